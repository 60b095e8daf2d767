import { createContext, use } from 'react';
import { api } from 'shared/client';
import type { Language } from 'shared/i18n';
import { pageOf, type RemoteModule, type RemoteName, type RemotePage, type RunningRelease } from 'shared/remotes';
import { failureIn } from './failure';
import { loadRelease } from './load';

/** Where a page is asked for: a step of the history, in a language. */
export interface Place {
  key: string;
  href: string;
  query: URLSearchParams;
  language: Language;
}

/** How many steps back keep their data, so that going back shows the page at once and at its place. */
const kept = 20;

/** The first page as the server has it; `missing` where there is no such page. */
export interface FirstPage {
  href: string;
  data: unknown;
  missing?: boolean;
}

type Route = RemoteModule['routes'][number];

interface Given {
  modules?: [RemoteName, RemoteModule][];
  /** Pages by their routes. */
  pages?: [Route, RemotePage][];
  page?: FirstPage | null;
  /** Set on the server: what is not given will not come. */
  still?: boolean;
}

/**
 * Modules and data of the page, or the promise of them. On the server everything is given before rendering;
 * in the browser the first page's data is.
 */
export const createStore = ({ modules = [], pages = [], page = null, still = false }: Given) => {
  const loaded = new Map<RemoteName, RemoteModule | Promise<RemoteModule>>(modules);
  const opened = new Map<Route, RemotePage | Promise<RemotePage>>(pages);
  const data = new Map<string, unknown>();
  let first = page;

  const remember = <K, T>(map: Map<K, T | Promise<T>>, key: K, promise: Promise<T>) => {
    map.set(key, promise);
    promise.then(
      (value) => map.get(key) === promise && map.set(key, value),
      () => undefined,
    );
    return promise;
  };

  return {
    isMissing: (href: string) => first?.href === href && first.missing === true,
    module: (release: RunningRelease) =>
      loaded.get(release.name) ??
      (still ? new Promise<RemoteModule>(() => {}) : null) ??
      remember(loaded, release.name, loadRelease(release)),
    page: (release: RunningRelease, route: Route) =>
      opened.get(route) ??
      ('lazy' in route ? remember(opened, route, Promise.resolve(pageOf(route)).catch(failureIn(release))) : route),
    data: ({ load }: RemotePage, params: Record<string, string>, { key, href, query, language }: Place): unknown => {
      if (!load) return null;
      const name = `${key} ${href} ${language}`;
      if (first?.href === href) {
        data.set(name, first.data);
        first = null;
      }
      if (data.has(name)) return data.get(name);
      for (const old of [...data.keys()].slice(0, -kept)) data.delete(old);
      return remember(data, name, load({ params, query, language, api }));
    },
    /** Forgets what failed, so that the next look loads it again. */
    forget: (release: RunningRelease) => {
      if (loaded.get(release.name) instanceof Promise) loaded.delete(release.name);
      for (const [route, page] of opened) if (page instanceof Promise) opened.delete(route);
      for (const [name, value] of data) if (value instanceof Promise) data.delete(name);
    },
  };
};

export type Store = ReturnType<typeof createStore>;

export const StoreContext = createContext<Store | null>(null);

export const useStore = () => {
  const store = use(StoreContext);
  if (!store) throw new Error('There is no page store');
  return store;
};

/** The value itself, or suspends until it is there. */
export const settle = <T>(value: T | Promise<T>): T => (value instanceof Promise ? use(value) : value);
