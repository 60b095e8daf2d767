import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Reads pages in a process of its own, which the attacks do not hold up, between `start` and `stop`. */
export const createReader = (site: string) => {
  const child = fork(new URL('./reader-process.mjs', import.meta.url), [site], { execArgv: [], detached: true });
  return {
    start: () => child.send('start'),
    /** Resolves to the times (ms). */
    stop: async (): Promise<number[]> => {
      const answered = once(child, 'message');
      child.send('stop');
      const [times] = await answered;
      return times as number[];
    },
    close: () => child.disconnect(),
  };
};

export type Reader = ReturnType<typeof createReader>;
