import type { ComponentType } from 'react';
import type { Api } from 'shared/client';
import type { Language } from 'shared/i18n';
import type { LazyExtension } from './extensions';

/** The arguments of a page's `load`, on the server and in the browser. */
export interface LoadContext {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  language: Language;
  api: Api;
}

/** The content of the document's head for a page. */
export interface Head {
  title: string;
  description?: string;
  /** Path or address of the preview picture. */
  image?: string;
  /**
   * Structured data; each object becomes one script of the server's document. Addresses of this site are paths without the language, and
   * an empty one is that of the page. The browser needs none: behind `typeof window === 'undefined'` its bundle leaves it out.
   */
  jsonLd?: object[];
  noindex?: boolean;
  /**
   * The path of the page in each language in which it has content, without the language: `/magazine/repair` in English. Without it, the
   * page has content in all languages at the same path.
   */
  paths?: Partial<Record<Language, string>>;
}

/** A page of a remote. `load` rejects with an `ApiFailure` of status 404 if the page does not exist. */
export interface RemotePage<Data = unknown> {
  load?: (context: LoadContext) => Promise<Data>;
  Page: ComponentType<{ data: Data }>;
  head?: (data: Data, language: Language) => Head;
}

/** A page that is loaded with the remote. */
export interface RemoteRoute<Data = unknown> extends RemotePage<Data> {
  /** Absolute pattern of react-router, such as `/magazine/:id`. */
  path: string;
}

/** A page in a file of its own, which is loaded when its path is opened. */
export interface LazyRoute<Data = unknown> {
  path: string;
  lazy: () => Promise<{ page: RemotePage<Data> }>;
}

// biome-ignore lint/suspicious/noExplicitAny: each page has data of its own type, which the host only passes on
type AnyData = any;

export type AnyPage = RemotePage<AnyData>;

/** The module that a remote exposes as `./routes`. */
export interface RemoteModule {
  routes: (RemoteRoute<AnyData> | LazyRoute<AnyData>)[];
  /** Those that its manifest names. */
  extensions?: readonly LazyExtension[];
}

/** The page of a route; a promise if it is lazy. */
export const resolvePage = (route: RemoteModule['routes'][number]): AnyPage | Promise<AnyPage> =>
  'lazy' in route ? route.lazy().then(({ page }) => page) : route;
