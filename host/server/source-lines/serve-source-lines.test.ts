import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { getSourceMapsKey } from 'shared/build/release/source-maps';
import { buildTestRelease, createDestination, publishTestRelease, writeTestSourceMaps } from 'shared/build/testing';
import { startTestHost } from '../testing';

const to = createDestination();
const publish = async (patch: number, hasMaps: boolean, map?: string) => {
  const version = `1.0.${patch}+aaaaaaaaaa`;
  const { folder, release } = buildTestRelease({ version });
  if (hasMaps) writeTestSourceMaps(folder, release, map === undefined ? undefined : { 'remoteEntry.js': map });
  await publishTestRelease(folder, to);
  return `/remotes/remote-home/${version}/remoteEntry.js`;
};
const withMaps = await publish(1, true);
const withoutMaps = await publish(2, false);
const broken = await publish(3, true, 'no map');

let stack: string | null = null;
const host = await startTestHost({
  folder: to.folder,
  addRoutes: (api) =>
    api.get<{ Params: { id: string } }>(
      '/api/console/failures/:id',
      ({ params, headers: { authorization } }, reply) => {
        if (authorization !== 'Bearer administrator')
          return reply.code(authorization ? 403 : 401).send({ code: authorization ? 'forbidden' : 'unauthenticated' });
        if (params.id !== 'known') return reply.code(404).send({ code: 'not_found' });
        return { failure: { _id: 'known', stack } };
      },
    ),
});
afterAll(() => host.stop());

const read = async (id = 'known', authorization = 'Bearer administrator') => {
  const answer = await fetch(`${host.origin}/api/console/failures/${id}/source-lines`, {
    headers: authorization ? { Authorization: authorization } : {},
  });
  const { frames = [] } = (await answer.json()) as { frames?: { source: object | null }[] };
  return { status: answer.status, sources: frames.map(({ source }) => source), headers: answer.headers };
};

const place = { name: null, file: 'remote-home/src/page.tsx', line: 7, column: 3 };

test('an administrator gets the stack of a failure in source lines', async () => {
  stack = `at e (${withMaps}:1:6)\nat /assets/unknown.js:1:2\nat ${withMaps}:1:5`;
  const { status, sources, headers } = await read();
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(sources).toEqual([place, null, place]);
});

test('a release without source maps has none, until they come', async () => {
  stack = `at ${withoutMaps}:1:6`;
  expect((await read()).sources).toEqual([null]);
  const { folder, release } = buildTestRelease({ version: '1.0.2+aaaaaaaaaa' });
  writeTestSourceMaps(folder, release);
  await publishTestRelease(folder, to);
  expect((await read()).sources).toEqual([place]);
});

test('a map that cannot be read is none', async () => {
  stack = `at ${broken}:1:6\nat ${withMaps}:1:6`;
  expect((await read()).sources).toEqual([null, place]);
  await to.releases.sourceMaps.write(getSourceMapsKey('remote-home', '1.0.4+aaaaaaaaaa'), Buffer.from('no archive'));
  stack = 'at /remotes/remote-home/1.0.4+aaaaaaaaaa/remoteEntry.js:1:6';
  expect((await read()).sources).toEqual([null]);
});

test('a failure without a stack has no frames', async () => {
  stack = null;
  expect(await read()).toMatchObject({ status: 200, sources: [] });
});

test.each([
  ['a reader', '', 'known', 401],
  ['a member', 'Bearer member', 'known', 403],
  ['an administrator who names no failure', 'Bearer administrator', 'other', 404],
])('%s gets what the API answers', async (_, authorization, id, status) => {
  stack = `at ${withMaps}:1:6`;
  expect(await read(id, authorization)).toMatchObject({ status, sources: [] });
});

test('no address of the host answers a source map', async () => {
  const key = getSourceMapsKey('remote-home', '1.0.1+aaaaaaaaaa');
  writeFileSync(path.join(to.folder, 'source-maps.gz'), 'of the host');
  const addresses = [
    `/remotes/source-maps/${key}`,
    `/remotes/source-maps/${encodeURIComponent(key)}`,
    `/remotes//source-maps/${key}`,
    `/remotes/x/..%2fsource-maps/${key}`,
    `/remotes/source-maps%2f${key}`,
    `/remotes/%2e/source-maps/${key}`,
    `/remotes/remote-home/..%2F..%2Fsource-maps/${key}`,
    `/remotes/remote-home/1.0.1%2Baaaaaaaaaa/remoteEntry.js.map`,
    `/remotes/remote-home/1.0.1%2Baaaaaaaaaa/source-maps.gz`,
    '/remotes/source-maps.gz',
    '/source-maps.gz',
    '/assets/..%2fsource-maps.gz',
  ];
  for (const address of addresses) {
    const answer = await fetch(host.origin + address);
    expect([address, answer.status]).toEqual([address, expect.any(Number)]);
    expect([address, answer.ok]).toEqual([address, false]);
  }
});
