import { importSource } from 'shared/build/import-source';
import { inRoot, listRemotes } from 'shared/build/project';
import { routesOverlap } from 'shared/build/release/overlapping-routes';
import type { RemoteManifest } from 'shared/remotes';

/** A remote with a page at one of these paths, and its route; null if there is none here. */
export const findOwner = async (paths: readonly string[]) => {
  for (const remote of listRemotes()) {
    const { manifest } = await importSource<{ manifest: RemoteManifest }>(inRoot(remote, 'src/manifest.ts'));
    const route = manifest.routes.find(({ path }) => paths.some((own) => routesOverlap(own, path)));
    if (route) return { remote, path: route.path };
  }
  return null;
};
