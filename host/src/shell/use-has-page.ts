import { createContext, use } from 'react';
import { type Language, useLanguage } from 'shared/i18n';
import type { GuardedRoute } from './route-guard';

/** The part of a manifest route that the shell reads. */
export interface ShellRoute extends GuardedRoute {
  title: Readonly<Record<Language, string>>;
}

/** Routes of all remotes, so that the shell only links to pages that exist. */
export const RoutesContext = createContext<readonly ShellRoute[]>([]);

/** Matches a route pattern with `:param` parts and an optional `*` at the end. */
const matchesPattern = (pattern: string, path: string) => {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.at(-1) === '*') return expected.slice(0, -1).every((part, index) => part === actual[index]);
  return (
    expected.length === actual.length && expected.every((part, index) => part.startsWith(':') || part === actual[index])
  );
};

/** Returns a function that tells whether a remote serves a path of this site. */
export const useHasPage = () => {
  const routes = use(RoutesContext);
  return (path: string) => routes.some((route) => matchesPattern(route.path, path));
};

/** Links to pages without parameters, called by their titles; pages that no remote serves are left out. */
export const usePageLinks = (paths: readonly string[]) => {
  const routes = use(RoutesContext);
  const language = useLanguage();
  return paths.flatMap((to) => routes.flatMap(({ path, title }) => (path === to ? { to, text: title[language] } : [])));
};
