import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Registry } from 'shared/remotes';
import { findRelease } from 'shared/remotes';
import { getSourceMapsKey } from '../release/source-maps';
import { buildTestRelease, publishTestRelease, startServer, writeTestSourceMaps } from '../testing';
import type { DeploymentProgress } from './recent-deployments';
import { createS3Registry, createS3Releases } from './s3-storage';
import { changeRegistry, emptyRegistry, readRegistry } from './store';

/** The part of the S3 protocol that is used; the bucket `plain` ignores conditions, as some stores do. */
const objects = new Map<string, Buffer>();
const computeTag = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

const meetsCondition = ({ headers, url = '' }: IncomingMessage, key: string) => {
  if (url.startsWith('/plain/')) return true;
  const stored = objects.get(key);
  if (headers['if-none-match'] === '*') return !stored;
  const expectedTag = headers['if-match'];
  return !expectedTag || (stored !== undefined && computeTag(stored) === expectedTag);
};

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

let store: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  store = await startServer(async (request, answer) => {
    const { method, url = '', headers } = request;
    const key = decodeURIComponent(url.split('?')[0] ?? '');
    const stored = objects.get(key);
    if (method === 'PUT') {
      const body = await readBody(request);
      if (!meetsCondition(request, key)) return void answer.writeHead(stored ? 412 : 404).end();
      objects.set(key, body);
      return void answer.writeHead(200, { ETag: computeTag(body) }).end();
    }
    if (method === 'DELETE') return void answer.writeHead(objects.delete(key) ? 204 : 204).end();
    answer.setHeader('Access-Control-Allow-Origin', '*');
    // As a policy that lets everybody read `remote-*` alone.
    if (key.startsWith('/guarded/source-maps/') && !headers.authorization) return void answer.writeHead(403).end();
    if (key === '/cdn/silent.json') return;
    if (key === '/cdn/interrupted.json') return void answer.writeHead(200, { 'Content-Length': 100 }).write('{');
    if (!stored) return void answer.writeHead(404).end();
    if (headers['if-none-match'] === computeTag(stored)) return void answer.writeHead(304).end();
    answer.writeHead(200, { ETag: computeTag(stored), 'Content-Length': stored.length }).end(stored);
  });
  process.env.S3_ENDPOINT = store.origin;
  process.env.S3_ACCESS_KEY_ID = 'key';
  process.env.S3_SECRET_ACCESS_KEY = 'secret';
});
afterAll(() => store.close());

test.each([
  ['that keeps them from readers has the source maps of its releases', 'guarded', true],
  ['that everybody reads has none', 'open', false],
])('a bucket %s', async (_, bucket, isKept) => {
  const registry = createS3Registry(`s3://${bucket}/remotes.json`);
  const releases = createS3Releases(`s3://${bucket}`);
  const to = { releases, registry, base: `${store.origin}/${bucket}/`, origins: [store.origin] };
  const { folder, release } = buildTestRelease();
  writeTestSourceMaps(folder, release);
  await publishTestRelease(folder, to);
  const kept = [...objects.keys()].filter((key) => key.startsWith(`/${bucket}/source-maps/`));
  const key = getSourceMapsKey('remote-home', release.version);
  expect(kept).toEqual(isKept ? [`/${bucket}/source-maps/${key}`] : []);
  expect((await releases.sourceMaps.read(key)) !== null).toBe(isKept);
  await releases.sourceMaps.remove(key);
  expect(await releases.sourceMaps.read(key)).toBeNull();
});

test('a release is published into a bucket and found at the address that browsers use', async () => {
  const registry = createS3Registry('s3://cdn/remotes/remotes.json');
  const base = `${store.origin}/cdn/remotes/`;
  const to = { releases: createS3Releases('s3://cdn/remotes'), registry, base, origins: [store.origin] };
  const { folder, release } = buildTestRelease();
  await publishTestRelease(folder, to);
  const running = findRelease(await readRegistry(registry), 'stable', 'remote-home');
  expect(running?.version).toBe(release.version);
  expect([...objects.keys()]).toContain(`/cdn/remotes/remote-home/${release.version}/remote.json`);
});

test('an unchanged registry is not read again', async () => {
  const registry = createS3Registry('s3://cdn/remotes/remotes.json');
  const cached = await registry.read();
  expect(cached).not.toBeNull();
  expect(await registry.read(cached)).toBe(cached);
});

test.each(['silent', 'interrupted'])('reading a registry from a store that is %s ends', async (name) => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    return controller.signal;
  });
  await expect(createS3Registry(`s3://cdn/${name}.json`).read()).rejects.toThrow('aborted');
  timeout.mockRestore();
});

test('six concurrent changes are all made', async () => {
  const registry = createS3Registry('s3://cdn/busy/remotes.json');
  await Promise.all(
    Array.from({ length: 6 }, (_, index) => {
      const change = (it: Registry) => ({ ...it, channels: { ...it.channels, [`team-${index}`]: {} } });
      return changeRegistry(registry, { change, precondition: () => null, snapshot: emptyRegistry });
    }),
  );
  expect(Object.keys((await readRegistry(registry)).channels)).toHaveLength(6);
});

test('deployments that report at the same time are all in the bucket', async () => {
  const { deployments } = createS3Registry('s3://cdn/reported/remotes.json');
  const progress: DeploymentProgress = { remote: 'remote-home', channel: 'stable', outcome: null, lines: ['Building'] };
  const ids = Array.from({ length: 6 }, () => randomUUID());
  await Promise.all(ids.map((id) => deployments.save(id, 'anna@laptop', progress)));
  expect((await deployments.list()).map(({ id }) => id).sort()).toEqual(ids.toSorted());
  expect(objects.has('/cdn/reported/remotes.deployments.json')).toBe(true);
});

test('a store that ignores conditions is refused, because a change could be lost', async () => {
  const change = (it: Registry) => it;
  const input = { change, precondition: () => null, snapshot: emptyRegistry };
  await expect(changeRegistry(createS3Registry('s3://plain/remotes.json'), input)).rejects.toThrow(
    'ignores conditional writes',
  );
  expect(objects.has('/plain/remotes.json')).toBe(false);
  expect(objects.has('/plain/remotes.json.probe')).toBe(false);
});
