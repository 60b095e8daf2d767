import type { RemoteManifest } from 'shared/remotes';

/**
 * A manifest as a registry has it. Examples of addresses are for those who deploy; hosts of former versions do not run a release that has
 * them.
 */
export const withoutExamples = ({ routes, ...manifest }: RemoteManifest): RemoteManifest => ({
  ...manifest,
  routes: routes.map(({ example, ...route }) => route),
});
