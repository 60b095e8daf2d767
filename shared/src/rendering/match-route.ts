import type { RemoteModule } from 'shared/remotes';
import { matchPath } from 'shared/router';

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
