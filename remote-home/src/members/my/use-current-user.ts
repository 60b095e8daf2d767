import { useSyncExternalStore } from 'react';
import { useAuth } from 'shared/auth';

const subscribe = (listener: () => void) => useAuth.persist.onFinishHydration(listener);

/** Id of the signed-in user, null for a visitor; `loaded` is false on the server and until the tab's sign-in is read. */
export const useCurrentUser = () => {
  const sub = useAuth(({ user }) => user?.sub ?? null);
  const loaded = useSyncExternalStore(
    subscribe,
    () => useAuth.persist.hasHydrated(),
    () => false,
  );
  return { loaded, sub };
};
