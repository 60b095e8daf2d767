import path from 'node:path';
import type { Release, RemoteName } from 'shared/remotes';
import { addressRegistry } from './address';
import { folderRegistry, folderReleases } from './folder';
import { bucketRegistry, bucketReleases } from './s3';
import type { RegistryStore, ReleaseStore } from './store';

const isAddress = (target: string) => /^https?:/.test(target);
const isBucket = (target: string) => target.startsWith('s3://');

/** Where `npm start` keeps releases; the same settings as the host's. */
export const defaultFolder = () =>
  path.resolve(process.env.RELEASES_DIR || path.join(process.env.DATA_DIR || '.data', 'releases'));

export const releasesAt = (target: string): ReleaseStore =>
  isBucket(target) ? bucketReleases(target) : folderReleases(path.resolve(target));

export const registryAt = (target: string): RegistryStore => {
  if (isAddress(target)) return addressRegistry(target);
  return isBucket(target) ? bucketRegistry(target) : folderRegistry(path.resolve(target));
};

/** The registry lies beside the releases, unless another place is named. */
export const registryBeside = (target: string) =>
  isBucket(target) ? `${target.replace(/\/$/, '')}/remotes.json` : path.join(target, 'remotes.json');

/** The releases lie beside the registry. */
export const releasesBeside = (registry: string) => registry.slice(0, registry.lastIndexOf('/') + 1) || '.';

/** Paths of the host are served by the host from its releases; everything else is an address. */
export const hostBase = '/remotes/';

/** A `+` in an address is a blank for some stores. */
export const baseOf = (prefix: string, name: RemoteName, version: string) =>
  `${prefix.endsWith('/') ? prefix : `${prefix}/`}${name}/${encodeURIComponent(version)}/`;

export const reading =
  (store: ReleaseStore) =>
  ({ name, version }: Release, file: string) =>
    store.read(name, version, file);
