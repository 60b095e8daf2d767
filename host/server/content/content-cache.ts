import { LRUCache } from 'lru-cache';
import type { ContentState, Validity } from './content-state';

/** Of an entry besides its key and value (bytes). */
const entryBytes = 2000;

interface ContentCacheOptions<Value> {
  /** Memory for all entries (bytes). */
  maxBytes: number;
  /** Of one value (bytes). */
  getSize: (value: Value) => number;
  /** Oldest value that is returned (ms): content also says what changes with the clock alone, such as the time of the server. */
  maxAgeMs: number;
  now?: () => number;
}

/** Keeps what was made from content in memory until that changes; the least recently used go first. */
export const createContentCache = <Value extends object>(
  content: Pick<ContentState, 'isValid'>,
  { maxBytes, getSize, maxAgeMs, now = Date.now }: ContentCacheOptions<Value>,
) => {
  const entries = new LRUCache<string, { value: Value; validity: Validity }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => Math.ceil(getSize(value)) + 2 * key.length + entryBytes,
    ttl: maxAgeMs,
    perf: { now },
    ttlResolution: 0,
  });
  return {
    /** Null when the value is not in the cache, or was not current `graceMs` ago. */
    get: (key: string, graceMs = 0): Value | null => {
      const entry = entries.get(key);
      return entry && content.isValid(entry.validity, graceMs) ? entry.value : null;
    },
    /** How long a value in the cache is still returned if its content does not change (ms). */
    getRemainingMs: (key: string) => entries.getRemainingTTL(key),
    set: (key: string, value: Value, validity: Validity) => {
      entries.set(key, { value, validity });
    },
  };
};
