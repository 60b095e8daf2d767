import type { RemoteModule } from 'shared/remotes';
import { matchPath } from 'shared/router';

/** A page has one address, so letters are compared as they are written. */
const match = (path: string, pathname: string) => matchPath({ path, caseSensitive: true }, pathname);

/** Paths that are remembered for each list of routes: a pattern is compiled each time that a path is compared with it. */
const maxPaths = 100;
const foundRoutes = new WeakMap<readonly object[], Map<string, unknown>>();

/** Finds the route whose pattern matches a path. The list must not change. */
export const findByPath = <T extends { path: string }>(routes: readonly T[], pathname: string) => {
  const found = foundRoutes.get(routes) ?? new Map<string, unknown>();
  foundRoutes.set(routes, found);
  if (!found.has(pathname)) {
    if (found.size >= maxPaths) found.clear();
    const route = routes.find(({ path }) => match(path, pathname));
    found.set(pathname, route);
  }
  return found.get(pathname) as T | undefined;
};

/** Finds the route for a path, and the parameters in the path. */
export const matchRoute = ({ routes }: RemoteModule, pathname: string) => {
  const route = findByPath(routes, pathname);
  const params = route && match(route.path, pathname)?.params;
  return { route, params: (params ?? {}) as Record<string, string> };
};
