import { readFileSync } from 'node:fs';

/**
 * A file of `/proc` about a process; empty where there is none. Synchronous, because the kernel answers in hundredths of a millisecond,
 * and the thread pool takes many times the processor: read four times a second for each process, that was most of what an idle host did.
 */
export const readProcessFile = (pid: number | undefined, name: 'statm' | 'schedstat') => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
};
