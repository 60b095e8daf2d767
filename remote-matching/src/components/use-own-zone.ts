import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Asked once: it is asked for by every time on a page, and does not change while the page is open. */
let zone: string | undefined;
const zoneOfBrowser = () => {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
};

/** The reader's time zone; null on the server, which cannot know it. */
export const useOwnZone = () => useSyncExternalStore(never, zoneOfBrowser, () => null);
