import { setTimeout as delay } from 'node:timers/promises';

/** Longest pause after a task (ms). */
const maxPauseMs = 100;

interface QueueOptions {
  /** While it is true, a pause as long as the task follows each task, so that half of the time is left to others. */
  mustPause?: () => boolean;
}

/** Returns a function that runs at most `limit` tasks at once; others wait for their turn. A task that is aborted while it waits never runs. */
export const createQueue = (limit: number, { mustPause = () => false }: QueueOptions = {}) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const startNext = () => {
    const next = waiting.shift();
    // The place of the task that has ended passes to the next one.
    if (next) next();
    else running -= 1;
  };
  return async <Result>(run: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    if (signal?.aborted) {
      startNext();
      throw signal.reason;
    }
    const startedAt = performance.now();
    try {
      return await run();
    } finally {
      if (mustPause()) void delay(Math.min(performance.now() - startedAt, maxPauseMs)).then(startNext);
      else startNext();
    }
  };
};
