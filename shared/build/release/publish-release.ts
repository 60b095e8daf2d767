import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import {
  type BuiltRelease,
  changeSet,
  findCanary,
  findRelease,
  getDeployment,
  getMajor,
  listSets,
  type Registry,
  type Release,
  type RemoteName,
  withMainSet,
} from 'shared/remotes';
import { parseRelease } from 'shared/remotes/parse';
import { RefusedError } from '../refused-error';
import type { VersionChange } from '../storage/change-log';
import { buildBase, createReader } from '../storage/open-storage';
import { changeRegistry, type RegistryStore, type ReleaseStore, readRegistry } from '../storage/store';
import { type CanaryPlan, type CanaryStart, formatPlan, startCanary, startPlan } from './canaries';
import { checkCompatibility, checkFiles, checkRoutes, computeDigest } from './check-release';
import { compareVersions } from './compare-versions';
import { type DeploymentTarget, deploy } from './deployments';
import { keepSourceMaps } from './keep-source-maps';
import { checkOverlaps } from './overlapping-routes';
import { type Authorship, startEntry } from './start-entry';
import { toStoredManifest } from './to-stored-manifest';

export interface Destination {
  releases: ReleaseStore;
  registry: RegistryStore;
  /** Where browsers find the files of `releases`: a path of the host or an address. */
  base: string;
  origins: readonly string[];
}

export interface Publication {
  /** The folder of a built release. */
  from: string;
  name: RemoteName;
  channel: string;
  /** Major version of the host contract whose hosts get it; by default that of its range if hosts of it are known, or the main one. */
  contract?: string | undefined;
  to: Destination;
  force?: boolean;
  /** Gives the release to a share of the readers only. */
  plan?: CanaryPlan | undefined;
  log: (line: string) => void;
}

/** Compressed forms of a file, which a server sends in its place. */
const decompress: Record<string, (content: Uint8Array, options: { maxOutputLength: number }) => Promise<Uint8Array>> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};
const maxFileBytes = 20_000_000;

/** Whether what a compressed file holds has this digest. */
const holds = async (file: string, expected: string | undefined) => {
  const content = await readFile(file);
  const original = await decompress[path.extname(file)]?.(content, { maxOutputLength: maxFileBytes }).catch(() => null);
  return original ? computeDigest(original) === expected : false;
};

/** Reads the release in a folder. Throws `RefusedError` if it is invalid or a file is missing, additional or changed. */
export const readBuiltRelease = async (folder: string): Promise<BuiltRelease> => {
  const text = await readFile(path.join(folder, 'remote.json'), 'utf8').catch(() => {
    throw new RefusedError(`${folder} contains no remote.json, so it is not a built release.`);
  });
  const release = (() => {
    try {
      return parseRelease(JSON.parse(text));
    } catch (cause) {
      throw new RefusedError(`${folder}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  })();
  for (const [file, expected] of Object.entries(release.integrity)) {
    const content = await readFile(path.join(folder, file)).catch(() => null);
    if (!content) throw new RefusedError(`${folder} lacks ${file}.`);
    if (computeDigest(content) !== expected)
      throw new RefusedError(`${file} in ${folder} was changed after it was built.`);
  }
  const files = await readdir(folder);
  const unlisted = files.filter((file) => file !== 'remote.json' && !release.integrity[file.replace(/\.(br|gz)$/, '')]);
  if (unlisted.length > 0)
    throw new RefusedError(`${folder} holds files that its remote.json does not name: ${unlisted.join(', ')}.`);
  // No digest of their own protects them.
  for (const file of files.filter((it) => /\.(br|gz)$/.test(it) && !release.integrity[it]))
    if (!(await holds(path.join(folder, file), release.integrity[file.replace(/\.(br|gz)$/, '')])))
      throw new RefusedError(`${file} in ${folder} holds something else than the file that was built.`);
  return release;
};

/** The part of the registry on which a change of one remote in one channel relies. */
export const createPrecondition = (target: DeploymentTarget) => (registry: Registry) => [
  findRelease(registry, target.channel, target.name)?.version,
  getDeployment(registry, target.channel, target.name),
  findCanary(registry, target.channel),
  registry.hostContract,
];

interface Placement extends Pick<Publication, 'from' | 'name' | 'to' | 'log'> {
  /** The release in the folder, as `readBuiltRelease` read it. */
  built: BuiltRelease;
  /** The registry that the release is to fit. */
  registry: Registry;
  /** Called before anything is copied; throws if the release may not run. */
  assertAllowed?: (release: Release) => void;
}

/** The release in a folder as the registry would have it. Throws `RefusedError` if it does not fit. */
const prepareRelease = ({ built, from, name, to, registry, assertAllowed }: Omit<Placement, 'log'>) => {
  if (built.name !== name) throw new RefusedError(`${from} holds ${built.name}, not ${name}.`);
  const base = buildBase(to.base, name, built.version);
  const release = { ...built, base, manifest: toStoredManifest(built.manifest) };
  checkRoutes(release);
  checkCompatibility(release, { registry, origins: to.origins });
  assertAllowed?.(release);
  return release;
};

/** Copies a release to the store, with its source maps, and checks it there; changes no registry. Throws `RefusedError` if a check fails. */
export const placeRelease = async (placement: Placement): Promise<Release> => {
  const { from, name, to, log } = placement;
  const release = prepareRelease(placement);
  const { version } = release;
  if (await to.releases.has(name, version)) log(`${name} ${version} is already in ${to.releases.title}`);
  else {
    await to.releases.copy(from, name, version);
    log(`Copied ${name} ${version} to ${to.releases.title}`);
  }
  await keepSourceMaps(placement);
  await checkFiles(release, createReader(to.releases));
  log(`Checked ${Object.keys(release.integrity).length} files at ${release.base}`);
  return release;
};

const getNumber = (version: string) => version.split('+')[0];

/** A version names one content, or nobody would know which one `pin` and a permit mean. Throws `RefusedError`. */
const assertNewVersion = (registry: Registry, { name, version }: Release) => {
  const other = registry.builds[name]?.find(
    (build) => build.version !== version && getNumber(build.version) === getNumber(version),
  );
  if (other)
    throw new RefusedError(
      `${name} ${getNumber(version)} was published with other content (${other.version}). Raise the version in its package.json, or use --force.`,
    );
};

type DeployTo = (registry: Registry, release: Release) => Registry;

/** Lets the channel run a release, or gives it to a share of its readers. Throws `RefusedError` if it must not run there. */
const createDeployTo = ({ name, channel, force, plan }: Publication): DeployTo => {
  const target = { channel, name };
  const start: CanaryStart | undefined = plan && startPlan(plan);
  return (registry, release) => {
    const next = start
      ? startCanary(registry, target, release, start, force)
      : deploy(registry, target, release, force);
    return checkOverlaps(next, [target]);
  };
};

const createPlacement = (
  publication: Publication,
  { built, registry, deployTo }: { built: BuiltRelease; registry: Registry; deployTo: DeployTo },
) => ({
  ...publication,
  built,
  registry,
  assertAllowed: (release: Release) => {
    if (!publication.force) assertNewVersion(registry, release);
    deployTo(registry, release);
  },
});

/** The set that gets a release. Throws `RefusedError` if it is for other hosts than were named. */
const chooseSet = ({ contract }: Publication, { name, version, manifest }: BuiltRelease, registry: Registry) => {
  const own = getMajor(manifest.contract);
  if (contract !== undefined && contract !== own)
    throw new RefusedError(
      `${name} ${version} was built for host contract ${manifest.contract}, not for hosts of contract ${contract}.`,
    );
  const isKnown = listSets(registry).some(([major]) => major === own);
  const major = contract ?? (isKnown ? own : getMajor(registry.hostContract));
  // Where no host of the major version is known, its first one will have what the release needs.
  return { major, open: (it: Registry) => withMainSet(it, major, manifest.contract.slice(1)) };
};

/** What `publishRelease` checks before it copies anything. Throws `RefusedError`. */
export const checkPublication = async (publication: Publication) => {
  const registry = await readRegistry(publication.to.registry);
  const built = await readBuiltRelease(publication.from);
  const { open } = chooseSet(publication, built, registry);
  prepareRelease(
    createPlacement(publication, { built, registry: open(registry), deployTo: createDeployTo(publication) }),
  );
};

interface Published {
  /** Of its entry in the log. */
  id: string;
  changes: VersionChange[];
  registry: Registry;
}

/**
 * Copies a release to the store, checks it there and lets the channel run it, on the hosts of one major version. Returns the changed registry,
 * and what these hosts ran before and run after it.
 * Throws `RefusedError` if a check fails, the remote is pinned, or one of its routes overlaps with one of another remote.
 */
export const publishRelease = async (publication: Publication, authorship: Authorship): Promise<Published> => {
  const { name, channel, to, log, plan, force } = publication;
  const target = { channel, name };
  const snapshot = await readRegistry(to.registry);
  const built = await readBuiltRelease(publication.from);
  const { major, open } = chooseSet(publication, built, snapshot);
  const deployTo = createDeployTo(publication);
  const release = await placeRelease(createPlacement(publication, { built, registry: open(snapshot), deployTo }));
  const entry = startEntry({
    ...authorship,
    action: plan ? 'share' : 'deploy',
    contract: major,
    shares: plan?.shares,
    forced: force,
  });
  const next = await changeRegistry(to.registry, {
    change: (registry) => changeSet(registry, major, (it) => deployTo(it, release), open),
    precondition: (registry) => createPrecondition(target)(open(registry)),
    snapshot,
    describe: (before, after) => ({ ...entry, changes: compareVersions(open(before), open(after), [target]) }),
  });
  const isBeside = major !== getMajor(next.hostContract);
  const hosts = isBeside ? ` on hosts of contract ${major}` : '';
  const what = plan ? `${formatPlan(plan)} of the readers of ${channel} get` : `${channel} runs`;
  log(`${what} ${name} ${release.version}${hosts} (revision ${next.revision} of ${to.registry.title})`);
  if (getDeployment(open(next), channel, name).disabled)
    log(`${name} is still disabled in ${channel}${hosts}; enable it with: releases enable`);
  const changes = compareVersions(open(snapshot), open(next), [target]);
  return { id: entry.id, changes, registry: next };
};
