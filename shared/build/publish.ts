import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { lineOf, type Registry, type Release, type RemoteName, releaseOf } from 'shared/remotes';
import { parseRelease } from 'shared/remotes/parse';
import { deploy, type Place, Refusal } from './changes';
import { checkFiles, checkPlace, digest } from './checks';
import { changeRegistry, type RegistryStore, type ReleaseStore, readRegistry } from './store';
import { baseOf, reading } from './targets';

export interface Destination {
  releases: ReleaseStore;
  registry: RegistryStore;
  /** Where readers find what lies in `releases`: a path of the host or an address. */
  base: string;
  origins: readonly string[];
}

interface Publication {
  /** A built folder with its `remote.json`. */
  from: string;
  name: RemoteName;
  channel: string;
  to: Destination;
  force?: boolean;
  log: (line: string) => void;
  /** What else changes in the same step. */
  also?: (registry: Registry) => Registry;
}

/** The release that a folder holds, each of its files being the one that was built. */
export const readBuilt = async (folder: string): Promise<Release> => {
  const text = await readFile(path.join(folder, 'remote.json'), 'utf8').catch(() => {
    throw new Refusal(`${folder} holds no remote.json, so it is no built release.`);
  });
  const release = (() => {
    try {
      return parseRelease(JSON.parse(text));
    } catch (cause) {
      throw new Refusal(`${folder}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  })();
  for (const [file, wanted] of Object.entries(release.integrity)) {
    const content = await readFile(path.join(folder, file)).catch(() => null);
    if (!content) throw new Refusal(`${folder} lacks ${file}.`);
    if (digest(content) !== wanted) throw new Refusal(`${file} in ${folder} was changed after it was built.`);
  }
  const unnamed = (await readdir(folder)).filter(
    (file) => file !== 'remote.json' && !release.integrity[file.replace(/\.(br|gz)$/, '')],
  );
  if (unnamed.length > 0)
    throw new Refusal(`${folder} holds files that its remote.json does not name: ${unnamed.join(', ')}.`);
  return release;
};

/** What one change of a remote in a channel must not miss. */
export const concernsOf = (place: Place) => (registry: Registry) => [
  releaseOf(registry, place.channel, place.name)?.version,
  lineOf(registry, place.channel, place.name),
  registry.hostContract,
];

/** Uploads a release and, when everything about it is right, lets the channel run it. The one way into a registry. */
export const publish = async ({
  from,
  name,
  channel,
  to,
  force,
  log,
  also = (it) => it,
}: Publication): Promise<Release> => {
  const built = await readBuilt(from);
  const { version } = built;
  if (built.name !== name) throw new Refusal(`${from} holds ${built.name}, not ${name}.`);
  const release = { ...built, base: baseOf(to.base, name, version) };
  const place = { channel, name };
  const seen = await readRegistry(to.registry);
  const change = (registry: Registry) => also(deploy(registry, place, release, force));
  checkPlace(release, { registry: seen, origins: to.origins });
  change(seen);

  if (await to.releases.has(name, version)) log(`${name} ${version} is in ${to.releases.title} already`);
  else {
    await to.releases.place(from, name, version);
    log(`Copied ${name} ${version} to ${to.releases.title}`);
  }
  await checkFiles(release, reading(to.releases));
  log(`Checked ${Object.keys(release.integrity).length} files at ${release.base}`);
  const next = await changeRegistry(to.registry, { change, concerns: concernsOf(place), seen });
  log(`${channel} runs ${name} ${version} (revision ${next.revision} of ${to.registry.title})`);
  if (lineOf(next, channel, name).disabled) log(`${name} is still switched off in ${channel}: enable it there`);
  return release;
};
