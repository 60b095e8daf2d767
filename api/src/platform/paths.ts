import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Returns the path of a folder in `api`. Source and bundle lie at different depths below `api`. Throws if it is missing. */
export const resolveApiFolder = (folder: 'migrations' | 'seed') => {
  const candidates = ['..', '../..'].map((up) => resolve(import.meta.dirname, up, folder));
  const found = candidates.find(existsSync);
  if (!found) throw new Error(`${folder} lies in none of ${candidates.join(', ')}`);
  return found;
};
