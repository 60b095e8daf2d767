import { htmlLang, type Language, localiseAddress } from 'shared/i18n';
import type { ActiveRelease } from 'shared/remotes';
import type { OverrideStatus } from '../../src/shell/overrides/override-status';
import { createContentCache } from '../content/content-cache';
import type { Validity } from '../content/content-state';
import type { HostContext } from '../context';
import { createVisitorClient } from '../proxy/visitor-client';
import { buildContentSecurityPolicy } from './content-security-policy';
import { renderDocument } from './document';
import { createDocumentEncoder, type EncodedDocument } from './encoded-document';
import { escapeHtml } from './escape-html';
import { findMovedPath } from './moved-path';
import { type RenderedPage, readerLimits, refreshLimits, renderPage } from './render-page';
import { retryAfterSeconds } from './retry-after';

/** What decides what a page looks like, besides its content. */
interface PageRequest {
  /** Without the language and an override. */
  url: URL;
  /** The query as it was asked for, with the override. */
  search: string;
  language: Language;
  releases: ActiveRelease[];
  override: OverrideStatus | null;
  /** Releases are missing that there may be. */
  isIncomplete: boolean;
  /** Releases that other readers get besides: their processes go on. */
  others: ActiveRelease[];
  /** Version of the canary that the releases have; null without one. */
  canary: string | null;
  /** Reading of the registry that the releases are from. */
  generation: number;
  /** Then nothing that was read before the request will do. */
  mustBeNew: boolean;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string | number>;
  document: EncodedDocument;
}

/**
 * For browsers and networks: a browser asks each time, and gets 304 for a page that it has; a network may give out a page for a
 * second, and once more while it asks.
 */
const sharedCacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** Pages with an override are the tester's own. */
const isShareable = ({ status, isLate, isFresh }: RenderedPage, override: OverrideStatus | null) =>
  status === 200 && isFresh && !isLate && override === null;

const createPageRenderer = (context: HostContext) => {
  const encodeDocument = createDocumentEncoder();
  const { config, answerVisitor, assets, pageCache, renderers, readReleaseFile } = context;

  return async (
    request: PageRequest,
    limits = readerLimits,
  ): Promise<{ answer: PageAnswer; validity: Validity | null }> => {
    const { url, search, language, releases, others, override, isIncomplete, mustBeNew } = request;
    const client = createVisitorClient(answerVisitor, { language, mustBeNew });
    // Under an override, releases of the channel may be absent that other readers get.
    if (!override) renderers.endOthers([...releases, ...others]);
    const rendered = await renderPage({
      url,
      language,
      host: assets.version,
      releases,
      isIncomplete,
      override,
      client,
      renderers,
      cache: pageCache,
      mustBeNew,
      limits,
    });
    const isShared = isShareable(rendered, override);
    const sharedHeaders = {
      'Cache-Control': isShared ? sharedCacheControl : 'no-store',
      'Content-Language': htmlLang[language],
      Vary: 'Accept-Encoding',
    };
    const validity = isShared && !config.compiler ? client.getValidity() : null;
    const movedPath = findMovedPath(rendered.head, language, url.pathname);
    if (movedPath) {
      // As it stands in a header: encoded.
      const location = new URL(localiseAddress(movedPath, language), url).pathname + search;
      const link = `<!doctype html><a href="${escapeHtml(location)}">${escapeHtml(location)}</a>\n`;
      const document = encodeDocument(Buffer.from(link));
      return { answer: { status: 301, headers: { ...sharedHeaders, Location: location }, document }, validity };
    }
    const { content, styleDigests } = await renderDocument({
      rendered,
      url,
      assets,
      isDevelopment: config.compiler !== null,
      readReleaseFile,
    });
    const document = encodeDocument(content);
    const isCounted = Boolean(rendered.state.setting?.seo.gaId);
    const headers = {
      // Development compilers serve from other ports and use web sockets, which the policy would block.
      ...(config.compiler
        ? {}
        : { 'Content-Security-Policy': buildContentSecurityPolicy({ releases, styleDigests, isCounted }) }),
      ...(rendered.status === 503 && { 'Retry-After': retryAfterSeconds }),
      ...(override && { 'X-Robots-Tag': 'noindex, nofollow' }),
      ...(isShared && { ETag: document.etag }),
      ...sharedHeaders,
    };
    return { answer: { status: rendered.status, headers, document }, validity };
  };
};

/** Memory for all pages (bytes). */
const maxBytes = 64_000_000;
/** A document with its compressed forms, as a multiple of its length. */
const encodedFactor = 1.5;
/** Oldest page that is sent (ms); with `maxAgeMs` of the answers it is made from, what it says of the clock is 15 s old at most. */
const maxAgeMs = 10_000;
/** A page that is asked for is rendered anew this long before that (ms), so that it is also found while many others are rendered. */
const refreshMs = 5_000;
/** How long a page that was asked for before a change is still sent after it (ms), while it is rendered anew. */
const graceMs = 500;

const toKey = ({ url, language, generation, canary }: PageRequest) =>
  JSON.stringify([url.href, language, generation, canary]);

/** The answers to requests for pages. Equal ones are rendered once, and found again until something of them changes. */
export const createPageAnswers = (context: HostContext) => {
  const render = createPageRenderer(context);
  const cache = createContentCache<PageAnswer>(context.content, {
    maxBytes,
    getSize: ({ document }) => document.byteLength * encodedFactor,
    maxAgeMs,
  });
  const underWay = new Map<string, Promise<PageAnswer>>();
  const refreshing = new Set<string>();

  const renderShared = async (key: string, request: PageRequest, limits = readerLimits) => {
    const { answer, validity } = await render(request, limits);
    if (validity) cache.set(key, answer, validity);
    return answer;
  };

  const renderOnce = (key: string, request: PageRequest) => {
    const joined = underWay.get(key);
    if (joined) return joined;
    const rendering = renderShared(key, request).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  };

  const refresh = (key: string, request: PageRequest) => {
    if (refreshing.has(key)) return;
    refreshing.add(key);
    renderShared(key, request, refreshLimits)
      // Whoever asks for the page when it has left the memory gets the error.
      .catch(() => undefined)
      .finally(() => refreshing.delete(key));
  };

  return {
    /** A page from memory; null when it has to be rendered. A stale one has just changed, and is being rendered. */
    find: (request: PageRequest): { state: 'hit' | 'stale'; answer: PageAnswer } | null => {
      if (request.override || request.mustBeNew) return null;
      const key = toKey(request);
      const answer = cache.get(key, graceMs);
      if (!answer) return null;
      const isStale = cache.get(key) === null;
      if (isStale || cache.getRemainingMs(key) < refreshMs) refresh(key, request);
      return { state: isStale ? 'stale' : 'hit', answer };
    },

    /** Renders a page, or joins a rendering of it that is under way. */
    render: async (request: PageRequest): Promise<PageAnswer> => {
      if (request.override) return (await render(request)).answer;
      const key = toKey(request);
      return request.mustBeNew ? renderShared(key, request) : renderOnce(key, request);
    },
  };
};
