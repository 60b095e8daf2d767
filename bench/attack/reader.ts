import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Reads pages in a thread of its own, which the attacks do not hold up; `stop` resolves to the times (ms). */
export const startReader = (site: string) => {
  const worker = new Worker(new URL('./reader-worker.mjs', import.meta.url), { workerData: { site }, execArgv: [] });
  const stop = async (): Promise<number[]> => {
    const answered = once(worker, 'message');
    worker.postMessage('stop');
    const [times] = await answered;
    return times as number[];
  };
  return { stop };
};
