import { getTimeAfter } from '../database/columns';

/** How far the clocks of this process and of the database may be apart (ms). */
const toleranceMs = 250;
const retryMs = 1000;
/** Between two searches, however many changes there are (ms). */
const minIntervalMs = 100;
/** Timers cannot be longer than 24 days. */
const maxTimeoutMs = 24 * 60 * 60_000;

interface ClockOptions {
  /** Returns the first time later than `after` (ISO) at which the content changes; null if nothing is due. */
  findNextChange: (after: string) => Promise<string | null>;
  onFound: (next: string | null) => void;
  /** Called when the time that was found has passed on the clock of the database too. */
  onPassed: () => void;
  onError: (cause: unknown) => void;
}

/** Waits for the times at which the content of one domain changes by itself. */
export const createClock = ({ findNextChange, onFound, onPassed, onError }: ClockOptions) => {
  let timer: NodeJS.Timeout | undefined;
  let isSearching = false;
  let searchedAt = Number.NEGATIVE_INFINITY;
  /** The content has changed since the current search began. */
  let isOutdated = false;
  let isStopped = false;

  const setTimer = (act: () => void, ms: number) => {
    timer = setTimeout(act, Math.min(Math.max(0, ms), maxTimeoutMs)).unref();
  };

  const waitFor = (next: string) => {
    const passesAt = Date.parse(next) + toleranceMs;
    setTimer(() => (Date.now() < passesAt ? waitFor(next) : onPassed()), passesAt - Date.now());
  };

  /** Finds the next time; called after each change. */
  const search = async (): Promise<void> => {
    isOutdated = isSearching;
    if (isSearching || isStopped) return;
    clearTimeout(timer);
    const restMs = searchedAt + minIntervalMs - performance.now();
    if (restMs > 0) return setTimer(search, restMs);
    isSearching = true;
    searchedAt = performance.now();
    try {
      // Times that are only just over count too: what was read since the last change may be from before them.
      const next = await findNextChange(getTimeAfter(-toleranceMs));
      if (isOutdated || isStopped) return;
      if (next) waitFor(next);
      onFound(next);
    } catch (cause) {
      if (isStopped) return;
      onError(cause);
      setTimer(search, retryMs);
    } finally {
      isSearching = false;
      if (isOutdated) void search();
    }
  };

  return {
    search,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
