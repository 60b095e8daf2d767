/** How far (ms) the server's clock is ahead of the monotonic clock of this page. */
interface OffsetBounds {
  min: number;
  max: number;
}

/** ms since the page was opened. Unlike the clock of the device it cannot be set. */
export const getMonotonicTime = () => performance.now();

let bounds: OffsetBounds | null = null;
const listeners = new Set<() => void>();

/**
 * Combines the bounds of another answer with the known ones. The server writes its time after the request is sent and
 * before the answer arrives, so each answer narrows the bounds. Bounds that contradict the known ones replace them: the
 * monotonic clock stopped, as during sleep.
 */
export const narrowBounds = (current: OffsetBounds | null, measured: OffsetBounds): OffsetBounds => {
  if (!current) return measured;
  const min = Math.max(current.min, measured.min);
  const max = Math.min(current.max, measured.max);
  return min > max ? measured : { min, max };
};

/**
 * Takes the time in an answer of the server (ISO 8601). `sentAt` is `getMonotonicTime()` when the request was sent; null
 * for a message that was not requested.
 */
export const setServerTime = (serverTime: string, sentAt: number | null = null) => {
  const time = Date.parse(serverTime);
  if (Number.isNaN(time)) return;
  bounds = narrowBounds(bounds, {
    min: time - getMonotonicTime(),
    max: sentAt === null ? Number.POSITIVE_INFINITY : time - sentAt,
  });
  for (const listener of listeners) listener();
};

/** The server's time now (ms since 1970); null until the server has sent one. */
export const getServerTime = (): number | null => {
  if (!bounds) return null;
  const { min, max } = bounds;
  return getMonotonicTime() + (Number.isFinite(max) ? (min + max) / 2 : min);
};

/** Calls the listener after each message with a time. Returns a function that removes it. */
export const onServerTimeChange = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
