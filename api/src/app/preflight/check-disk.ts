import { statfs } from 'node:fs/promises';
import type { Finding } from './finding';

const MB = 1_000_000;
/** Free space in MB: with less the start is refused, or a warning is logged. */
const limits = { fatal: 200, warning: 2000 };

/** `freeMb`: free space (MB). */
export const judgeSpace = (freeMb: number, folder: string): Finding[] =>
  freeMb >= limits.warning
    ? []
    : [
        {
          fatal: freeMb < limits.fatal,
          problem: `${folder} has ${Math.floor(freeMb)} MB of free space.`,
          remedy: 'Free some, or choose another DATA_DIR.',
        },
      ];

/** Free space for the data of this process. */
export const checkDisk = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return judgeSpace((bavail * bsize) / MB, folder);
};
