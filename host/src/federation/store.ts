import { createContext, use } from 'react';
import { api } from 'shared/client';
import type { Language } from 'shared/i18n';
import {
  pageOf,
  type RemoteModule,
  type RemoteName,
  type RemotePage,
  type RunningRelease,
  sheetsOf,
} from 'shared/remotes';
import type { Location } from 'shared/router';
import { overrideBroken } from '../shell/quality/kept';
import { putStyles } from './ahead';
import { missing, RemoteFailure } from './failure';
import { enter, loadRelease } from './load';
import { type Place, placeOf, type Route, routeOf } from './place';
import { readRegistry, successorIn } from './registry';
import { createReleases } from './releases';

/** How many steps back keep their data, so that going back shows the page at once and at its place. */
const kept = 20;

/** The first page as the server has it; `missing` where there is no such page. */
export interface FirstPage {
  href: string;
  data: unknown;
  missing?: boolean;
}

interface Given {
  releases: readonly RunningRelease[];
  modules?: [RemoteName, RemoteModule][];
  /** Pages by their routes. */
  pages?: [Route, RemotePage][];
  page?: FirstPage | null;
  /** Set on the server: what is not given will not come. */
  still?: boolean;
}

/** Where something failed, and whether a person asks for another try. */
interface Retry {
  location: Location;
  language: Language;
  asked: boolean;
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
export const createStore = ({ releases: first, modules = [], pages = [], page = null, still = false }: Given) => {
  const releases = createReleases(first);
  const loaded = new Map<RemoteName, Promise<RemoteModule>>(modules.map(([name, module]) => [name, ready(module)]));
  const opened = new Map<Route, Promise<RemotePage>>(pages.map(([route, shown]) => [route, ready(shown)]));
  const data = new Map<string, Promise<unknown>>();
  let firstPage = page;

  const remember = <K, T>(map: Map<K, Promise<T>>, key: K, promise: Promise<T>) => {
    map.set(key, promise);
    promise.then(
      (value) => fulfil(promise, value),
      () => undefined,
    );
    return promise;
  };

  const load = (release: RunningRelease) =>
    still ? new Promise<RemoteModule>(() => {}) : loadRelease(releases, release);

  const putSheets = (release: RunningRelease, { path }: Route) => {
    const entry = release.manifest.routes.find((candidate) => candidate.path === path);
    return putStyles(release, sheetsOf(release, entry)).catch((cause: unknown) => {
      throw missing(release, 'styles', cause);
    });
  };

  const open = (release: RunningRelease, route: Route) =>
    'lazy' in route
      ? Promise.all([pageOf(route), putSheets(release, route)]).then(
          ([page]) => page,
          (cause: unknown) => {
            void overrideBroken(release.name);
            throw missing(release, 'chunk', cause);
          },
        )
      : ready(route);

  const store = {
    releases,
    isMissing: (href: string) => firstPage?.href === href && firstPage.missing === true,
    module: (release: RunningRelease) => loaded.get(release.name) ?? remember(loaded, release.name, load(release)),
    page: (release: RunningRelease, route: Route) => opened.get(route) ?? remember(opened, route, open(release, route)),
    data: ({ load }: RemotePage, params: Record<string, string>, place: Place): Promise<unknown> => {
      if (!load) return nothing;
      const { key, href, query, language } = place;
      const name = `${key} ${href} ${language}`;
      if (firstPage?.href === href) {
        data.set(name, ready(firstPage.data));
        firstPage = null;
      }
      for (const old of [...data.keys()].slice(0, -kept)) data.delete(old);
      return data.get(name) ?? remember(data, name, load({ params, query, language, api }));
    },

    /**
     * Tries again, out of sight, what a page failed for; done once that page can be shown. What the registry names by
     * now takes the place of a release whose files do not come or whose code throws.
     */
    retry: async ({ phase }: RemoteFailure, failed: RunningRelease, { location, language, asked }: Retry) => {
      let unread: unknown;
      const today =
        phase === 'data'
          ? null
          : await readRegistry().catch((cause: unknown) => {
              unread = cause;
              return null;
            });
      const successor = today && successorIn(today, failed);
      // A file that a page itself asks for stays missing to it until its module runs anew.
      const anew = phase === 'chunk' || (phase === 'mount' && asked);
      if (phase === 'mount' && !anew && !successor) throw new Error('Nothing has changed');
      if (successor || anew) {
        enter(releases, successor ?? failed);
        loaded.delete(failed.name);
      }
      for (const map of [loaded, opened, data] as Map<unknown, Promise<unknown>>[])
        for (const [key, promise] of map) if (!isThere(promise)) map.delete(key);

      try {
        const release = successor ?? failed;
        const { route, params } = routeOf(await store.module(release), location.pathname);
        const page = route && (await store.page(release, route));
        if (page) await store.data(page, params, placeOf(location, language));
      } catch (cause) {
        throw unread && cause instanceof RemoteFailure
          ? new RemoteFailure(cause.kind, 'registry', failed, unread)
          : cause;
      }
    },
  };
  return store;
};

export type Store = ReturnType<typeof createStore>;

export const StoreContext = createContext<Store | null>(null);

export const useStore = () => {
  const store = use(StoreContext);
  if (!store) throw new Error('There is no page store');
  return store;
};
