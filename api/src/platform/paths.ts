import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Files shipped beside the code: the sources lie one folder below `api`, the built file two. */
export const inApi = (folder: 'migrations' | 'seed') => {
  const places = ['..', '../..'].map((up) => resolve(import.meta.dirname, up, folder));
  const place = places.find(existsSync);
  if (!place) throw new Error(`${folder} lies in none of ${places.join(', ')}`);
  return place;
};
