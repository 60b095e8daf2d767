/** Returns a function that runs at most `limit` tasks at once; others wait for their turn. A task that is aborted while it waits never runs. */
export const createQueue = (limit: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(run: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      signal?.throwIfAborted();
      return await run();
    } finally {
      const next = waiting.shift();
      // The place of this task passes to the next one.
      if (next) next();
      else running -= 1;
    }
  };
};
