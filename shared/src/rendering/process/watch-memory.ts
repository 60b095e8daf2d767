import { readProcessFile } from './read-process-file';

/** Resident memory that a process may have (bytes). Its heap has a limit of its own; Buffers lie outside of it. */
export const maxResidentBytes = 512_000_000;
const intervalMs = 250;
/** The kernel counts in pages of this size. */
const pageBytes = 4096;

/**
 * Reads the resident memory of a process from `/proc` again and again, and calls `onSize` with it (bytes). Elsewhere
 * than on Linux the processes report it themselves.
 */
export const watchMemory = (pid: number | undefined, onSize: (bytes: number) => void) => {
  const timer = setInterval(() => {
    const pages = Number(readProcessFile(pid, 'statm').split(' ')[1]);
    if (pages) onSize(pages * pageBytes);
  }, intervalMs).unref();
  return () => clearInterval(timer);
};
