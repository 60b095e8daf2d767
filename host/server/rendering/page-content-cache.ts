import { LRUCache } from 'lru-cache';
import type { PageState } from '../../src/page-state';
import { createContentCache } from '../content/content-cache';
import type { ContentState, Validity } from '../content/content-state';

export interface LoadedPage {
  href: string;
  missing?: true | undefined;
  /** Its data. */
  json: Buffer;
}

/** What a page is rendered from. */
export interface PageContent {
  setting: PageState['setting'];
  page: LoadedPage | null;
}

/** Memory for the content of pages (bytes), and of one page without its data. */
const maxBytes = 32_000_000;
const pageBytes = 4000;
/** Oldest content that is returned (ms): while changes can be heard of, and while they cannot. */
const maxAgeMs = { heard: 10 * 60_000, unheard: 10_000 };

const getSize = ({ page }: PageContent) => pageBytes + (page?.json.byteLength ?? 0);

/**
 * Keeps the latest content of each page, for requests where the API or the processor is too slow to produce it. While changes
 * cannot be heard of it returns what was read a few seconds ago, so that a page that is always late is shown at all.
 */
export const createPageContentCache = (content: Pick<ContentState, 'isValid' | 'isKnown'>, now = Date.now) => {
  const heard = createContentCache<PageContent>(content, { maxBytes, getSize, maxAgeMs: maxAgeMs.heard, now });
  const unheard = new LRUCache<string, PageContent>({
    maxSize: maxBytes,
    sizeCalculation: getSize,
    ttl: maxAgeMs.unheard,
    perf: { now },
    ttlResolution: 0,
  });
  return {
    /** Null when there is none that is current. */
    get: (key: string): PageContent | null => heard.get(key) ?? (content.isKnown() ? null : (unheard.get(key) ?? null)),
    /** `validity` is null for content of which it is not known how long it is current. */
    set: (key: string, value: PageContent, validity: Validity | null) => {
      if (validity) heard.set(key, value, validity);
      else if (!content.isKnown()) unheard.set(key, value);
    },
  };
};

export type PageContentCache = ReturnType<typeof createPageContentCache>;
