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
import { translate } from '../src/shell/i18n';
import type { Quality } from '../src/shell/quality/quality';
import type { PageState } from '../src/state';
import type { Kept } from './kept';

/** Integrity of what the host itself asks for; the entry knows that of its other chunks. */
const running = ({
  name,
  version,
  base,
  entry,
  scripts,
  styles,
  sheets,
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
  ...(sheets && { sheets }),
  integrity: Object.fromEntries(
    [entry, ...scripts, ...styles, ...Object.values(sheets ?? {}).flat()].map((file) => [file, integrity[file] ?? '']),
  ),
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
  /** What the page is made of was not there in time, so that the browser has to get it. */
  late: boolean;
}

interface Wish {
  url: URL;
  language: Language;
  /** Version of the host. */
  host: string;
  releases: ActiveRelease[];
  quality: Quality | null;
  /** Hands over the number of the last change of content that each answer names. */
  apiFor: (onVersion: (version: number) => void) => Api;
  moduleOf: (release: Release) => Promise<RemoteModule | null>;
  kept: Kept<Made>;
}

/** The page's module and data as far as the server has them in time; otherwise the browser gets them. */
const prepare = async ({ url, language, moduleOf }: Wish, api: Api, release: Release) => {
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

type Setting = PageState['setting'];
type Prepared = Awaited<ReturnType<typeof prepare>>;

/** All that a page is made of. */
export interface Made {
  setting: Setting;
  prepared: Prepared;
}

/**
 * What a page is made of, as far as it is there in time. A page that is late is kept for whoever comes next, and
 * whoever comes too early gets it as it last was, unless the content has changed since.
 */
const make = async (wish: Wish, release: Release | null): Promise<Made> => {
  const { url, language, kept, apiFor } = wish;
  const key = JSON.stringify([url.pathname + url.search, language, release?.name, release?.version]);
  let version = Number.POSITIVE_INFINITY;
  const api = apiFor((named) => {
    version = Math.min(version, named);
  });
  const setting = api.setting.get().then((answer) => answer.setting);
  const prepared = release ? prepare(wish, api, release) : Promise.resolve(null);
  const whole = Promise.all([setting, prepared]).then(([setting, prepared]): Made => {
    const made = { setting, prepared };
    if (prepared) kept.keep(key, version, made);
    return made;
  });
  const made = await within(whole, patienceMs).catch((cause: unknown) => {
    process.stderr.write(`${url.pathname} cannot be made: ${String(cause)}\n`);
    return null;
  });
  const known = async <T,>(promise: Promise<T>) => within(promise, 0).catch(() => null);
  return made ?? kept.find(key) ?? { setting: await known(setting), prepared: await known(prepared) };
};

const isOverridden = (quality: Quality | null, { name }: Release) =>
  quality?.remotes.some((remote) => remote.name === name && remote.overridden) ?? false;

export const render = async (wish: Wish): Promise<Rendered> => {
  const { url, language, host, releases, quality } = wish;
  const release =
    releases.find(({ manifest }) => manifest.routes.some(({ path }) => matchPath(path, url.pathname))) ?? null;
  // A build under test runs in the browser of whoever tests it and nowhere else.
  const own = release && !release.disabled && !isOverridden(quality, release) ? release : null;
  const { setting, prepared } = await make(wish, own);
  const page: FirstPage | null = prepared?.page ?? null;
  const late = !prepared && own?.manifest.routes.find(({ path }) => matchPath(path, url.pathname))?.ssr === true;
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
  return { status, html, head, state, release, late };
};
