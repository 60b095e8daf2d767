import { use, useCallback, useEffect, useRef, useState } from 'react';
import { type Location, type NavigationType, useLocation } from 'react-router';
import { HistoryContext } from './AppRouter';
import type { Transition } from './guarded-history';

/** The shape of react-router's `Blocker`, so that libraries for react-router can use it. */
export type Blocker =
  | { state: 'unblocked'; location: undefined; proceed: undefined; reset: undefined }
  | { state: 'blocked'; location: Location; proceed: () => void; reset: () => void }
  | { state: 'proceeding'; location: Location; proceed: undefined; reset: undefined };

interface Step {
  currentLocation: Location;
  nextLocation: Location;
  historyAction: NavigationType;
}

const unblocked = { state: 'unblocked', location: undefined, proceed: undefined, reset: undefined } as const;

/** Blocks navigation within the site while `when` holds. Leaving the site is handled by `beforeunload`. */
export const useBlocker = (when: boolean | ((step: Step) => boolean)): Blocker => {
  const history = use(HistoryContext);
  const currentLocation = useLocation();
  const [blocker, setBlocker] = useState<Blocker>(unblocked);
  const latest = useRef({ when, currentLocation });
  useEffect(() => {
    latest.current = { when, currentLocation };
  });

  // A changed location ends a blocked navigation.
  const [previous, setPrevious] = useState(currentLocation);
  if (previous !== currentLocation) {
    setPrevious(currentLocation);
    setBlocker(unblocked);
  }

  const guard = useCallback(({ action, location, proceed }: Transition) => {
    const { when, currentLocation } = latest.current;
    const isBlocked =
      typeof when === 'function' ? when({ currentLocation, nextLocation: location, historyAction: action }) : when;
    if (!isBlocked) return false;
    setBlocker({
      state: 'blocked',
      location,
      proceed: () => {
        setBlocker({ state: 'proceeding', location, proceed: undefined, reset: undefined });
        proceed();
      },
      reset: () => setBlocker(unblocked),
    });
    return true;
  }, []);

  useEffect(() => history?.guard(guard), [history, guard]);
  return blocker;
};
