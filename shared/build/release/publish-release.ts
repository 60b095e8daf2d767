import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findRelease, getDeployment, type Registry, type Release, type RemoteName } from 'shared/remotes';
import { parseRelease } from 'shared/remotes/parse';
import { RefusedError } from '../refused-error';
import { buildBase, createReader } from '../storage/open-storage';
import { changeRegistry, type RegistryStore, type ReleaseStore, readRegistry } from '../storage/store';
import { checkCompatibility, checkFiles, computeDigest } from './check-release';
import { type DeploymentTarget, deploy } from './deployments';

export interface Destination {
  releases: ReleaseStore;
  registry: RegistryStore;
  /** Where browsers find the files of `releases`: a path of the host or an address. */
  base: string;
  origins: readonly string[];
}

interface Publication {
  /** The folder of a built release. */
  from: string;
  name: RemoteName;
  channel: string;
  to: Destination;
  force?: boolean;
  log: (line: string) => void;
  /** A further change of the registry, made in the same step. */
  alsoChange?: (registry: Registry) => Registry;
}

/** Reads the release in a folder. Throws `RefusedError` if it is invalid or a file is missing, additional or changed. */
export const readBuiltRelease = async (folder: string): Promise<Release> => {
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
  const unlisted = (await readdir(folder)).filter(
    (file) => file !== 'remote.json' && !release.integrity[file.replace(/\.(br|gz)$/, '')],
  );
  if (unlisted.length > 0)
    throw new RefusedError(`${folder} holds files that its remote.json does not name: ${unlisted.join(', ')}.`);
  return release;
};

/** The part of the registry on which a change of one remote in one channel relies. */
export const createPrecondition = (target: DeploymentTarget) => (registry: Registry) => [
  findRelease(registry, target.channel, target.name)?.version,
  getDeployment(registry, target.channel, target.name),
  registry.hostContract,
];

/**
 * Copies a release to the store, checks it there and lets the channel run it. Every release enters a registry this way.
 * Throws `RefusedError` if a check fails or the remote is pinned.
 */
export const publishRelease = async ({
  from,
  name,
  channel,
  to,
  force,
  log,
  alsoChange = (it) => it,
}: Publication): Promise<Release> => {
  const built = await readBuiltRelease(from);
  const { version } = built;
  if (built.name !== name) throw new RefusedError(`${from} holds ${built.name}, not ${name}.`);
  const release = { ...built, base: buildBase(to.base, name, version) };
  const target = { channel, name };
  const snapshot = await readRegistry(to.registry);
  const change = (registry: Registry) => alsoChange(deploy(registry, target, release, force));
  checkCompatibility(release, { registry: snapshot, origins: to.origins });
  change(snapshot);

  if (await to.releases.has(name, version)) log(`${name} ${version} is already in ${to.releases.title}`);
  else {
    await to.releases.copy(from, name, version);
    log(`Copied ${name} ${version} to ${to.releases.title}`);
  }
  await checkFiles(release, createReader(to.releases));
  log(`Checked ${Object.keys(release.integrity).length} files at ${release.base}`);
  const next = await changeRegistry(to.registry, { change, precondition: createPrecondition(target), snapshot });
  log(`${channel} runs ${name} ${version} (revision ${next.revision} of ${to.registry.title})`);
  if (getDeployment(next, channel, name).disabled)
    log(`${name} is still disabled in ${channel}; enable it with: releases enable`);
  return release;
};
