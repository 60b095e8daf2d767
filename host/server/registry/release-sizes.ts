import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type FirstLoad, listFirstLoadFiles, measureFirstLoad } from 'shared/build/release/measure-first-load';
import type { Release } from 'shared/remotes';
import type { ReadReleaseFile } from './release-files';

const compress = promisify(gzip);
const maxReleases = 200;
/** How long a reader waits for sizes that are not known yet (ms). */
const patienceMs = 1000;

/**
 * Measures what a first load of a release brings (bytes, gzip). A release never changes, so each is measured once. `find`
 * answers null for one whose files cannot be read, and for one that is not measured yet after a second.
 */
export const createReleaseSizes = (readFile: ReadReleaseFile) => {
  const sizes = new LRUCache<string, Promise<FirstLoad | null>>({ max: maxReleases });

  const measure = async (release: Release): Promise<FirstLoad> => {
    const bytes = new Map<string, number>();
    for (const file of listFirstLoadFiles(release))
      bytes.set(file, (await compress(await readFile(release, file), { level: 9 })).length);
    return measureFirstLoad(release, (file) => bytes.get(file) ?? 0);
  };

  const start = (release: Release) => {
    const key = `${release.base} ${release.integrity[release.entry]}`;
    const measured = sizes.get(key);
    if (measured) return measured;
    const measuring = measure(release).catch(() => {
      sizes.delete(key);
      return null;
    });
    sizes.set(key, measuring);
    return measuring;
  };

  return {
    find: async (releases: readonly Release[]): Promise<(FirstLoad | null)[]> => {
      const patience = new AbortController();
      const isOver = delay(patienceMs, null, { signal: patience.signal }).catch(() => null);
      try {
        return await Promise.all(releases.map((release) => Promise.race([start(release), isOver])));
      } finally {
        patience.abort();
      }
    },
  };
};
