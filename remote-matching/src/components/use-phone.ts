import { useSyncExternalStore } from 'react';

/** The width below which dialogs fill the screen. */
const query = '(max-width: 767px)';

const subscribe = (notify: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
};

/** Whether the screen is as narrow as a phone's; false on the server. */
export const usePhone = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
