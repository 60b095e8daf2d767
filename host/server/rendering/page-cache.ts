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

/** Keeps the latest content of each page, for requests where the API or the processor is too slow to produce it. The oldest entry is evicted first. */
export const createPageCache = <T>(now = Date.now): PageCache<T> => {
  const pages = new Map<string, { version: number; at: number; value: T }>();
  let newest = 0;
  return {
    invalidateBefore: (version) => {
      newest = Math.max(newest, version);
    },
    set: (key, version, value) => {
      pages.delete(key);
      pages.set(key, { version, at: now(), value });
      const [oldest] = pages.keys();
      if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
    },
    get: (key) => {
      const page = pages.get(key);
      return page && page.version >= newest && now() - page.at < maxAgeMs ? page.value : null;
    },
  };
};
