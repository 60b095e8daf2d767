import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
/** Browsers have it in secure contexts alone: https, or localhost. */
const isSupported = () => 'PublicKeyCredential' in window;

/** Whether the browser can use passkeys here; true on the server, as nearly all can. */
export const usePasskeySupport = () => useSyncExternalStore(subscribe, isSupported, () => true);
