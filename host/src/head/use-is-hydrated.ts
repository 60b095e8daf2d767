import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server, and while the browser takes over what that has rendered. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
