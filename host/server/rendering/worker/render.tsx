import { type RemoteModule, resolvePage } from 'shared/remotes';
import { matchRoute } from 'shared/rendering/match-route';
import { renderApp } from 'shared/rendering/worker';
import { App } from '../../../src/App';
import { translate as translateFederation } from '../../../src/federation/i18n';
import { createPageStore } from '../../../src/federation/page-store';
import { getHead } from '../../../src/head/page-head';
import { notFoundI18n } from '../../../src/shell/not-found-i18n';
import type { RenderedMarkup, RenderJob } from '../processes/messages';

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
  const html = await renderApp({ pathname, search, language }, (router) => (
    <App state={{ ...state, paths: head?.paths }} store={store} router={router} />
  ));
  if (!head) {
    const isUnknown = !release && isIncomplete;
    const title = isUnknown ? translateFederation(language)('unavailable') : notFoundI18n.translate(language)('title');
    return { html, head: { title, noindex: true } };
  }
  return { html, head: hasFailed ? { ...head, noindex: true } : head };
};
