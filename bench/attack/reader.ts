import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Reads pages in a thread of its own, which the attacks do not hold up, between `start` and `stop`. */
export const createReader = (site: string) => {
  const worker = new Worker(new URL('./reader-worker.mjs', import.meta.url), { workerData: { site }, execArgv: [] });
  return {
    start: () => worker.postMessage('start'),
    /** Resolves to the times (ms). */
    stop: async (): Promise<number[]> => {
      const answered = once(worker, 'message');
      worker.postMessage('stop');
      const [times] = await answered;
      return times as number[];
    },
    close: () => worker.terminate(),
  };
};

export type Reader = ReturnType<typeof createReader>;
