import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Read once: every time on a page needs it, and it does not change while the page is open. */
let zone: string | undefined;

/** The browser's IANA time zone. */
export const getBrowserTimeZone = () => {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
};

/** The reader's time zone; null on the server, which cannot know it. */
export const useBrowserTimeZone = () => useSyncExternalStore(subscribeToNothing, getBrowserTimeZone, () => null);
