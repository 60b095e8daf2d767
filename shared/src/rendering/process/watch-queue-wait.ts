import { readProcessFile } from './read-process-file';

const intervalMs = 250;

/** Nanoseconds: on a processor, waiting for one; then the number of turns. */
const readWaitMs = (pid: number | undefined) => Number(readProcessFile(pid, 'schedstat').split(' ')[1] ?? 0) / 1e6;

/**
 * Follows how long (ms) the main thread of a process has been ready to run without getting a processor: on a busy machine it answers late
 * through no fault of its own. Always 0 where the system does not say (elsewhere than on Linux).
 */
export const watchQueueWait = (pid: number | undefined) => {
  let waitMs = 0;
  const timer = setInterval(() => {
    waitMs = Math.max(waitMs, readWaitMs(pid));
  }, intervalMs).unref();
  return { getMs: () => waitMs, stop: () => clearInterval(timer) };
};
