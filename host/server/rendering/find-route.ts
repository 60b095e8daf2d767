import { LRUCache } from 'lru-cache';
import { findByPath } from 'shared/rendering/match-route';

/** Paths that are remembered for each list of routes. */
const maxPaths = 100;
const foundRoutes = new WeakMap<readonly object[], LRUCache<string, { route: unknown }>>();

/** `findByPath` for a list that does not change: a pattern is compiled each time that a path is compared with it. */
export const findRoute = <T extends { path: string }>(routes: readonly T[], pathname: string) => {
  const found = foundRoutes.get(routes) ?? new LRUCache<string, { route: unknown }>({ max: maxPaths });
  foundRoutes.set(routes, found);
  const entry = found.get(pathname) ?? { route: findByPath(routes, pathname) };
  found.set(pathname, entry);
  return entry.route as T | undefined;
};
