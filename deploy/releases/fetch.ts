import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openReleases } from 'shared/build/storage/open-storage';
import { parseRelease } from 'shared/remotes/parse';

// Fetches the former releases of one remote, so that a new container can serve tabs that still run them. Releases that
// cannot be fetched are skipped; the container must start in any case.
const { RELEASES = '', RELEASES_DIR = '/releases', REMOTE } = process.env;
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
