import type { Language } from 'shared/i18n';
import type { RemoteModule } from 'shared/remotes';
import { type Location, matchPath } from 'shared/router';

export type Route = RemoteModule['routes'][number];

/** Where a page is asked for: a step of the history, in a language. */
export interface Place {
  key: string;
  href: string;
  query: URLSearchParams;
  language: Language;
}

export const placeOf = ({ key, pathname, search }: Location, language: Language): Place => ({
  key,
  href: pathname + search,
  query: new URLSearchParams(search),
  language,
});

/** The route that answers a path, with what the path holds. */
export const routeOf = ({ routes }: RemoteModule, pathname: string) => {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  const params = route && matchPath(route.path, pathname)?.params;
  return { route, params: (params ?? {}) as Record<string, string> };
};
