import { createContext, use } from 'react';
import { matchesPath, type RemoteManifest } from 'shared/remotes';

/** Manifests of all remotes, so that the shell links only to pages that exist. */
export const ManifestsContext = createContext<readonly RemoteManifest[]>([]);

/** Returns a function that tells whether a remote serves a path of this site. */
export const useHasPage = () => {
  const manifests = use(ManifestsContext);
  return (path: string) => manifests.some(({ routes }) => routes.some((route) => matchesPath(route.path, path)));
};
