import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const zoneOfBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's time zone; null on the server, which cannot know it. */
export const useOwnZone = () => useSyncExternalStore(never, zoneOfBrowser, () => null);
