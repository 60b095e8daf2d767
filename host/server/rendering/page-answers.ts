import { createApi } from 'shared/client';
import type { Language } from 'shared/i18n';
import type { ActiveRelease } from 'shared/remotes';
import type { Theme } from 'shared/ui';
import type { OverrideStatus } from '../../src/shell/overrides/override-status';
import type { Validity } from '../content/content-state';
import type { HostContext } from '../context';
import { createVisitorCalls } from '../proxy/visitor-api';
import { buildContentSecurityPolicy } from './content-security-policy';
import { renderDocument } from './document';
import { createDocumentCache } from './document-cache';
import { createEncodedDocument, type EncodedDocument } from './encoded-document';
import { type RenderedPage, renderPage } from './render-page';
import { retryAfterSeconds } from './retry-after';

/** What decides what a page looks like, besides its content. */
interface PageRequest {
  url: URL;
  language: Language;
  theme: Theme | null;
  releases: ActiveRelease[];
  override: OverrideStatus | null;
  /** Releases are missing that there may be. */
  isIncomplete: boolean;
  /** Reading of the registry that the releases are from. */
  generation: number;
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
  const { config, upstreams, content, assets, pageCache, renderers, readReleaseFile } = context;

  return async (request: PageRequest): Promise<{ answer: PageAnswer; validity: Validity | null }> => {
    const { url, language, theme, releases, override, isIncomplete } = request;
    const reading = content.startReading();
    // Under an override, releases of the channel may be absent that other readers get.
    if (!override) renderers.endOthers(releases);
    const rendered = await renderPage({
      url,
      language,
      host: assets.version,
      releases,
      isIncomplete,
      override,
      connectApi: (onVersion) => {
        const callApi = createVisitorCalls(upstreams, language, (info) => {
          reading.add(info?.domains ?? null);
          if (!info?.version) return;
          pageCache.invalidateBefore(info.version);
          onVersion(info.version);
        });
        return { api: createApi(callApi), callApi };
      },
      renderers,
      cache: pageCache,
    });
    const { html, styleDigests } = await renderDocument({
      rendered,
      url,
      theme,
      assets,
      isDevelopment: config.compiler !== null,
      readReleaseFile,
    });
    const document = createEncodedDocument(html);
    const isShared = isShareable(rendered, override);
    const isCounted = Boolean(rendered.state.setting?.seo.gaId);
    const headers = {
      // Development compilers serve from other ports and use web sockets, which the policy would block.
      ...(config.compiler
        ? {}
        : { 'Content-Security-Policy': buildContentSecurityPolicy({ releases, styleDigests, isCounted }) }),
      ...(rendered.status === 503 && { 'Retry-After': retryAfterSeconds }),
      ...(override && { 'X-Robots-Tag': 'noindex, nofollow' }),
      ...(isShared && { ETag: document.etag }),
      'Cache-Control': isShared ? sharedCacheControl : 'no-store',
      'Content-Language': language,
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
    };
    return {
      answer: { status: rendered.status, headers, document },
      validity: isShared && !config.compiler ? reading.getValidity() : null,
    };
  };
};

const toKey = ({ url, language, theme, generation }: PageRequest) =>
  JSON.stringify([url.href, language, theme, generation]);

/** The answers to requests for pages. Equal ones are rendered once, and found again until something of them changes. */
export const createPageAnswers = (context: HostContext) => {
  const render = createPageRenderer(context);
  const cache = createDocumentCache<PageAnswer>(context.content);
  const underWay = new Map<string, Promise<PageAnswer>>();

  const renderShared = async (key: string, request: PageRequest) => {
    const { answer, validity } = await render(request);
    if (validity) cache.set(key, answer, validity);
    return answer;
  };

  return {
    /** A page from memory; null when it has to be rendered. */
    find: (request: PageRequest) => (request.override ? null : cache.get(toKey(request))),

    /** Renders a page. Joins a rendering under way, unless `mustBeNew`: then nothing that was read before will do. */
    render: async (request: PageRequest, mustBeNew: boolean): Promise<PageAnswer> => {
      if (request.override) return (await render(request)).answer;
      const key = toKey(request);
      if (mustBeNew) return renderShared(key, request);
      const joined = underWay.get(key);
      if (joined) return joined;
      const rendering = renderShared(key, request).finally(() => underWay.delete(key));
      underWay.set(key, rendering);
      return rendering;
    },
  };
};
