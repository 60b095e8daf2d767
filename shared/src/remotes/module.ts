import type { ComponentType } from 'react';
import type { Api } from 'shared/client';
import type { Language } from 'shared/i18n';

/** What a route gets to load its data with, on the server and in the browser alike. */
export interface LoadContext {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  language: Language;
  api: Api;
}

/** What a page puts into the document's head. */
export interface Head {
  title: string;
  description?: string;
  /** Path or address of the picture for previews. */
  image?: string;
  /** Structured data, one object a script. */
  jsonLd?: object[];
  noindex?: boolean;
}

/** What a page of a remote shows. `load` rejects with an ApiFailure of status 404 where there is no such page. */
export interface RemotePage<Data = unknown> {
  load?: (context: LoadContext) => Promise<Data>;
  Page: ComponentType<{ data: Data }>;
  head?: (data: Data, language: Language) => Head;
}

/** A page of a remote by its path. */
export interface RemoteRoute<Data = unknown> extends RemotePage<Data> {
  /** React-router pattern, absolute: `/magazine/:id`. */
  path: string;
}

/** A page in a file of its own, which comes when its path is opened. */
export interface LazyRoute<Data = unknown> {
  path: string;
  lazy: () => Promise<{ page: RemotePage<Data> }>;
}

// biome-ignore lint/suspicious/noExplicitAny: each page ties its own data to itself; the host only passes it on
type AnyData = any;

/** What a remote exposes as `./routes`. */
export interface RemoteModule {
  routes: (RemoteRoute<AnyData> | LazyRoute<AnyData>)[];
}

/** The page of a route, or the promise of it. */
export const pageOf = (route: RemoteModule['routes'][number]): RemotePage<AnyData> | Promise<RemotePage<AnyData>> =>
  'lazy' in route ? route.lazy().then(({ page }) => page) : route;
