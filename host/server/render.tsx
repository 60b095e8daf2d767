import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type Api, ApiFailure } from 'shared/client';
import type { Language } from 'shared/i18n';
import {
  type ActiveRelease,
  type Head,
  pageOf,
  type Release,
  type RemoteModule,
  type RunningRelease,
} from 'shared/remotes';
import { matchPath } from 'shared/router';
import { App } from '../src/App';
import { headOf } from '../src/federation/head';
import { createStore, type FirstPage } from '../src/federation/store';
import type { Quality } from '../src/shell/quality/quality';
import { translate } from '../src/shell/texts';
import type { PageState } from '../src/state';

/** Integrity of what the host itself asks for; the entry knows that of its other chunks. */
const running = ({
  name,
  version,
  base,
  entry,
  scripts,
  styles,
  integrity,
  manifest,
  disabled,
}: ActiveRelease): RunningRelease => ({
  name,
  version,
  base,
  entry,
  scripts,
  styles,
  integrity: Object.fromEntries([entry, ...scripts, ...styles].map((file) => [file, integrity[file] ?? ''])),
  manifest,
  ...(disabled && { disabled }),
});

export interface Rendered {
  /** 503: a remote that is switched off. */
  status: 200 | 404 | 503;
  html: string;
  head: Head;
  state: PageState;
  /** Whose page it is; null where nobody answers the path. */
  release: ActiveRelease | null;
}

interface Wish {
  url: URL;
  language: Language;
  /** Version of the host. */
  host: string;
  releases: ActiveRelease[];
  quality: Quality | null;
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

const isOverridden = (quality: Quality | null, { name }: Release) =>
  quality?.remotes.some((remote) => remote.name === name && remote.overridden) ?? false;

const within = <T,>(promise: Promise<T>, ms: number) =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, ms, null))]);

/** Beyond this the shell goes out alone and the browser fetches the page. */
const patienceMs = 300;

export const render = async (wish: Wish): Promise<Rendered> => {
  const { url, language, host, releases, quality, api } = wish;
  const release =
    releases.find(({ manifest }) => manifest.routes.some(({ path }) => matchPath(path, url.pathname))) ?? null;
  const [setting, prepared] = await Promise.all([
    within(api.setting.get(), patienceMs).then(
      (answer) => answer?.setting ?? null,
      () => null,
    ),
    // A build under test runs in the browser of whoever tests it and nowhere else.
    release && !release.disabled && !isOverridden(quality, release)
      ? within(prepare(wish, release), patienceMs).catch((cause: unknown) => {
          process.stderr.write(`${url.pathname} is left to the browser: ${String(cause)}\n`);
          return null;
        })
      : null,
  ]);
  const page: FirstPage | null = prepared?.page ?? null;
  const state: PageState = { language, host, remotes: releases.map(running), setting, page, quality };
  const store = createStore({
    releases: state.remotes,
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
  const status = missing ? 404 : release.disabled ? 503 : 200;
  return { status, html, head, state, release };
};
