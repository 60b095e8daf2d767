import { use, useCallback, useEffect, useRef, useState } from 'react';
import { type Location, type NavigationType, useLocation } from 'react-router';
import { HistoryContext } from './AppRouter';
import type { Transition } from './guarded-history';

/** Same shape as react-router's, so that libraries written for it can use this one. */
export type Blocker =
  | { state: 'unblocked'; location: undefined; proceed: undefined; reset: undefined }
  | { state: 'blocked'; location: Location; proceed: () => void; reset: () => void }
  | { state: 'proceeding'; location: Location; proceed: undefined; reset: undefined };

interface Step {
  currentLocation: Location;
  nextLocation: Location;
  historyAction: NavigationType;
}

const open = { state: 'unblocked', location: undefined, proceed: undefined, reset: undefined } as const;

/** Holds navigation inside the page back while `when` says so. Leaving the site is the browser's `beforeunload`. */
export const useBlocker = (when: boolean | ((step: Step) => boolean)): Blocker => {
  const history = use(HistoryContext);
  const currentLocation = useLocation();
  const [blocker, setBlocker] = useState<Blocker>(open);
  const asked = useRef({ when, currentLocation });
  useEffect(() => {
    asked.current = { when, currentLocation };
  });

  // Where the location has changed, whatever was held back is over.
  const [seen, setSeen] = useState(currentLocation);
  if (seen !== currentLocation) {
    setSeen(currentLocation);
    setBlocker(open);
  }

  const guard = useCallback(({ action, location, proceed }: Transition) => {
    const { when, currentLocation } = asked.current;
    const held =
      typeof when === 'function' ? when({ currentLocation, nextLocation: location, historyAction: action }) : when;
    if (!held) return false;
    setBlocker({
      state: 'blocked',
      location,
      proceed: () => {
        setBlocker({ state: 'proceeding', location, proceed: undefined, reset: undefined });
        proceed();
      },
      reset: () => setBlocker(open),
    });
    return true;
  }, []);

  useEffect(() => history?.guard(guard), [history, guard]);
  return blocker;
};
