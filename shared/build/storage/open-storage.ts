import path from 'node:path';
import type { Release, RemoteName } from 'shared/remotes';
import { createFsRegistry, createFsReleases } from './fs-storage';
import { createHttpRegistry } from './http-registry';
import { createS3Registry, createS3Releases } from './s3-storage';
import type { RegistryStore, ReleaseStore } from './store';

const isAddress = (target: string) => /^https?:/.test(target);
const isBucket = (target: string) => target.startsWith('s3://');

/** The folder in which `npm start` keeps releases, from the same settings as the host's. */
export const getDefaultFolder = () =>
  path.resolve(process.env.RELEASES_DIR || path.join(process.env.DATA_DIR || '.data', 'releases'));

/** `target`: a folder, or `s3://bucket/prefix`. */
export const openReleases = (target: string): ReleaseStore =>
  isBucket(target) ? createS3Releases(target) : createFsReleases(path.resolve(target));

/** `target`: a file, `s3://bucket/key`, or an HTTP address, which is read-only. */
export const openRegistry = (target: string): RegistryStore => {
  if (isAddress(target)) return createHttpRegistry(target);
  return isBucket(target) ? createS3Registry(target) : createFsRegistry(path.resolve(target));
};

/** The default address of the registry of these releases. */
export const getRegistryAddress = (target: string) =>
  isBucket(target) ? `${target.replace(/\/$/, '')}/remotes.json` : path.join(target, 'remotes.json');

/** The default address of the releases of this registry. */
export const getReleasesAddress = (registry: string) => registry.slice(0, registry.lastIndexOf('/') + 1) || '.';

/** The host serves releases below this path; any other base is the address of another server. */
export const hostBase = '/remotes/';

/** The version is encoded, because some stores read a `+` in an address as a space. */
export const buildBase = (prefix: string, name: RemoteName, version: string) =>
  `${prefix.endsWith('/') ? prefix : `${prefix}/`}${name}/${encodeURIComponent(version)}/`;

/** Reads files of a release from a store. */
export const createReader =
  (store: ReleaseStore) =>
  ({ name, version }: Release, file: string) =>
    store.read(name, version, file);
