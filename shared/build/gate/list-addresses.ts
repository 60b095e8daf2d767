import { languages } from 'shared/i18n';
import type { RemoteManifest, RouteEntry } from 'shared/remotes';
import { findByPath } from 'shared/rendering/match-route';
import { RefusedError } from '../refused-error';

/** The address that stands for a route, without the language; null where it has parameters and no example. */
const getAddress = ({ path, example }: RouteEntry) => {
  if (!/[:*]/.test(path)) return path;
  if (example === undefined) return null;
  return example.startsWith('/') ? example : path.replace(/:\w+/, encodeURIComponent(example));
};

/** The addresses at which the pages are tried that visitors get from the server, encoded and without the language. Throws `RefusedError` where an example is none. */
export const listAddresses = ({ name, routes }: RemoteManifest): string[] =>
  routes
    .filter(({ ssr }) => ssr)
    .flatMap((route) => {
      const address = getAddress(route);
      if (address === null) return [];
      const { pathname, search } = new URL(address, 'http://host');
      if (/[:*]/.test(pathname) || findByPath(routes, pathname) !== route)
        throw new RefusedError(`${name}: the example ${route.example} is no address of the route ${route.path}.`);
      return [pathname + search];
    });

/** Each address in each language. */
export const listPages = (manifest: RemoteManifest) =>
  listAddresses(manifest).flatMap((address) => languages.map((language) => ({ address, language })));
