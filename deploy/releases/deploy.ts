import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ship, tellContract } from 'shared/build/ship';
import { registryAt, registryBeside, releasesAt } from 'shared/build/targets';
import { originsIn, type Release } from 'shared/remotes';
import { parseRelease } from 'shared/remotes/parse';

// Names the releases that the remotes' containers brought in the registry.
const { REMOTE_ORIGINS, RELEASES = '/releases', REGISTRY } = process.env;
const origins = originsIn(REMOTE_ORIGINS);
const registry = registryAt(REGISTRY || registryBeside(RELEASES));
const releases = releasesAt(RELEASES);

const read = async (address: string) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
};

/** The release as a folder, the way a build leaves it. */
const copy = async ({ name, version, integrity }: Release, description: Buffer, origin: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  const base = `${origin}/${name}/${encodeURIComponent(version)}/`;
  for (const file of Object.keys(integrity)) await writeFile(path.join(folder, file), await read(base + file));
  await writeFile(path.join(folder, 'remote.json'), description);
  return folder;
};

const deploy = async (origin: string) => {
  const description = await read(`${origin}/remote.json`);
  const release = parseRelease(JSON.parse(description.toString()));
  const { name, version } = release;
  // It goes with the container, which ends after this.
  const from = () => copy(release, description, origin);
  await ship({ name, version, from, to: { releases, registry, base: `${origin}/`, origins }, log: console.log });
};

if (origins.length === 0) throw new Error('REMOTE_ORIGINS names no address of a remote.');
await tellContract(registry);
for (const origin of origins) await deploy(origin);
