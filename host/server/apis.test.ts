import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { request } from 'undici';
import { type Apis, connectApis } from './apis';

const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** A process of the API that says its name, unless it is told to do otherwise. */
const start = async (name: string, health = 200, act?: RequestListener) => {
  const asked: string[] = [];
  const server: Server = createServer((incoming, answer) => {
    if (incoming.url === '/api/health/ready') return answer.writeHead(health).end();
    asked.push(`${incoming.method} ${incoming.url}`);
    if (act) return act(incoming, answer);
    incoming.resume().once('end', () => answer.end(name));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  open.push({ close: stop });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop };
};

const connect = (...addresses: string[]) => {
  const apis = connectApis(addresses);
  open.unshift(apis);
  return apis;
};

const ask = async ({ origin, dispatcher }: Apis, method: 'GET' | 'POST' = 'GET') => {
  const { statusCode, headers, body } = await request(`${origin}/x`, {
    dispatcher,
    method,
    body: method === 'POST' ? 'what was written' : null,
  });
  return { status: statusCode, headers, text: await body.text() };
};

const several = async (apis: Apis, count: number) => {
  const texts: string[] = [];
  for (let turn = 0; turn < count; turn += 1) texts.push((await ask(apis)).text);
  return texts.sort().join('');
};

const breakOff: RequestListener = (incoming) => incoming.socket.destroy();

test('the processes take turns', async () => {
  const apis = connect((await start('a')).url, (await start('b')).url);
  expect(await several(apis, 6)).toBe('aaabbb');
});

test('while one process is gone the other one takes everything, also what was sent to it first', async () => {
  const [a, b] = [await start('a'), await start('b')];
  const apis = connect(a.url, b.url);
  await several(apis, 4);
  await a.stop();
  expect(await several(apis, 4)).toBe('bbbb');
  expect(await ask(apis, 'POST')).toMatchObject({ status: 200, text: 'b' });
});

test('with one process alone, its being gone is seen', async () => {
  const a = await start('a');
  const apis = connect(a.url);
  expect((await ask(apis)).text).toBe('a');
  await a.stop();
  await expect(ask(apis)).rejects.toThrow();
});

test('what only reads is asked again where a process breaks off', async () => {
  const broken = await start('a', 200, breakOff);
  const apis = connect(broken.url, (await start('b')).url);
  expect(await several(apis, 2)).toBe('bb');
  expect(broken.asked).not.toEqual([]);
});

test('what may have been written is never sent twice', async () => {
  const [a, b] = [await start('a', 200, breakOff), await start('b', 200, breakOff)];
  const apis = connect(a.url, b.url);
  await expect(ask(apis, 'POST')).rejects.toThrow();
  expect([...a.asked, ...b.asked]).toEqual(['POST /x']);
});

test('a process that ends passes its readers on, one that is overloaded does not', async () => {
  const ending = await start('a', 200, (_, answer) => answer.writeHead(503).end());
  const apis = connect(ending.url, (await start('b')).url);
  expect(await several(apis, 4)).toBe('bbbb');

  const busy: RequestListener = (_, answer) => answer.writeHead(503, { 'retry-after': '7' }).end('busy');
  const [c, d] = [await start('c', 200, busy), await start('d', 200, busy)];
  expect(await ask(connect(c.url, d.url))).toMatchObject({
    status: 503,
    text: 'busy',
    headers: { 'retry-after': '7' },
  });
  expect(c.asked.length + d.asked.length).toBe(1);
});

test('who is not ready rests while another is, and serves when nobody is', async () => {
  const [a, b, c] = [await start('a', 503), await start('b'), await start('c', 503)];
  const apis = connect(a.url, b.url);
  while ((await several(apis, 4)) !== 'bbbb') await delay(50);
  await b.stop();
  expect(await several(apis, 2)).toBe('aa');

  const none = connect(a.url, c.url);
  await delay(1500);
  expect(await several(none, 4)).toBe('aacc');
});

test('other refusals come through untouched', async () => {
  const refuse: RequestListener = (_, answer) => answer.writeHead(404, { 'content-type': 'text/plain' }).end('no');
  const apis = connect((await start('a', 200, refuse)).url, (await start('b', 200, refuse)).url);
  expect(await ask(apis)).toMatchObject({ status: 404, text: 'no' });
});
