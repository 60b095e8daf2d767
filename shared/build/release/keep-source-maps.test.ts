import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import {
  buildTestRelease,
  createDestination,
  publishTestRelease,
  startServer,
  testAuthorship,
  testSourceMap,
  writeTestSourceMaps,
} from '../testing';
import { publishRelease } from './publish-release';
import { getSourceMapsKey, getSourceMapsPath, unpackSourceMaps } from './source-maps';

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

type Destination = ReturnType<typeof createDestination>;

const build = () => {
  const built = buildTestRelease();
  writeTestSourceMaps(built.folder, built.release);
  return built;
};
const readKept = async ({ releases }: Destination) => {
  const content = await releases.sourceMaps.read(getSourceMapsKey('remote-home', buildTestRelease().release.version));
  return content && unpackSourceMaps(content);
};

/** A destination whose folder another server serves, except for what `isHidden` names. */
const createServed = async (isHidden: (url: string) => boolean) => {
  const holder = { folder: '' };
  const { origin, close } = await startServer((request, answer) => {
    const url = decodeURIComponent(request.url ?? '');
    answer.setHeader('Access-Control-Allow-Origin', '*');
    if (isHidden(url)) return void answer.writeHead(403).end();
    readFile(path.join(holder.folder, url)).then(
      (content) => answer.end(content),
      () => answer.writeHead(404).end(),
    );
  });
  closing.push(close);
  const to = createDestination(origin, [origin]);
  holder.folder = to.folder;
  return to;
};

test('a release is published with its source maps, which lie apart from its files', async () => {
  const to = createDestination();
  const { folder, release } = build();
  await publishTestRelease(folder, to);
  expect(await readKept(to)).toEqual({ version: release.version, files: { 'remoteEntry.js': testSourceMap } });
  const files = readdirSync(path.join(to.folder, 'remote-home', release.version));
  expect(files.toSorted()).toEqual(readdirSync(folder).toSorted());
  expect(files.join()).not.toMatch(/map/);
  // A store lists releases alone.
  expect(await to.releases.list()).toMatchObject([{ name: 'remote-home', version: release.version }]);
});

test('one that was published without them gets them the next time', async () => {
  const to = createDestination();
  const { folder, release } = buildTestRelease();
  await publishTestRelease(folder, to);
  expect(await readKept(to)).toBeNull();
  writeTestSourceMaps(folder, release);
  await publishTestRelease(folder, to);
  expect(await readKept(to)).not.toBeNull();
});

test('source maps of another build are no maps of this one', async () => {
  const to = createDestination();
  const { folder } = buildTestRelease();
  writeTestSourceMaps(folder, { version: '1.0.0+bbbbbbbbbb' });
  await publishTestRelease(folder, to);
  expect(await readKept(to)).toBeNull();
});

test.each<[string, (folder: string) => void]>([
  ['are no maps', (folder) => writeFileSync(getSourceMapsPath(folder), 'no archive')],
  ['have another form', (folder) => writeFileSync(getSourceMapsPath(folder), gzipSync('{"files":[]}'))],
  ['are too large', (folder) => writeFileSync(getSourceMapsPath(folder), gzipSync(Buffer.alloc(70_000_000, 32)))],
  [
    'name a file that the release lacks',
    (folder) => writeTestSourceMaps(folder, buildTestRelease().release, { '../secret.js': testSourceMap }),
  ],
])('source maps that %s are refused, and nothing runs', async (_, write) => {
  const to = createDestination();
  const { folder } = buildTestRelease();
  write(folder);
  await expect(publishTestRelease(folder, to)).rejects.toThrow('source-maps.gz');
  expect(existsSync(path.join(to.folder, 'remotes.json'))).toBe(false);
});

test('where everybody could read them they are left out, and the deployment says so', async () => {
  const to = await createServed(() => false);
  const lines: string[] = [];
  const publication = { from: build().folder, name: 'remote-home', channel: 'stable', to } as const;
  await publishRelease({ ...publication, log: (line) => lines.push(line) }, testAuthorship);
  expect(lines.join('\n')).toContain('Its source maps were left out: everybody could read the folder source-maps');
  expect(readdirSync(path.join(to.folder, 'source-maps'))).toEqual([]);
});

test('on another origin that hides them they are kept', async () => {
  const to = await createServed((url) => url.startsWith('/source-maps/'));
  await publishTestRelease(build().folder, to);
  expect(await readKept(to)).not.toBeNull();
  expect(readdirSync(path.join(to.folder, 'source-maps'))).toHaveLength(1);
});
