import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const REQUIRED_BYTES = 4 * 2 ** 30;

const hasMemory = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > REQUIRED_BYTES;
  } catch {
    return false;
  }
};

/**
 * Returns the folder for the data of a test run: in memory if there is room (4 GiB), else `folder`. A test database is
 * 1,500 new files, which takes a disk ten times as long. Each `folder` has its own path in memory.
 */
export const createScratchPath = (folder: string) =>
  hasMemory() ? join(MEMORY, `portico-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`) : folder;
