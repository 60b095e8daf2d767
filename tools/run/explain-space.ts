import { statfsSync } from 'node:fs';

const REQUIRED_MB = 200;

/**
 * What to do where little space is left on the disk of a folder; null where there is enough. A database that finds no
 * room rarely says so: its log finds none either, and what it has begun is removed again.
 */
export const explainSpace = (folder: string): string | null => {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  return free < REQUIRED_MB
    ? `Only ${free} MB are left on the disk of ${folder}: free 2 GB, or let DATA_DIR name a folder on another disk, then run the command again.`
    : null;
};
