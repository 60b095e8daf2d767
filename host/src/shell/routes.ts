import { createContext, use } from 'react';
import type { GuardedRoute } from './guard';

/** Paths that host and remotes answer, so that the shell never links to what is not there. */
export const RoutesContext = createContext<readonly GuardedRoute[]>([]);

export const answers = (pattern: string, path: string) => {
  const expected = pattern.split('/');
  const given = path.split('/');
  if (expected.at(-1) === '*') return expected.slice(0, -1).every((part, index) => part === given[index]);
  return (
    expected.length === given.length && expected.every((part, index) => part.startsWith(':') || part === given[index])
  );
};

/** Says whether a path of our own leads somewhere. */
export const useHasPage = () => {
  const routes = use(RoutesContext);
  return (path: string) => routes.some((route) => answers(route.path, path));
};
