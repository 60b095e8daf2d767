import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { startApi, type TestApi } from './testing';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const faqs = () => api.call(contract.faqs.list);
const live = async () => (await api.send({ path: '/api/health/live' })).status;

/** Asks again and again, without waiting for the last answer, until one has this status. */
const until = (status: number) =>
  new Promise<Awaited<ReturnType<typeof faqs>>>((resolve) => {
    const asking = setInterval(async () => {
      const reply = await faqs();
      if (reply.status !== status) return;
      clearInterval(asking);
      resolve(reply);
    }, 50);
  });

test('while everybody waits for a connection, who comes is refused and told when to return; who waits is served', async () => {
  const held = await Promise.all(Array.from({ length: api.pool.options.max }, () => api.pool.connect()));
  const waiting = faqs();
  const { headers, error } = await until(503);
  expect(error.code).toBe('overloaded');
  expect(headers['retry-after']).toBe('2');
  expect(headers['x-request-id']).toBeDefined();
  expect(await live()).toBe(200);

  for (const client of held) client.release();
  expect((await waiting).status).toBe(200);
  expect((await until(200)).status).toBe(200);
  const { content } = await api.send({ path: '/api/metrics' });
  expect(String(content)).toMatch(/portico_overload_refusals_total [1-9]/);
});

test('while the process itself is late all the time it refuses, and serves again when it has caught up', async () => {
  let busy = true;
  const work = (async () => {
    while (busy) {
      const end = performance.now() + 300;
      while (performance.now() < end);
      await turn();
    }
  })();
  expect((await until(503)).headers['retry-after']).toBe('2');
  busy = false;
  await work;
  expect((await until(200)).status).toBe(200);
});

test('one long block, which is over when it is seen, refuses nobody', async () => {
  const end = performance.now() + 1500;
  while (performance.now() < end);
  for (let ask = 0; ask < 5; ask += 1) expect((await faqs()).status).toBe(200);
});
