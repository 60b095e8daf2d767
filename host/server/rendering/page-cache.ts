import { LRUCache } from 'lru-cache';

const maxPages = 300;
/** Oldest page that is returned (ms); content that changes with the clock alone has no version. */
const maxAgeMs = 10 * 60_000;

export interface PageCache<T> {
  /** Makes pages of an older content version invalid. */
  invalidateBefore: (version: number) => void;
  /** `version`: lowest content version among the API answers that the value was made from. */
  set: (key: string, version: number, value: T) => void;
  /** Null when there is no page, or when it is too old or its content has changed. */
  get: (key: string) => T | null;
}

/** Keeps the latest content of each page, for requests where the API or the processor is too slow to produce it. */
export const createPageCache = <T>(now = Date.now): PageCache<T> => {
  const pages = new LRUCache<string, { version: number; value: T }>({
    max: maxPages,
    ttl: maxAgeMs,
    perf: { now },
    // One entry is read for each request; a timer to save reading the clock is not worth it.
    ttlResolution: 0,
  });
  let newest = 0;
  return {
    invalidateBefore: (version) => {
      newest = Math.max(newest, version);
    },
    set: (key, version, value) => {
      pages.set(key, { version, value });
    },
    get: (key) => {
      const page = pages.get(key);
      return page && page.version >= newest ? page.value : null;
    },
  };
};
