import { HttpError } from '../../platform/http/errors';

interface HashQueueOptions {
  /** Jobs that run at the same time. */
  concurrency: number;
  /** Jobs that wait; further ones are refused. */
  maxQueued: number;
  createError: () => Error;
}

/**
 * Returns a function that runs a job when a slot is free, in order of arrival. It throws `createError()` if the queue is
 * full, so that a flood of requests does not starve the rest of the API.
 */
export const createHashQueue = ({ concurrency, maxQueued, createError }: HashQueueOptions) => {
  const queue: (() => void)[] = [];
  let running = 0;

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running += 1;
    else if (queue.length < maxQueued) await new Promise<void>((resolve) => queue.push(resolve));
    else throw createError();
    try {
      return await job();
    } finally {
      const next = queue.shift();
      // The slot passes directly to the next job, so that a new one cannot take it first.
      if (next) next();
      else running -= 1;
    }
  };
};

/** Runs a password hash in the queue of this process; throws `overloaded` after about a second of queued work. */
export const runInHashQueue = createHashQueue({
  concurrency: 2,
  maxQueued: 60,
  createError: () => new HttpError('overloaded', { headers: { 'retry-after': '2' } }),
});
