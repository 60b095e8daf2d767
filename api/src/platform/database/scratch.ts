import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM = 4 * 2 ** 30;

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
};

/**
 * Where the data of a test run lies: in memory where there is room, because every test database is 1,500 new files, which
 * takes a disk ten times as long; else in `folder`. Each folder has a place of its own there.
 */
export const scratchFor = (folder: string) =>
  hasRoom() ? join(MEMORY, `portico-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`) : folder;
