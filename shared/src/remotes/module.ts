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

/** One page of a remote. `load` rejects with an ApiFailure of status 404 where there is no such page. */
export interface RemoteRoute<Data = unknown> {
  /** React-router pattern, absolute: `/magazine/:id`. */
  path: string;
  load?: (context: LoadContext) => Promise<Data>;
  Page: ComponentType<{ data: Data }>;
  head?: (data: Data, language: Language) => Head;
}

/** What a remote exposes as `./routes`. */
export interface RemoteModule {
  // biome-ignore lint/suspicious/noExplicitAny: each route ties its own data to its own page; the host only passes it on
  routes: RemoteRoute<any>[];
}
