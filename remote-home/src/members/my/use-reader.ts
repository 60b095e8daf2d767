import { useSyncExternalStore } from 'react';
import { useAuth } from 'shared/auth';

const onRead = (listener: () => void) => useAuth.persist.onFinishHydration(listener);

/** Who reads; `known` is false on the server and until the tab's sign-in has been read. */
export const useReader = () => {
  const sub = useAuth(({ user }) => user?.sub ?? null);
  const known = useSyncExternalStore(
    onRead,
    () => useAuth.persist.hasHydrated(),
    () => false,
  );
  return { known, sub };
};
