import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Api } from 'shared/client';
import type { Language } from 'shared/i18n';
import { type ActiveRelease, type Head, isRunnable, type Release, type RunningRelease } from 'shared/remotes';
import { type CallApi, createQueue, PageFailure } from 'shared/rendering/process';
import type { PageState } from '../../src/page-state';
import { isOverridden, type OverrideStatus } from '../../src/shell/overrides/override-status';
import type { Validity } from '../content/content-state';
import { findRoute } from './find-route';
import type { LoadedPage, PageContent, PageContentCache } from './page-content-cache';
import { logPageFailure } from './page-failure';
import type { RenderState } from './processes/messages';
import type { RendererPool } from './processes/renderer-pool';

/** Keeps the integrity only of files that the host requests; the remote entry contains that of its other chunks. */
const toRunningRelease = ({ server, builtAt, integrity, ...release }: ActiveRelease): RunningRelease => {
  const { entry, scripts, styles, sheets = {} } = release;
  const files = [entry, ...scripts, ...styles, ...Object.values(sheets).flat()];
  return { ...release, integrity: Object.fromEntries(files.map((file) => [file, integrity[file] ?? ''])) };
};

export interface RenderedPage {
  /** 500: the page failed. 503: its remote is disabled in the registry, does not fit this host, or is missing for the moment. */
  status: 200 | 404 | 500 | 503;
  html: Buffer;
  head: Head;
  state: RenderState;
  /** Data of the page of `state`, as JSON; null when that has none. */
  json: Buffer | null;
  /** Release that serves the path; null when no remote does. */
  release: ActiveRelease | null;
  /** The page was not loaded or rendered in time, so the browser has to do it. */
  isLate: boolean;
  /** Everything in it was read for this request. */
  isFresh: boolean;
}

/** After these times (ms) the shell is sent without the page, which the browser then loads itself. */
interface RenderLimits {
  loadMs: number;
  renderMs: number;
}

/** Somebody waits for the page. */
export const readerLimits: RenderLimits = { loadMs: 300, renderMs: 500 };
/** Nobody waits for the page. */
export const refreshLimits: RenderLimits = { loadMs: 2000, renderMs: 2000 };

interface RenderRequest {
  url: URL;
  language: Language;
  /** Version of the host. */
  host: string;
  releases: ActiveRelease[];
  /** Releases are missing that there may be. */
  isIncomplete: boolean;
  override: OverrideStatus | null;
  /** A client of the API, and what sends its calls. */
  client: { api: Api; callApi: CallApi; getValidity: () => Validity | null };
  renderers: Pick<RendererPool, 'load' | 'render' | 'renderShell'>;
  cache: PageContentCache;
  /** Then nothing that was read before the request will do. */
  mustBeNew: boolean;
  limits: RenderLimits;
}

const withTimeout = <T>(promise: Promise<T>, ms: number) =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, ms, null))]);

const loadPage = async (
  { url, language, renderers }: RenderRequest,
  release: Release,
  callApi: CallApi,
  signal: AbortSignal,
) => {
  const { pathname, search } = url;
  if (!findRoute(release.manifest.routes, pathname)?.ssr) return null;
  const loaded = await renderers.load(release, { kind: 'load', pathname, search, language }, callApi, signal);
  return loaded && { href: pathname + search, ...loaded };
};

interface LoadedContent extends PageContent {
  /** The page failed within the time limit. */
  hasFailed: boolean;
  /** It was read for this request, and whole. */
  isFresh: boolean;
}

/**
 * Loads the content of a page within the time limit. Content that arrives later is cached for the next request; a request
 * that exceeds the limit gets the cached content, unless it has changed since or must be new. Loading that could not even begin by
 * then is given up: more pages are asked for than can be loaded.
 */
const loadContent = async (request: RenderRequest, release: Release | null): Promise<LoadedContent> => {
  const { url, language, cache, client, limits, mustBeNew } = request;
  const key = JSON.stringify([url.pathname + url.search, language, release?.name, release?.version]);
  const { api, callApi, getValidity } = client;
  const setting = api.setting.get().then((answer) => answer.setting);
  const timeout = new AbortController();
  const page = release ? loadPage(request, release, callApi, timeout.signal) : Promise.resolve(null);
  const complete = Promise.all([setting, page]).then(([setting, page]): PageContent => {
    const content = { setting, page };
    if (page) cache.set(key, content, getValidity());
    return content;
  });
  complete.catch((cause: unknown) => {
    if (!timeout.signal.aborted || cause !== timeout.signal.reason) logPageFailure(url, release, cause);
  });
  let hasFailed = false;
  const content = await withTimeout(complete, limits.loadMs).catch((cause: unknown) => {
    hasFailed = cause instanceof PageFailure;
    return null;
  });
  if (!content) timeout.abort();
  const settledOrNull = async <T>(promise: Promise<T>) => withTimeout(promise, 0).catch(() => null);
  const usable = content ?? (mustBeNew ? null : cache.get(key));
  if (usable) return { ...usable, hasFailed: false, isFresh: content !== null };
  return { setting: await settledOrNull(setting), page: await settledOrNull(page), hasFailed, isFresh: false };
};

/** What to render: the shell with the page, or without one if there is none. */
const toJob = (
  { url, language, host, releases, isIncomplete, override }: RenderRequest,
  release: Release | null,
  { setting, page }: Pick<RenderState, 'setting' | 'page'>,
  hasFailed = false,
) => {
  const { pathname, search } = url;
  const remotes = releases.map(toRunningRelease);
  const state: RenderState = { language, host, remotes, isIncomplete, setting, page, override };
  return { kind: 'render', pathname, search, state, remote: release?.name ?? null, hasFailed } as const;
};

const getStatus = (release: ActiveRelease | null, { page, isIncomplete }: RenderState) => {
  if (!release) return isIncomplete ? 503 : 404;
  if (page?.missing) return 404;
  return isRunnable(release) ? 200 : 503;
};

/** The shell with its page; null if that is not rendered in time. Rejects with a `PageFailure` if the page fails. */
const renderInTime = async (
  request: RenderRequest,
  release: Release,
  setting: PageState['setting'],
  { json, ...page }: LoadedPage,
) => {
  const timeout = new AbortController();
  const job = toJob(request, release, { setting, page });
  const rendering = request.renderers.render(release, job, json, timeout.signal);
  const markup = await withTimeout(rendering, request.limits.renderMs);
  if (markup) return { ...markup, state: job.state, json };
  timeout.abort();
  rendering.catch((cause: unknown) => {
    if (cause instanceof PageFailure) logPageFailure(request.url, release, cause);
  });
  return null;
};

const queueTurn = createQueue(1);

/** Of many pages that are late at once each takes a turn of the event loop, so that whoever asks for something else waits for one. */
const renderShell = async (...given: Parameters<typeof toJob>) => {
  await queueTurn(() => nextTurn());
  const job = toJob(...given);
  return { ...(await given[0].renderers.renderShell(job)), state: job.state, json: null };
};

/** Renders the shell with the page of the remote that serves the path; without the page if that fails or takes too long. */
export const renderPage = async (request: RenderRequest): Promise<RenderedPage> => {
  const { url, releases, isIncomplete, override } = request;
  const release = releases.find(({ manifest }) => findRoute(manifest.routes, url.pathname)) ?? null;
  // A build under test runs only in the tester's browser, never on the server.
  const rendered = release && isRunnable(release) && !isOverridden(override, release.name) ? release : null;
  const { setting, page, isFresh, ...content } = await loadContent(request, rendered);
  let { hasFailed } = content;
  const withPage =
    rendered && page && !hasFailed
      ? await renderInTime(request, rendered, setting, page).catch((cause: unknown) => {
          if (!(cause instanceof PageFailure)) throw cause;
          logPageFailure(url, release, cause);
          hasFailed = true;
          return null;
        })
      : null;
  const shell = withPage ?? (await renderShell(request, release, { setting, page: null }, hasFailed));
  if (hasFailed) return { ...shell, status: 500, release, isLate: false, isFresh };
  const isLate =
    (!release && isIncomplete) ||
    (!withPage && rendered !== null && findRoute(rendered.manifest.routes, url.pathname)?.ssr === true);
  return { ...shell, status: getStatus(release, shell.state), release, isLate, isFresh };
};
