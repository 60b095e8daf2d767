import { afterAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import type { Registry } from 'shared/remotes';
import { servePublicRegistry } from './public-registry';

let registry: Registry = { revision: 1, hostContract: '1.0.0', channels: {}, lines: {}, builds: {}, shipped: {} };
const app = fastify();
servePublicRegistry(app, {
  host: '1.0.0+a',
  registry: { read: async () => registry },
  canaries: { find: async () => null },
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

const request = (tag?: string) =>
  fetch(`${address}/remotes.json`, { headers: tag ? { 'If-None-Match': tag } : {}, cache: 'no-store' });

test('a client with the current registry gets 304 until it changes', async () => {
  const first = await request();
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, await first.json()]).toEqual([200, expect.objectContaining({ host: '1.0.0+a' })]);
  expect((await request(tag)).status).toBe(304);
  // A proxy that compresses turns the tag into a weak one.
  expect((await request(`W/${tag}`)).status).toBe(304);
  registry = { ...registry, revision: registry.revision + 1 };
  const third = await request(tag);
  expect([third.status, await third.json()]).toEqual([200, expect.objectContaining({ revision: registry.revision })]);
});
