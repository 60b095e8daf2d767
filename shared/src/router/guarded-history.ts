import type { ComponentProps } from 'react';
import type { Location, NavigateOptions, NavigationType, Router, To } from 'react-router';
import type { Language } from 'shared/i18n';
import { splitAddress } from '../format/addresses';

type Navigator = ComponentProps<typeof Router>['navigator'];

/** A navigation that has not happened yet, or that was undone because a guard blocked it. */
export interface Transition {
  action: NavigationType;
  location: Location;
  /** Continues it, unless another guard blocks it. */
  proceed: () => void;
}

/** Returns true to block a transition; the guard can call `proceed` later. */
type Guard = (transition: Transition) => boolean;

export interface Update {
  action: NavigationType;
  location: Location;
}

/** The part of react-router's history that is used. Its locations have no language. */
export interface PlainHistory extends Navigator {
  readonly location: Location;
  listen: (listener: (update: Update) => void) => () => void;
  /** Position of the current entry in the tab's history. */
  index: () => number;
  /** Language of the current address. */
  language: () => Language;
}

/** Delay after which the result of a traversal is checked again. */
const traversalMs = 60;

const createGuards = () => {
  const guards = new Set<Guard>();

  /** Runs `go` and returns true unless a guard blocks it. Guards in `passed` are not asked again. */
  const attempt = (action: NavigationType, location: Location, go: () => void, passed: readonly Guard[] = []) => {
    for (const guard of guards) {
      if (passed.includes(guard)) continue;
      const proceed = () => attempt(action, location, go, [...passed, guard]);
      if (guard({ action, location, proceed })) return false;
    }
    go();
    return true;
  };

  /** Returns a function that removes the guard. */
  const addGuard = (guard: Guard) => {
    guards.add(guard);
    return () => void guards.delete(guard);
  };

  return { attempt, addGuard };
};

/** The location that a navigation to `to` would lead to, and its language. */
const resolveTarget = (history: PlainHistory, to: To, state: unknown) => {
  const url = new URL(history.createHref(to), 'http://here');
  const { language, address } = splitAddress(url.pathname);
  const { search, hash } = url;
  const location = { pathname: address, search, hash, state, key: 'next', unstable_mask: undefined } as Location;
  return { location, language };
};

/**
 * A history with guards. `push` and `replace` ask them first. A step back or forward has already happened when the event
 * arrives, so if a guard blocks it, it is undone, and repeated on `proceed`. Guards are not asked when only the language of
 * the page changes, which keeps what is typed.
 */
export const createGuardedHistory = (history: PlainHistory) => {
  const { attempt, addGuard } = createGuards();
  const listeners = new Set<(update: Update) => void>();
  let current = { action: 'POP' as NavigationType, location: history.location };
  let currentIndex = history.index();
  let currentLanguage = history.language();
  let isRestoring = false;
  let isRepeating = false;

  const isTranslation = ({ pathname, search }: Location, language: Language) =>
    language !== currentLanguage && pathname === current.location.pathname && search === current.location.search;

  const show = (update: Update) => {
    current = update;
    currentIndex = history.index();
    currentLanguage = history.language();
    for (const listener of listeners) listener(update);
  };

  /** Returns to the shown entry. Repeats until it is reached, because further steps may arrive meanwhile. */
  const restore = () => {
    const offset = currentIndex - history.index();
    isRestoring = offset !== 0;
    if (!isRestoring) return;
    history.go(offset);
    setTimeout(restore, traversalMs);
  };

  const stop = history.listen((update) => {
    if (update.action !== ('POP' as NavigationType) || isRepeating) {
      isRepeating = false;
      show(update);
      return;
    }
    const offset = history.index() - currentIndex;
    if (isRestoring || offset === 0) return;
    // If no guard blocks it, the step has already happened. After `proceed` it was undone and is repeated.
    let isUndone = false;
    const go = () => {
      if (!isUndone) show(update);
      else if (isRestoring) setTimeout(go, traversalMs);
      else {
        isRepeating = true;
        history.go(offset);
      }
    };
    if (isTranslation(update.location, history.language())) return show(update);
    if (attempt(update.action, update.location, go)) return;
    isUndone = true;
    restore();
  });

  const navigate = (action: 'PUSH' | 'REPLACE', to: To, state: unknown, go: () => void) => {
    const { location, language } = resolveTarget(history, to, state);
    if (isTranslation(location, language)) go();
    else attempt(action as NavigationType, location, go);
  };

  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: history.encodeLocation,
    go: (delta) => history.go(delta),
    push: (to: To, state?: unknown, options?: NavigateOptions) =>
      navigate('PUSH', to, state, () => history.push(to, state, options)),
    replace: (to: To, state?: unknown, options?: NavigateOptions) =>
      navigate('REPLACE', to, state, () => history.replace(to, state, options)),
  };

  return {
    navigator,
    current: () => current,
    language: () => currentLanguage,
    guard: addGuard,
    listen: (listener: (update: Update) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop,
  };
};

export type GuardedHistory = ReturnType<typeof createGuardedHistory>;
