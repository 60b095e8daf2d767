import { type Api, ApiFailure } from 'shared/client';
import { type RemoteModule, resolvePage } from 'shared/remotes';
import { App } from '../../../src/App';
import { translate as translateFederation } from '../../../src/federation/i18n';
import { matchRoute } from '../../../src/federation/match-route';
import { createPageStore } from '../../../src/federation/page-store';
import { getHead } from '../../../src/head/page-head';
import { notFoundI18n } from '../../../src/shell/not-found-i18n';
import { toInlineJson } from '../inline-json';
import type { LoadedPage, LoadJob, RenderedMarkup, RenderJob } from '../processes/messages';
import { renderHtml } from './render-html';
import { ServerRouter } from './ServerRouter';

/** Largest page (bytes of HTML). */
const maxHtmlBytes = 5_000_000;

/** The API has no such record, or there cannot be one, such as a page of a list beyond any. */
const isMissing = (cause: unknown) => cause instanceof ApiFailure && (cause.status === 404 || cause.status === 400);

/** Loads the data of a page, as JSON. `missing`: the release has no such page, or the API no such record. */
export const loadPage = async (
  module: RemoteModule,
  { pathname, search, language }: LoadJob,
  api: Api,
): Promise<LoadedPage & { json: string }> => {
  const { route, params } = matchRoute(module, pathname);
  if (!route) return { json: 'null', missing: true };
  try {
    const { load } = await resolvePage(route);
    const data = await load?.({ params, query: new URLSearchParams(search), language, api });
    return { json: toInlineJson(data ?? null) };
  } catch (cause) {
    if (isMissing(cause)) return { json: 'null', missing: true };
    throw cause;
  }
};

/** Renders the shell with a page and its data, or without one if `state` has none. Rejects with what the page throws. */
export const render = async (
  module: RemoteModule | null,
  { pathname, search, state: { page: firstPage, ...shell }, remote, hasFailed }: RenderJob,
  data: unknown,
): Promise<RenderedMarkup & { html: Buffer }> => {
  const page = firstPage && { ...firstPage, data };
  const state = { ...shell, page };
  const { language, remotes, isIncomplete } = state;
  const release = remotes.find(({ name }) => name === remote);
  const shown = page && module;
  const route = shown && !page.missing ? matchRoute(module, pathname).route : undefined;
  const remotePage = route && (await resolvePage(route));
  const head = release && !page?.missing ? getHead(release.manifest, remotePage, page?.data, pathname, language) : null;
  const store = createPageStore({
    releases: remotes,
    modules: shown && release ? [[release.name, module]] : [],
    pages: route && remotePage ? [[route, remotePage]] : [],
    page,
    isIncomplete,
    hasFailed,
    isServer: true,
  });
  const { html, failure } = await renderHtml(
    <App
      state={{ ...state, paths: head?.paths }}
      store={store}
      router={(children) => (
        <ServerRouter address={pathname + search} language={language}>
          {children}
        </ServerRouter>
      )}
    />,
    maxHtmlBytes,
  );
  if (failure) throw failure;
  if (!head) {
    const isUnknown = !release && isIncomplete;
    const title = isUnknown ? translateFederation(language)('unavailable') : notFoundI18n.translate(language)('title');
    return { html, head: { title, noindex: true } };
  }
  return { html, head: hasFailed ? { ...head, noindex: true } : head };
};
