import { StaticRouter } from 'react-router';
import { type Api, ApiFailure } from 'shared/client';
import type { Language } from 'shared/i18n';
import {
  type ActiveRelease,
  type Head,
  type Release,
  type RemoteModule,
  type RunningRelease,
  resolvePage,
} from 'shared/remotes';
import { App } from '../../src/App';
import { translate as translateFederation } from '../../src/federation/i18n';
import { findByPath, matchRoute } from '../../src/federation/match-route';
import { createPageStore, type FirstPage } from '../../src/federation/page-store';
import { getHead } from '../../src/head/page-head';
import type { PageState } from '../../src/page-state';
import { translate as translateShell } from '../../src/shell/i18n';
import { isOverridden, type OverrideStatus } from '../../src/shell/overrides/override-status';
import type { PageCache } from './page-cache';
import { logPageFailure, PageFailure } from './page-failure';
import { renderHtml } from './render-html';

/** Keeps the integrity only of files that the host requests; the remote entry contains that of its other chunks. */
const toRunningRelease = ({ server, builtAt, integrity, ...release }: ActiveRelease): RunningRelease => {
  const { entry, scripts, styles, sheets = {} } = release;
  const files = [entry, ...scripts, ...styles, ...Object.values(sheets).flat()];
  return { ...release, integrity: Object.fromEntries(files.map((file) => [file, integrity[file] ?? ''])) };
};

export interface RenderedPage {
  /** 500: the page threw an error. 503: its remote is disabled in the registry, or missing for the moment. */
  status: 200 | 404 | 500 | 503;
  html: string;
  head: Head;
  state: PageState;
  /** Release that serves the path; null when no remote does. */
  release: ActiveRelease | null;
  /** The content was not loaded in time, so the browser has to load it. */
  isLate: boolean;
}

interface RenderRequest {
  url: URL;
  language: Language;
  /** Version of the host. */
  host: string;
  releases: ActiveRelease[];
  /** Releases are missing that there may be. */
  isIncomplete: boolean;
  override: OverrideStatus | null;
  /** `onVersion` is called with the content version of each answer. */
  createApi: (onVersion: (version: number) => void) => Api;
  loadModule: (release: Release) => Promise<RemoteModule | null>;
  cache: PageCache<PageContent>;
}

/** Runs code of a page; what it throws is a failure of the page, unless the API answered with an error. */
const runPage = async <T,>(run: () => T | Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (cause) {
    throw cause instanceof ApiFailure ? cause : new PageFailure(cause);
  }
};

/** Loads module and data of a page; null when the page is not rendered on the server. */
const loadPage = async ({ url, language, loadModule }: RenderRequest, api: Api, release: Release) => {
  const entry = findByPath(release.manifest.routes, url.pathname);
  const module = entry?.ssr ? await loadModule(release) : null;
  if (!module) return null;
  const { route, params } = matchRoute(module, url.pathname);
  const href = url.pathname + url.search;
  if (!route) return { module, page: { href, data: null, missing: true } };
  try {
    const remotePage = await runPage(() => resolvePage(route));
    const data = await runPage(() => remotePage.load?.({ params, query: url.searchParams, language, api }));
    return { module, route, remotePage, page: { href, data: data ?? null } };
  } catch (cause) {
    if (cause instanceof ApiFailure && cause.status === 404)
      return { module, page: { href, data: null, missing: true } };
    throw cause;
  }
};

const withTimeout = <T,>(promise: Promise<T>, ms: number) =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, ms, null))]);

/** After this time (ms) the shell is sent without the page, which the browser then loads itself. */
const loadTimeoutMs = 300;

/** What a page is rendered from. */
export interface PageContent {
  setting: PageState['setting'];
  loaded: Awaited<ReturnType<typeof loadPage>>;
}

/**
 * Loads the content of a page within the time limit. Content that arrives later is cached for the next request; a request
 * that exceeds the limit gets the cached content, unless the content has changed since. `hasFailed`: the page's code threw
 * an error within that time.
 */
const loadContent = async (
  request: RenderRequest,
  release: Release | null,
): Promise<PageContent & { hasFailed: boolean }> => {
  const { url, language, cache, createApi } = request;
  const key = JSON.stringify([url.pathname + url.search, language, release?.name, release?.version]);
  let version = Number.POSITIVE_INFINITY;
  const api = createApi((answerVersion) => {
    version = Math.min(version, answerVersion);
  });
  const setting = api.setting.get().then((answer) => answer.setting);
  const loaded = release ? loadPage(request, api, release) : Promise.resolve(null);
  const complete = Promise.all([setting, loaded]).then(([setting, loaded]): PageContent => {
    const content = { setting, loaded };
    if (loaded) cache.set(key, version, content);
    return content;
  });
  complete.catch((cause: unknown) => logPageFailure(url, release, cause));
  let hasFailed = false;
  const content = await withTimeout(complete, loadTimeoutMs).catch((cause: unknown) => {
    hasFailed = cause instanceof PageFailure;
    return null;
  });
  const settledOrNull = async <T,>(promise: Promise<T>) => withTimeout(promise, 0).catch(() => null);
  const usable = content ?? cache.get(key);
  if (usable) return { ...usable, hasFailed: false };
  return { setting: await settledOrNull(setting), loaded: await settledOrNull(loaded), hasFailed };
};

/** Renders the shell with a page, or without one if it is not loaded. Rejects with a `PageFailure` if the page throws. */
const renderShell = async (
  { url, language, host, releases, isIncomplete, override }: RenderRequest,
  release: Release | null,
  { setting, loaded }: PageContent,
  hasFailed = false,
) => {
  const page: FirstPage | null = loaded?.page ?? null;
  const remotes = releases.map(toRunningRelease);
  const state: PageState = { language, host, remotes, isIncomplete, setting, page, override };
  const store = createPageStore({
    releases: remotes,
    modules: loaded && release ? [[release.name, loaded.module]] : [],
    pages: loaded?.route ? [[loaded.route, loaded.remotePage]] : [],
    page,
    isIncomplete,
    hasFailed,
    isServer: true,
  });
  const { html, failure } = await renderHtml(
    <App
      state={state}
      store={store}
      router={(children) => <StaticRouter location={url.pathname + url.search}>{children}</StaticRouter>}
    />,
  );
  if (failure) throw new PageFailure(failure);
  if (!release || page?.missing === true) {
    const title =
      !release && isIncomplete
        ? translateFederation(language)('unavailable')
        : translateShell(language)('notFoundTitle');
    return { html, state, head: { title, noindex: true } };
  }
  const head = await runPage(() =>
    getHead(release.manifest, page ? loaded?.remotePage : undefined, page?.data, url.pathname, language),
  );
  return { html, state, head: hasFailed ? { ...head, noindex: true } : head };
};

const getStatus = (release: ActiveRelease | null, { page, isIncomplete }: PageState) => {
  if (!release) return isIncomplete ? 503 : 404;
  if (page?.missing) return 404;
  return release.disabled ? 503 : 200;
};

/** Renders the shell with the page of the remote that serves the path; without the page if that throws. */
export const renderPage = async (request: RenderRequest): Promise<RenderedPage> => {
  const { url, releases, isIncomplete, override } = request;
  const release = releases.find(({ manifest }) => findByPath(manifest.routes, url.pathname)) ?? null;
  // A build under test runs only in the tester's browser, never on the server.
  const rendered = release && !release.disabled && !isOverridden(override, release.name) ? release : null;
  const { hasFailed, ...content } = await loadContent(request, rendered);
  const shell = hasFailed
    ? null
    : await renderShell(request, release, content).catch((cause: unknown) => {
        if (!(cause instanceof PageFailure)) throw cause;
        logPageFailure(url, release, cause);
        return null;
      });
  if (!shell) {
    const failed = await renderShell(request, release, { ...content, loaded: null }, true);
    return { ...failed, status: 500, release, isLate: false };
  }
  const isLate =
    (!release && isIncomplete) ||
    (!content.loaded && rendered !== null && findByPath(rendered.manifest.routes, url.pathname)?.ssr === true);
  return { ...shell, status: getStatus(release, shell.state), release, isLate };
};
