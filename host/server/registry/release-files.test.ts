import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { buildTestRelease, createTemporaryFolder, startServer } from 'shared/build/testing';
import type { Release } from 'shared/remotes';
import { createReleaseFileReader } from './release-files';

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

const bundle = `exports.remote = { routes: [] }; // hello`;

test('a file of the folder is read, unless one byte of it was changed', async () => {
  const { folder: built, release } = buildTestRelease({ files: { 'server.cjs': bundle } });
  const folder = createTemporaryFolder();
  const at = path.join(folder, release.name, release.version);
  cpSync(built, at, { recursive: true });
  expect(await createReleaseFileReader({ folder, origins: [] })(release, 'server.cjs')).toBe(bundle);
  writeFileSync(path.join(at, 'server.cjs'), bundle.replace('hello', 'hellp'));
  await expect(createReleaseFileReader({ folder, origins: [] })(release, 'server.cjs')).rejects.toThrow(
    'not the file that was built',
  );
});

const serveElsewhere = async (content: string, origins?: string[]) => {
  const { release } = buildTestRelease({ files: { 'server.cjs': bundle } });
  const requests: string[] = [];
  const { origin, close } = await startServer(({ url = '' }, answer) => {
    requests.push(url);
    if (url.startsWith('/moved/')) return answer.writeHead(302, { Location: url.replace('/moved/', '/files/') }).end();
    answer.end(content);
  });
  closing.push(close);
  const readFile = createReleaseFileReader({ folder: '/nowhere', origins: origins ?? [origin] });
  const readFrom = (folder: string) => readFile({ ...release, base: `${origin}/${folder}/` } as Release, 'server.cjs');
  return { requests, readFrom };
};

test('a file on a listed origin is fetched once', async () => {
  const { requests, readFrom } = await serveElsewhere(bundle);
  expect([await readFrom('files'), await readFrom('files')]).toEqual([bundle, bundle]);
  expect(requests).toEqual(['/files/server.cjs']);
});

test('an origin that is not listed gets no request', async () => {
  const { requests, readFrom } = await serveElsewhere(bundle, ['https://cdn.example.com']);
  await expect(readFrom('files')).rejects.toThrow('on no listed origin');
  expect(requests).toEqual([]);
});

test.each([
  ['altered', 'files', bundle.replace('hello', 'hellp'), 'not the file that was built'],
  ['behind a redirect', 'moved', bundle, 'fetch failed'],
  ['endless', 'files', 'x'.repeat(10_000_001), 'longer than'],
])('a file that is %s on its origin is refused', async (_, folder, content, reason) => {
  const { readFrom } = await serveElsewhere(content);
  await expect(readFrom(folder)).rejects.toThrow(reason);
});
