import { LRUCache } from 'lru-cache';
import type { ContentState, Validity } from '../content/content-state';
import type { EncodedDocument } from './encoded-document';

/** Memory for all documents (bytes). */
const maxBytes = 64_000_000;
/** A document with its compressed forms, as a multiple of its length. */
const encodedFactor = 1.5;
/** Oldest page that is returned (ms): a page also says what changes with the clock alone, such as the time of the server. */
const maxAgeMs = 15_000;

interface DocumentCacheOptions {
  maxSize?: number;
  now?: () => number;
}

/** Keeps finished pages in memory until their content changes; the least recently used go first. */
export const createDocumentCache = <Page extends { document: Pick<EncodedDocument, 'byteLength'> }>(
  content: Pick<ContentState, 'isValid'>,
  { maxSize = maxBytes, now = Date.now }: DocumentCacheOptions = {},
) => {
  const pages = new LRUCache<string, { page: Page; validity: Validity }>({
    maxSize,
    sizeCalculation: ({ page }) => Math.ceil(page.document.byteLength * encodedFactor),
    ttl: maxAgeMs,
    perf: { now },
    ttlResolution: 0,
  });
  return {
    /** Null when the page is not in the cache, or not current. */
    get: (key: string): Page | null => {
      const cached = pages.get(key);
      return cached && content.isValid(cached.validity) ? cached.page : null;
    },
    set: (key: string, page: Page, validity: Validity) => {
      pages.set(key, { page, validity });
    },
  };
};
