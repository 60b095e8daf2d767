import type { Language } from 'shared/i18n';
import type { RemoteModule } from 'shared/remotes';
import { type Location, matchPath } from 'shared/router';

export type Route = RemoteModule['routes'][number];

/** A page to be loaded: history entry, address and language. */
export interface PageRequest {
  /** Key of the history entry. */
  key: string;
  href: string;
  query: URLSearchParams;
  language: Language;
}

export const toPageRequest = ({ key, pathname, search }: Location, language: Language): PageRequest => ({
  key,
  href: pathname + search,
  query: new URLSearchParams(search),
  language,
});

/** A page has one address, so letters are compared as they are written. */
const match = (path: string, pathname: string) => matchPath({ path, caseSensitive: true }, pathname);

/** Finds the route whose pattern matches a path. */
export const findByPath = <T extends { path: string }>(routes: readonly T[], pathname: string) =>
  routes.find(({ path }) => match(path, pathname));

/** Finds the route for a path, and the parameters in the path. */
export const matchRoute = ({ routes }: RemoteModule, pathname: string) => {
  const route = findByPath(routes, pathname);
  const params = route && match(route.path, pathname)?.params;
  return { route, params: (params ?? {}) as Record<string, string> };
};
