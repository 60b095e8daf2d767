import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { startApi, startProcess } from '../app/testing';

const api = await startApi();
const { app } = await startProcess({ ...api, limits: { lag: 100, wait: 500 } });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await app.close();
  await api.stop();
});

const request = (path: string) => api.send({ path: `/api${path}`, address });
const faqs = () => request(contract.faqs.list.path);

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

test('while all connections are busy, new requests are refused with retry-after and waiting ones are served', async () => {
  const { pool } = api;
  // The start of the API may have delayed the event loop.
  await until(200);
  // As many as there are: who has one now and gives it back gives it to one of these, before any request.
  const clients = Array.from({ length: pool.options.max }, () => pool.connect());
  const waiting = faqs();
  const { headers, content: refusal } = await until(503);
  expect(refusal).toMatchObject({ code: 'overloaded' });
  expect(headers['retry-after']).toBe('2');
  expect(headers['x-request-id']).toBeDefined();
  expect((await request('/health/live')).status).toBe(200);

  for (const client of clients) client.then(({ release }) => release());
  expect((await waiting).status).toBe(200);
  expect((await until(200)).status).toBe(200);
  const { content } = await request('/metrics');
  expect(String(content)).toMatch(/portico_overload_refusals_total [1-9]/);
});

test('requests are refused while the event loop is constantly delayed, and served again after that', async () => {
  let busy = true;
  const work = (async () => {
    while (busy) {
      const end = performance.now() + 300;
      while (performance.now() < end);
      await yieldToEventLoop();
    }
  })();
  expect((await until(503)).headers['retry-after']).toBe('2');
  busy = false;
  await work;
  expect((await until(200)).status).toBe(200);
});

test('a single long block of the event loop refuses no request', async () => {
  const end = performance.now() + 1500;
  while (performance.now() < end);
  for (let ask = 0; ask < 5; ask += 1) expect((await faqs()).status).toBe(200);
});
