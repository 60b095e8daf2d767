import { createContext, use } from 'react';
import { api } from 'shared/client';
import {
  getPageStyles,
  type RemoteModule,
  type RemoteName,
  type RemotePage,
  type RunningRelease,
  resolvePage,
} from 'shared/remotes';
import { disableBrokenOverride } from '../shell/overrides/disable-broken-override';
import { loadRelease } from './load-release';
import type { PageRequest } from './page-request';
import { loadStyles } from './preload';
import { createFulfilled, isFulfilled, markFulfilled } from './promise-status';
import { createReleaseStore } from './release-store';
import { toLoadFailure } from './remote-failure';

/** Number of history entries whose data is kept, so that going back shows the page without loading. */
const maxCachedData = 20;

/** The page of the first document; `missing` when it does not exist. */
export interface FirstPage {
  href: string;
  data: unknown;
  missing?: boolean;
}

interface PageStoreOptions {
  releases: readonly RunningRelease[];
  modules?: [RemoteName, RemoteModule][];
  /** Loaded pages by route. */
  pages?: [Route, RemotePage][];
  page?: FirstPage | null;
  /** Releases are missing that there may be. */
  isIncomplete?: boolean;
  /** The page threw an error on the server, which renders its place without it. */
  hasFailed?: boolean;
  /** On the server nothing is loaded: a module that was not passed stays pending. */
  isServer?: boolean;
}

type Route = RemoteModule['routes'][number];

const noData = createFulfilled(null);

const toDataId = ({ key, href, language }: PageRequest) => `${key} ${href} ${language}`;

const loadSheets = (release: RunningRelease, { path }: Route) => {
  const entry = release.manifest.routes.find((candidate) => candidate.path === path);
  return loadStyles(release, getPageStyles(release, entry)).catch((cause: unknown) => {
    throw toLoadFailure(release, 'styles', cause);
  });
};

const openPage = (release: RunningRelease, route: Route) =>
  'lazy' in route
    ? Promise.all([resolvePage(route), loadSheets(release, route)]).then(
        ([page]) => page,
        (cause: unknown) => {
          const failure = toLoadFailure(release, 'chunk', cause);
          void disableBrokenOverride(failure);
          throw failure;
        },
      )
    : createFulfilled(route);

/**
 * Keeps the promises of modules, pages and data. On the server all of them are fulfilled before rendering, in the browser
 * only the data of the first page. The same promise is returned each time, because a component that suspends is rendered
 * again and must `use` the same one.
 */
export const createPageStore = ({
  releases: first,
  modules = [],
  pages = [],
  page = null,
  isIncomplete = false,
  hasFailed = false,
  isServer = false,
}: PageStoreOptions) => {
  const releases = createReleaseStore(first);
  const modulePromises = new Map<RemoteName, Promise<RemoteModule>>(
    modules.map(([name, module]) => [name, createFulfilled(module)]),
  );
  const pagePromises = new Map<Route, Promise<RemotePage>>(
    pages.map(([route, page]) => [route, createFulfilled(page)]),
  );
  const dataPromises = new Map<string, Promise<unknown>>();
  let firstPage = page;

  const remember = <K, T>(map: Map<K, Promise<T>>, key: K, promise: Promise<T>) => {
    map.set(key, promise);
    promise.then(
      (value) => markFulfilled(promise, value),
      () => undefined,
    );
    return promise;
  };

  const load = (release: RunningRelease) =>
    isServer ? new Promise<RemoteModule>(() => {}) : loadRelease(releases, release);

  return {
    releases,
    isIncomplete,
    hasFailed,
    isMissing: (href: string) => firstPage?.href === href && firstPage.missing === true,
    module: (release: RunningRelease) =>
      modulePromises.get(release.name) ?? remember(modulePromises, release.name, load(release)),
    page: (release: RunningRelease, route: Route) =>
      pagePromises.get(route) ?? remember(pagePromises, route, openPage(release, route)),
    data: ({ load }: RemotePage, params: Record<string, string>, request: PageRequest): Promise<unknown> => {
      if (!load) return noData;
      const { href, query, language } = request;
      const id = toDataId(request);
      if (firstPage?.href === href) {
        dataPromises.set(id, createFulfilled(firstPage.data));
        firstPage = null;
      }
      for (const old of [...dataPromises.keys()].slice(0, -maxCachedData)) dataPromises.delete(old);
      return dataPromises.get(id) ?? remember(dataPromises, id, load({ params, query, language, api }));
    },
    /** Loads the data of a page again, and forgets that of all others. It stays as it is if the request fails. */
    reloadData: async ({ load }: RemotePage, params: Record<string, string>, request: PageRequest) => {
      const { query, language } = request;
      const data = await load?.({ params, query, language, api });
      firstPage = null;
      dataPromises.clear();
      dataPromises.set(toDataId(request), createFulfilled(data));
    },
    /** Makes the module of a remote load again. */
    discardModule: (name: RemoteName) => void modulePromises.delete(name),
    /** Makes everything that failed or is still pending load again. */
    discardUnfulfilled: () => {
      for (const map of [modulePromises, pagePromises, dataPromises] as Map<unknown, Promise<unknown>>[])
        for (const [key, promise] of map) if (!isFulfilled(promise)) map.delete(key);
    },
  };
};

export type PageStore = ReturnType<typeof createPageStore>;

export const PageStoreContext = createContext<PageStore | null>(null);

export const usePageStore = () => {
  const store = use(PageStoreContext);
  if (!store) throw new Error('There is no page store');
  return store;
};
