import { afterAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { serveApi } from './api-proxy';
import { connectUpstreams } from './upstreams';

const api = fastify();
api.post('/api/v1/one', (_, reply) => reply.header('set-cookie', 'a=1; Path=/').send({}));
api.post('/api/v1/two', (_, reply) => reply.header('set-cookie', ['a=1', 'b=2']).send({}));
api.post('/api/v1/none', () => ({}));
const upstreams = connectUpstreams([await api.listen({ port: 0, host: '127.0.0.1' })]);
const host = fastify();
await serveApi(host, { config: { hostKey: null }, upstreams });
const address = await host.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await host.close();
  await upstreams.close();
  await api.close();
});

test.each([
  ['one', ['a=1; Path=/']],
  ['two', ['a=1', 'b=2']],
  ['none', []],
])('the cookie of whoever has changed something comes with %s of the API', async (name, cookies) => {
  const { headers } = await fetch(`${address}/api/v1/${name}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer token' },
  });
  expect(headers.getSetCookie()).toEqual([...cookies, expect.stringContaining('portico.wrote=1')]);
});
