import type { ComponentProps } from 'react';
import type { Location, NavigateOptions, NavigationType, Router, To } from 'react-router';

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

/** The part of react-router's history that is used. `index`: position of the current entry in the tab's history. */
export interface PlainHistory extends Navigator {
  readonly location: Location;
  listen: (listener: (update: Update) => void) => () => void;
  index: () => number;
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

/** The location that a navigation to `to` would lead to. */
const toLocation = (history: PlainHistory, to: To, state: unknown): Location => {
  const url = new URL(history.createHref(to), 'http://here');
  return {
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    state,
    key: 'next',
    unstable_mask: undefined,
  } as Location;
};

/**
 * A history with guards. `push` and `replace` ask them first. A step back or forward has already happened when the event
 * arrives, so if a guard blocks it, it is undone, and repeated on `proceed`.
 */
export const createGuardedHistory = (history: PlainHistory) => {
  const { attempt, addGuard } = createGuards();
  const listeners = new Set<(update: Update) => void>();
  let current = { action: 'POP' as NavigationType, location: history.location };
  let currentIndex = history.index();
  let isRestoring = false;
  let isRepeating = false;

  const show = (update: Update) => {
    current = update;
    currentIndex = history.index();
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
    if (attempt(update.action, update.location, go)) return;
    isUndone = true;
    restore();
  });

  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: history.encodeLocation,
    go: (delta) => history.go(delta),
    push: (to: To, state?: unknown, options?: NavigateOptions) => {
      attempt('PUSH' as NavigationType, toLocation(history, to, state), () => history.push(to, state, options));
    },
    replace: (to: To, state?: unknown, options?: NavigateOptions) => {
      attempt('REPLACE' as NavigationType, toLocation(history, to, state), () => history.replace(to, state, options));
    },
  };

  return {
    navigator,
    current: () => current,
    guard: addGuard,
    listen: (listener: (update: Update) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop,
  };
};

export type GuardedHistory = ReturnType<typeof createGuardedHistory>;
