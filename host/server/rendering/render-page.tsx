import { renderToString } from 'react-dom/server';
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
import { findByPath, matchRoute } from '../../src/federation/match-route';
import { getHead } from '../../src/federation/page-head';
import { createPageStore, type FirstPage } from '../../src/federation/page-store';
import type { PageState } from '../../src/page-state';
import { translate } from '../../src/shell/i18n';
import { isOverridden, type OverrideStatus } from '../../src/shell/overrides/override-status';
import type { PageCache } from './page-cache';

/** Keeps the integrity only of files that the host requests; the remote entry contains that of its other chunks. */
const toRunningRelease = ({ server, builtAt, integrity, ...release }: ActiveRelease): RunningRelease => {
  const { entry, scripts, styles, sheets = {} } = release;
  const files = [entry, ...scripts, ...styles, ...Object.values(sheets).flat()];
  return { ...release, integrity: Object.fromEntries(files.map((file) => [file, integrity[file] ?? ''])) };
};

export interface RenderedPage {
  /** 503: the remote is disabled in the registry. */
  status: 200 | 404 | 503;
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
  override: OverrideStatus | null;
  /** `onVersion` is called with the content version of each answer. */
  createApi: (onVersion: (version: number) => void) => Api;
  loadModule: (release: Release) => Promise<RemoteModule | null>;
  cache: PageCache<PageContent>;
}

/** Loads module and data of a page; null when the page is not rendered on the server. */
const loadPage = async ({ url, language, loadModule }: RenderRequest, api: Api, release: Release) => {
  const entry = findByPath(release.manifest.routes, url.pathname);
  const module = entry?.ssr ? await loadModule(release) : null;
  if (!module) return null;
  const { route, params } = matchRoute(module, url.pathname);
  const href = url.pathname + url.search;
  if (!route) return { module, page: { href, data: null, missing: true } };
  const remotePage = await resolvePage(route);
  try {
    const data = await remotePage.load?.({ params, query: url.searchParams, language, api });
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
 * that exceeds the limit gets the cached content, unless the content has changed since.
 */
const loadContent = async (request: RenderRequest, release: Release | null): Promise<PageContent> => {
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
  const content = await withTimeout(complete, loadTimeoutMs).catch((cause: unknown) => {
    process.stderr.write(`${url.pathname} cannot be rendered on the server: ${String(cause)}\n`);
    return null;
  });
  const settledOrNull = async <T,>(promise: Promise<T>) => withTimeout(promise, 0).catch(() => null);
  return content ?? cache.get(key) ?? { setting: await settledOrNull(setting), loaded: await settledOrNull(loaded) };
};

/** Renders the shell with the page of the remote that serves the path. */
export const renderPage = async (request: RenderRequest): Promise<RenderedPage> => {
  const { url, language, host, releases, override } = request;
  const release = releases.find(({ manifest }) => findByPath(manifest.routes, url.pathname)) ?? null;
  // A build under test runs only in the tester's browser, never on the server.
  const rendered = release && !release.disabled && !isOverridden(override, release.name) ? release : null;
  const { setting, loaded } = await loadContent(request, rendered);
  const page: FirstPage | null = loaded?.page ?? null;
  const isLate = !loaded && rendered !== null && findByPath(rendered.manifest.routes, url.pathname)?.ssr === true;
  const state: PageState = { language, host, remotes: releases.map(toRunningRelease), setting, page, override };
  const store = createPageStore({
    releases: state.remotes,
    modules: loaded && release ? [[release.name, loaded.module]] : [],
    pages: loaded?.route ? [[loaded.route, loaded.remotePage]] : [],
    page,
    isServer: true,
  });
  const html = renderToString(
    <App
      state={state}
      store={store}
      router={(children) => <StaticRouter location={url.pathname + url.search}>{children}</StaticRouter>}
    />,
  );
  const missing = !release || page?.missing === true;
  const head: Head = missing
    ? { title: translate(language)('notFoundTitle'), noindex: true }
    : getHead(release.manifest, page ? loaded?.remotePage : undefined, page?.data, url.pathname, language);
  const status = missing ? 404 : release.disabled ? 503 : 200;
  return { status, html, head, state, release, isLate };
};
