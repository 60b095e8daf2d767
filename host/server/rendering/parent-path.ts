import { trimEndSlashes } from 'shared/format';
import type { RouteEntry } from 'shared/remotes';
import { findByPath } from 'shared/rendering/match-route';

type Routes = readonly Pick<RouteEntry, 'path'>[];

/**
 * Where an address leads that is no page but above pages, such as `/shop/products` of `/shop/products/:id`: to the first
 * page below it, else to the next one above it. Null for a page, and for an address without pages below it.
 */
export const findParentPath = (routes: Routes, pathname: string): string | null => {
  const path = trimEndSlashes(pathname);
  if (findByPath(routes, path || '/')) return null;
  const below = routes.map((route) => route.path).filter((pattern) => pattern.startsWith(`${path}/`));
  if (below.length === 0) return null;
  const fixed = below.find((pattern) => !/[:*]/.test(pattern));
  if (fixed) return fixed;
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  return findParentPath(routes, above) ?? above;
};
