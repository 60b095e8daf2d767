import type { ComponentProps } from 'react';
import type { Location, NavigateOptions, NavigationType, Router, To } from 'react-router';

type Navigator = ComponentProps<typeof Router>['navigator'];

/** A navigation that has not happened yet, or that was undone because somebody objected. */
export interface Transition {
  action: NavigationType;
  location: Location;
  /** Lets it happen, once every other guard agrees too. */
  proceed: () => void;
}

/** Returns true to hold a transition back; it then owns `proceed`. */
export type Guard = (transition: Transition) => boolean;

export interface Update {
  action: NavigationType;
  location: Location;
}

/** What is needed of react-router's history; `index` is the position of the current entry in the tab's history. */
export interface PlainHistory extends Navigator {
  readonly location: Location;
  listen: (listener: (update: Update) => void) => () => void;
  index: () => number;
}

/** How long a traversal may take before its result is looked at again (ms). */
const settleMs = 60;

/**
 * A history that asks its guards first. `push` and `replace` wait for them; a step back or forward has already happened
 * when it is heard of, so it is undone and, on `proceed`, made again.
 */
export const guardedHistory = (history: PlainHistory) => {
  const guards = new Set<Guard>();
  const listeners = new Set<(update: Update) => void>();
  let shown = { action: 'POP' as NavigationType, location: history.location };
  let shownIndex = history.index();
  let restoring = false;
  let agreed = false;

  const show = (update: Update) => {
    shown = update;
    shownIndex = history.index();
    for (const listener of listeners) listener(update);
  };

  /** Runs `go` when no guard objects; the ones in `passed` have agreed already. */
  const attempt = (action: NavigationType, location: Location, go: () => void, passed: readonly Guard[] = []) => {
    for (const guard of guards) {
      if (passed.includes(guard)) continue;
      const proceed = () => attempt(action, location, go, [...passed, guard]);
      if (guard({ action, location, proceed })) return false;
    }
    go();
    return true;
  };

  /** Steps back to the entry that is shown, again until it is reached: fast steps arrive while one is being undone. */
  const restore = () => {
    const offset = shownIndex - history.index();
    restoring = offset !== 0;
    if (!restoring) return;
    history.go(offset);
    setTimeout(restore, settleMs);
  };

  const stop = history.listen((update) => {
    if (update.action !== ('POP' as NavigationType) || agreed) {
      agreed = false;
      show(update);
      return;
    }
    const offset = history.index() - shownIndex;
    if (restoring || offset === 0) return;
    // Agreed to at once, the step has happened already; agreed to later, it was undone and is made again.
    let undone = false;
    const go = () => {
      if (!undone) show(update);
      else if (restoring) setTimeout(go, settleMs);
      else {
        agreed = true;
        history.go(offset);
      }
    };
    if (attempt(update.action, update.location, go)) return;
    undone = true;
    restore();
  });

  const locationOf = (to: To, state: unknown): Location => {
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

  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: history.encodeLocation,
    go: (delta) => history.go(delta),
    push: (to: To, state?: unknown, options?: NavigateOptions) => {
      attempt('PUSH' as NavigationType, locationOf(to, state), () => history.push(to, state, options));
    },
    replace: (to: To, state?: unknown, options?: NavigateOptions) => {
      attempt('REPLACE' as NavigationType, locationOf(to, state), () => history.replace(to, state, options));
    },
  };

  return {
    navigator,
    current: () => shown,
    guard: (guard: Guard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    listen: (listener: (update: Update) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop,
  };
};

export type GuardedHistory = ReturnType<typeof guardedHistory>;
