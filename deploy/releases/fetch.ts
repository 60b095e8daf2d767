import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getSourceMapsKey, sourceMapsFile, unpackSourceMaps } from 'shared/build/release/source-maps';
import { openReleases } from 'shared/build/storage/open-storage';
import { isRemoteName } from 'shared/remotes';
import { parseRelease } from 'shared/remotes/parse';

// Fetches the former releases of one remote, so that a new container can serve tabs that still run them, and keeps the source
// maps of the new one where hosts read them. What fails is skipped; the container must start in any case.
const { RELEASES = '', RELEASES_DIR = '/releases', REMOTE = '', SOURCE_MAPS_DIR = '/source-maps' } = process.env;
const archive = openReleases(RELEASES);

const fetchRelease = async (name: string, version: string) => {
  const folder = path.join(RELEASES_DIR, name, version);
  const description = await archive.read(name, version, 'remote.json');
  const { integrity } = parseRelease(JSON.parse(Buffer.from(description).toString()));
  await mkdir(folder, { recursive: true });
  for (const file of Object.keys(integrity))
    await writeFile(path.join(folder, file), await archive.read(name, version, file));
  await writeFile(path.join(folder, 'remote.json'), description);
  console.log(`${name} ${version} fetched`);
};

const published = await archive.list().catch((cause: unknown) => {
  console.error(`${archive.title} cannot be read: ${String(cause)}`);
  return [];
});
for (const { name, version } of published.filter(({ name }) => name === REMOTE))
  await fetchRelease(name, version).catch((cause: unknown) => console.error(`${name} ${version}: ${String(cause)}`));

/** The container of the remote has copied them into this folder. */
const keepSourceMaps = async () => {
  const content = await readFile(path.join(SOURCE_MAPS_DIR, sourceMapsFile)).catch(() => null);
  const { version } = content ? await unpackSourceMaps(content) : { version: null };
  if (!content || version === null || !isRemoteName(REMOTE)) return;
  const key = getSourceMapsKey(REMOTE, version);
  if (await archive.sourceMaps.read(key)) return;
  await archive.sourceMaps.write(key, content);
  console.log(`Source maps of ${REMOTE} ${version} kept in ${archive.title}`);
};
await keepSourceMaps().catch((cause: unknown) => console.error(`Source maps of ${REMOTE}: ${String(cause)}`));
