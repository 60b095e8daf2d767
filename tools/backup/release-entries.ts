import path from 'node:path';
import { getSourceMapsKey } from 'shared/build/release/source-maps';
import { getLogAddress } from 'shared/build/storage/change-log';
import { withLock } from 'shared/build/storage/fs-storage';
import { getDefaultFolder, getRegistryAddress, openRegistry, openReleases } from 'shared/build/storage/open-storage';
import { privateFolder, type ReleaseStore } from 'shared/build/storage/store';
import type { RemoteName } from 'shared/remotes';
import { parseRelease } from 'shared/remotes/parse';
import { type ArchiveEntry, createEntry } from '../../api/src/platform/backup/archive-writer';
import { listFolder } from '../../api/src/platform/backup/folder-entries';

/** Name of the entries of registry and releases. */
export const releasesName = 'releases';
export const registryFile = 'remotes.json';
export const logFile = getLogAddress(registryFile);

const isRemote = (address: string) => /^(https?|s3):/.test(address);

/** The addresses of releases and registry, from the settings of host and deployment. */
export const getReleasePlaces = () => {
  const releases = process.env.RELEASES || getDefaultFolder();
  return { releases, registry: process.env.REGISTRY || getRegistryAddress(releases) };
};

async function* listFromStore(store: ReleaseStore, name: RemoteName, version: string): AsyncGenerator<ArchiveEntry> {
  const description = await store.read(name, version, 'remote.json');
  const { integrity } = parseRelease(JSON.parse(new TextDecoder().decode(description)));
  const folder = `${releasesName}/${name}/${version}`;
  for (const file of Object.keys(integrity))
    yield createEntry(`${folder}/${file}`, await store.read(name, version, file));
  yield createEntry(`${folder}/remote.json`, description);
}

async function* listSourceMaps(
  ...[store, name, version]: Parameters<typeof listFromStore>
): AsyncGenerator<ArchiveEntry> {
  const key = getSourceMapsKey(name, version);
  const content = await store.sourceMaps.read(key);
  if (content) yield createEntry(`${releasesName}/${privateFolder}/${key}`, content);
}

/**
 * Every release with its source maps, and the registry with its log as it is then. The registry is read under its lock, with a list of the releases: those
 * that were published meanwhile follow, so that it names none that is missing.
 */
export async function* listReleases(): AsyncGenerator<ArchiveEntry> {
  const { releases, registry } = getReleasePlaces();
  const store = openReleases(releases);
  const listed = new Set<string>();
  async function* listNew(published: Awaited<ReturnType<ReleaseStore['list']>>) {
    for (const { name, version } of published) {
      const folder = `${name}/${version}`;
      if (listed.has(folder)) continue;
      listed.add(folder);
      if (isRemote(releases)) yield* listFromStore(store, name, version);
      else yield* listFolder(path.join(releases, folder), `${releasesName}/${folder}`);
      yield* listSourceMaps(store, name, version);
    }
  }
  yield* listNew(await store.list());
  const read = async () => ({ stored: await openRegistry(registry).read(), published: await store.list() });
  const isEmpty = listed.size === 0 && (await openRegistry(registry).read()) === null;
  if (isEmpty) return;
  const { stored, published } = await (isRemote(registry) ? read() : withLock(`${registry}.lock`, read));
  yield* listNew(published);
  if (stored) yield createEntry(`${releasesName}/${registryFile}`, Buffer.from(stored.text));
  const log = await openRegistry(registry).log.text.read();
  if (log) yield createEntry(`${releasesName}/${logFile}`, Buffer.from(log.text));
}
