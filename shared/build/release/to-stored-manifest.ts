import type { RemoteManifest } from 'shared/remotes';

/** A manifest as a registry has it. Examples of addresses are for those who deploy, and routes are read strictly (decision 27). */
export const toStoredManifest = ({ routes, ...manifest }: RemoteManifest): RemoteManifest => ({
  ...manifest,
  routes: routes.map(({ example, ...route }) => route),
});
