import { useSyncExternalStore } from 'react';
import { onServerTime, serverNow } from './clock';

const second = 1000;
/** Often enough that no second is seen to be skipped. */
const stepMs = 250;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let stop: (() => void) | undefined;

const tell = () => {
  for (const listener of listeners) listener();
};

/** One clock for all countdowns of a page; it stands still while nobody reads it. */
const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    timer = setInterval(tell, stepMs);
    stop = onServerTime(tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    stop?.();
  };
};

const snapshot = () => {
  const now = serverNow();
  return now === null ? null : Math.floor(now / second) * second;
};

/** The server's time to the second; null on the server and until it is known. */
export const useNow = () => useSyncExternalStore(subscribe, snapshot, () => null);
