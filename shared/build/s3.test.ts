import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Registry } from 'shared/remotes';
import { releaseOf } from 'shared/remotes';
import { publish } from './publish';
import { bucketRegistry, bucketReleases } from './s3';
import { changeRegistry, readRegistry } from './store';
import { built, listening } from './testing';

/** As much of a store's protocol as we speak; `plain` buckets ignore conditions, as some stores do. */
const objects = new Map<string, Buffer>();
const tagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

const holds = ({ headers, url = '' }: IncomingMessage, key: string) => {
  if (url.startsWith('/plain/')) return true;
  const there = objects.get(key);
  if (headers['if-none-match'] === '*') return !there;
  const wanted = headers['if-match'];
  return !wanted || (there !== undefined && tagOf(there) === wanted);
};

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

let store: Awaited<ReturnType<typeof listening>>;

beforeAll(async () => {
  store = await listening(async (request, answer) => {
    const { method, url = '', headers } = request;
    const key = decodeURIComponent(url.split('?')[0] ?? '');
    const there = objects.get(key);
    if (method === 'PUT') {
      const body = await bodyOf(request);
      if (!holds(request, key)) return void answer.writeHead(there ? 412 : 404).end();
      objects.set(key, body);
      return void answer.writeHead(200, { ETag: tagOf(body) }).end();
    }
    if (method === 'DELETE') return void answer.writeHead(objects.delete(key) ? 204 : 204).end();
    answer.setHeader('Access-Control-Allow-Origin', '*');
    if (!there) return void answer.writeHead(404).end();
    if (headers['if-none-match'] === tagOf(there)) return void answer.writeHead(304).end();
    answer.writeHead(200, { ETag: tagOf(there), 'Content-Length': there.length }).end(there);
  });
  process.env.S3_ENDPOINT = store.origin;
  process.env.S3_ACCESS_KEY_ID = 'key';
  process.env.S3_SECRET_ACCESS_KEY = 'secret';
});
afterAll(() => store.close());

const empty: Registry = { revision: 0, hostContract: '1.0.0', channels: {}, lines: {}, builds: {}, shipped: {} };

test('a release is published into a bucket and answers at the address where readers find it', async () => {
  const registry = bucketRegistry('s3://cdn/remotes/remotes.json');
  const base = `${store.origin}/cdn/remotes/`;
  const to = { releases: bucketReleases('s3://cdn/remotes'), registry, base, origins: [store.origin] };
  const { folder, release } = built();
  await publish({ from: folder, name: 'remote-home', channel: 'stable', to, log: () => undefined });
  const running = releaseOf(await readRegistry(registry), 'stable', 'remote-home');
  expect(running?.version).toBe(release.version);
  expect([...objects.keys()]).toContain(`/cdn/remotes/remote-home/${release.version}/remote.json`);
});

test('an unchanged registry is answered from what is known', async () => {
  const registry = bucketRegistry('s3://cdn/remotes/remotes.json');
  const known = await registry.read();
  expect(known).not.toBeNull();
  expect(await registry.read(known)).toBe(known);
});

test('six changes at once are all made', async () => {
  const registry = bucketRegistry('s3://cdn/busy/remotes.json');
  await Promise.all(
    Array.from({ length: 6 }, (_, index) => {
      const change = (it: Registry) => ({ ...it, channels: { ...it.channels, [`team-${index}`]: {} } });
      return changeRegistry(registry, { change, concerns: () => null, seen: empty });
    }),
  );
  expect(Object.keys((await readRegistry(registry)).channels)).toHaveLength(6);
});

test('a store that ignores conditions is refused, because a change could be lost there', async () => {
  const change = (it: Registry) => it;
  const wish = { change, concerns: () => null, seen: empty };
  await expect(changeRegistry(bucketRegistry('s3://plain/remotes.json'), wish)).rejects.toThrow(
    'ignores conditional writes',
  );
  expect(objects.has('/plain/remotes.json')).toBe(false);
  expect(objects.has('/plain/remotes.json.probe')).toBe(false);
});
