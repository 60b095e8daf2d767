import { afterAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { sendWithEtag } from './send-with-etag';

let content = { host: '1.0.0+a' };
const app = fastify();
app.get('/remotes.json', async (request, reply) => sendWithEtag(request, reply, content));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

const request = (tag?: string) =>
  fetch(`${address}/remotes.json`, { headers: tag ? { 'If-None-Match': tag } : {}, cache: 'no-store' });

test('a client with the current content gets 304 until the content changes', async () => {
  const first = await request();
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, await first.json()]).toEqual([200, { host: '1.0.0+a' }]);
  expect((await request(tag)).status).toBe(304);
  expect((await request(`W/${tag}`)).status).toBe(304);
  content = { host: '1.0.1+b' };
  const third = await request(tag);
  expect([third.status, await third.json()]).toEqual([200, { host: '1.0.1+b' }]);
});
