import { RefusedError } from 'shared/build/refused-error';
import type { Destination } from 'shared/build/release/publish-release';
import { buildBase, getReleasesAddress, hostBase, openReleases } from 'shared/build/storage/open-storage';
import { findRelease, type Registry, type Release, type RemoteName } from 'shared/remotes';
import type { Config } from '../config';

type Where = Pick<Destination, 'releases' | 'base'>;

/** The newest builds first: of this remote, then of the others. */
const listReleasesOf = (registry: Registry, name: RemoteName): Release[] => {
  const running = Object.keys(registry.channels).flatMap((channel) => findRelease(registry, channel, name) ?? []);
  return [...(registry.builds[name] ?? []), ...running, ...Object.values(registry.builds).flat()];
};

/** The address before the remote's name in that of a release; null if the release lies in another way. */
const getPrefix = ({ base, name, version }: Release) => {
  const end = buildBase('', name, version).slice(1);
  return base.endsWith(end) ? base.slice(0, -end.length) : null;
};

/**
 * Where an uploaded release goes. With the registry in a file: into the folder that this host serves. With the registry in a bucket:
 * to where the last release went, because the folder of one host is not that of another. Throws `RefusedError` if there is none.
 */
export const findDestination = (
  { registry: target, releases }: Pick<Config, 'registry' | 'releases'>,
  registry: Registry,
  name: RemoteName,
): Where => {
  const ownFolder = { releases: openReleases(releases), base: hostBase };
  if (!target.startsWith('s3://')) return ownFolder;
  const base = listReleasesOf(registry, name)
    .map(getPrefix)
    .find((prefix) => prefix !== null);
  if (!base)
    throw new RefusedError('Nothing was published in the bucket of this site yet: deploy once with --to and --base.');
  return base === hostBase ? ownFolder : { releases: openReleases(getReleasesAddress(target)), base };
};
