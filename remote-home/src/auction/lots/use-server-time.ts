import { useSyncExternalStore } from 'react';
import { getServerTime, onServerTimeChange } from './server-clock';

const secondMs = 1000;
/** Several times a second, so that no second is skipped. */
const tickMs = 250;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let unsubscribe: (() => void) | undefined;

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** One timer for all countdowns of a page; it runs while there is a subscriber. */
const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    timer = setInterval(notifyListeners, tickMs);
    unsubscribe = onServerTimeChange(notifyListeners);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    unsubscribe?.();
  };
};

const getSnapshot = () => {
  const now = getServerTime();
  return now === null ? null : Math.floor(now / secondMs) * secondMs;
};

/** The server's time (ms since 1970) in whole seconds; null on the server and until it is known. */
export const useServerTime = () => useSyncExternalStore(subscribe, getSnapshot, () => null);
