import type { BuiltManifest, RemoteManifest } from 'shared/remotes';

/**
 * A manifest as a registry has it. Examples of addresses and the API contract are for those who deploy; hosts before contract 1.4.0 do not run
 * a release that has them. They may go into the registry when nobody rolls a host back behind 1.4.0 any more (decision 79).
 */
export const toStoredManifest = ({ api, routes, ...manifest }: BuiltManifest): RemoteManifest => ({
  ...manifest,
  routes: routes.map(({ example, ...route }) => route),
});
