import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type Api, ApiFailure } from 'shared/client';
import type { Language } from 'shared/i18n';
import { type Head, pageOf, type Release, type RemoteModule, type RunningRelease } from 'shared/remotes';
import { matchPath } from 'shared/router';
import { App } from '../src/App';
import { headOf } from '../src/federation/head';
import { createStore, type FirstPage } from '../src/federation/store';
import { translate } from '../src/shell/texts';
import type { PageState } from '../src/state';

/** Integrity of what the host loads itself; the remote loads its chunks on its own. */
const running = ({ name, version, base, entry, scripts, styles, integrity, manifest }: Release): RunningRelease => ({
  name,
  version,
  base,
  entry,
  scripts,
  styles,
  integrity: Object.fromEntries([entry, ...styles].map((file) => [file, integrity[file] ?? ''])),
  manifest,
});

export interface Rendered {
  status: 200 | 404;
  html: string;
  head: Head;
  state: PageState;
  /** Whose page it is; null where nobody answers the path. */
  release: Release | null;
}

interface Wish {
  url: URL;
  language: Language;
  releases: Release[];
  api: Api;
  moduleOf: (release: Release) => Promise<RemoteModule | null>;
}

/** The page's module and data as far as the server has them in time; otherwise the browser gets them. */
const prepare = async ({ url, language, api, moduleOf }: Wish, release: Release) => {
  const entry = release.manifest.routes.find(({ path }) => matchPath(path, url.pathname));
  const module = entry?.ssr ? await moduleOf(release) : null;
  if (!module) return null;
  const route = module.routes.find(({ path }) => matchPath(path, url.pathname));
  const params = (route && matchPath(route.path, url.pathname)?.params) as Record<string, string> | undefined;
  const href = url.pathname + url.search;
  if (!route) return { module, page: { href, data: null, missing: true } };
  const shown = await pageOf(route);
  try {
    const data = await shown.load?.({ params: params ?? {}, query: url.searchParams, language, api });
    return { module, route, shown, page: { href, data: data ?? null } };
  } catch (cause) {
    if (cause instanceof ApiFailure && cause.status === 404)
      return { module, page: { href, data: null, missing: true } };
    throw cause;
  }
};

const within = <T,>(promise: Promise<T>, ms: number) =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, ms, null))]);

/** Beyond this the shell goes out alone and the browser fetches the page. */
const patienceMs = 300;

export const render = async (wish: Wish): Promise<Rendered> => {
  const { url, language, releases, api } = wish;
  const release =
    releases.find(({ manifest }) => manifest.routes.some(({ path }) => matchPath(path, url.pathname))) ?? null;
  const [setting, prepared] = await Promise.all([
    within(api.setting.get(), patienceMs).then(
      (answer) => answer?.setting ?? null,
      () => null,
    ),
    release &&
      within(prepare(wish, release), patienceMs).catch((cause: unknown) => {
        process.stderr.write(`${url.pathname} is left to the browser: ${String(cause)}\n`);
        return null;
      }),
  ]);
  const page: FirstPage | null = prepared?.page ?? null;
  const state: PageState = { language, remotes: releases.map(running), setting, page };
  const store = createStore({
    modules: prepared && release ? [[release.name, prepared.module]] : [],
    pages: prepared?.route ? [[prepared.route, prepared.shown]] : [],
    page,
    still: true,
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
    : headOf(release.manifest, page ? prepared?.shown : undefined, page?.data, url.pathname, language);
  return { status: missing ? 404 : 200, html, head, state, release };
};
