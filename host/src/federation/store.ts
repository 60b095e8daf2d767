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

const fulfil = <T>(promise: Promise<T>, value: T): Promise<T> => Object.assign(promise, { status: 'fulfilled', value });

const isThere = (promise: Promise<unknown>) => 'status' in promise && promise.status === 'fulfilled';

/** A promise that `use` reads at once, in the very first render too. */
const ready = <T>(value: T) => fulfil(Promise.resolve(value), value);

const nothing = ready(null);

/**
 * Promises of modules, pages and data. On the server everything is given before rendering; in the browser the first
 * page's data is. What is there stays a promise: a component that suspends is run again and has to `use` the same ones.
 */
export const createStore = ({ modules = [], pages = [], page = null, still = false }: Given) => {
  const loaded = new Map<RemoteName, Promise<RemoteModule>>(modules.map(([name, module]) => [name, ready(module)]));
  const opened = new Map<Route, Promise<RemotePage>>(pages.map(([route, shown]) => [route, ready(shown)]));
  const data = new Map<string, Promise<unknown>>();
  let first = page;

  const remember = <K, T>(map: Map<K, Promise<T>>, key: K, promise: Promise<T>) => {
    map.set(key, promise);
    promise.then(
      (value) => fulfil(promise, value),
      () => undefined,
    );
    return promise;
  };

  const open = (release: RunningRelease, route: Route) =>
    'lazy' in route ? Promise.resolve(pageOf(route)).catch(failureIn(release)) : ready(route);

  return {
    isMissing: (href: string) => first?.href === href && first.missing === true,
    module: (release: RunningRelease) =>
      loaded.get(release.name) ?? remember(loaded, release.name, still ? new Promise(() => {}) : loadRelease(release)),
    page: (release: RunningRelease, route: Route) => opened.get(route) ?? remember(opened, route, open(release, route)),
    data: (
      { load }: RemotePage,
      params: Record<string, string>,
      { key, href, query, language }: Place,
    ): Promise<unknown> => {
      if (!load) return nothing;
      const name = `${key} ${href} ${language}`;
      if (first?.href === href) {
        data.set(name, ready(first.data));
        first = null;
      }
      for (const old of [...data.keys()].slice(0, -kept)) data.delete(old);
      return data.get(name) ?? remember(data, name, load({ params, query, language, api }));
    },
    /** Forgets what is not there, so that the next look loads it again. */
    forget: () => {
      for (const map of [loaded, opened, data] as Map<unknown, Promise<unknown>>[])
        for (const [key, promise] of map) if (!isThere(promise)) map.delete(key);
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
