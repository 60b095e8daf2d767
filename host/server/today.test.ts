import { afterAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { answerUnlessKnown } from './today';

let answer = { host: '1.0.0+a' };
const app = fastify();
app.get('/remotes.json', async (request, reply) => answerUnlessKnown(request, reply, answer));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

const ask = (tag?: string) =>
  fetch(`${address}/remotes.json`, { headers: tag ? { 'If-None-Match': tag } : {}, cache: 'no-store' });

test('who knows the answer already gets none, until it is another one', async () => {
  const first = await ask();
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, await first.json()]).toEqual([200, { host: '1.0.0+a' }]);
  expect((await ask(tag)).status).toBe(304);
  expect((await ask(`W/${tag}`)).status).toBe(304);
  answer = { host: '1.0.1+b' };
  const third = await ask(tag);
  expect([third.status, await third.json()]).toEqual([200, { host: '1.0.1+b' }]);
});
