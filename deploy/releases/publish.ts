import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishShipped, type Shipment } from 'shared/build/release/publish-shipped';
import { getSourceMapsKey, getSourceMapsPath } from 'shared/build/release/source-maps';
import { getRegistryAddress, openRegistry, openReleases } from 'shared/build/storage/open-storage';
import { getMajor, hostContract, parseOrigins, type Release } from 'shared/remotes';
import { parseRelease } from 'shared/remotes/parse';

// Deploys the releases that the containers of the remotes serve, and enters them in the registry.
const { REMOTE_ORIGINS, RELEASES = '/releases', REGISTRY, SOURCE_MAPS_DIR = '/source-maps' } = process.env;
const origins = parseOrigins(REMOTE_ORIGINS);
const registry = openRegistry(REGISTRY || getRegistryAddress(RELEASES));
const releases = openReleases(RELEASES);

const read = async (address: string) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
};

/** Downloads a release into a folder with the layout of a build. Returns the folder. */
const copy = async ({ name, version, integrity }: Release, description: Buffer, origin: string) => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'release-')), 'release');
  await mkdir(folder);
  const base = `${origin}/${name}/${encodeURIComponent(version)}/`;
  for (const file of Object.keys(integrity)) await writeFile(path.join(folder, file), await read(base + file));
  await writeFile(path.join(folder, 'remote.json'), description);
  const key = getSourceMapsKey(name, version);
  // Where the containers have a folder in common; in Kubernetes the remote's own pod keeps them.
  await copyFile(path.join(SOURCE_MAPS_DIR, key), getSourceMapsPath(folder)).catch(async () => {
    if (!(await releases.sourceMaps.read(key))) console.log(`${name} ${version} comes without source maps`);
  });
  return folder;
};

/** During a rollout the processes behind an address serve different releases: so many answers must agree. */
const sampleCount = 5;

const readDescription = async (origin: string) => {
  const description = await read(`${origin}/remote.json`);
  for (let sample = 1; sample < sampleCount; sample += 1)
    if (!description.equals(await read(`${origin}/remote.json`)))
      throw new Error(`${origin} serves several releases: its rollout goes on.`);
  return description;
};

/**
 * The release that a remote's container serves. None for hosts of another major version: remotes move to it one after the other, and what
 * others ship does not wait for them.
 */
const describe = async (origin: string): Promise<Shipment[]> => {
  const description = await readDescription(origin);
  const release = parseRelease(JSON.parse(description.toString()));
  const { name, version, manifest } = release;
  if (getMajor(manifest.contract) !== getMajor(hostContract)) {
    console.log(
      `${name} ${version} was not published: it is for host contract ${manifest.contract}, this image for ${hostContract}`,
    );
    return [];
  }
  // The temporary folder is removed with the container, which ends after this job.
  const from = () => copy(release, description, origin);
  return [{ name, version, from, to: { releases, registry, base: `${origin}/`, origins } }];
};

if (origins.length === 0) throw new Error('REMOTE_ORIGINS names no address of a remote.');
await publishShipped((await Promise.all(origins.map(describe))).flat(), registry, console.log);
