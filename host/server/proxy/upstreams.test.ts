import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { request } from 'undici';
import { connectUpstreams, type Upstreams } from './upstreams';

const closing: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of closing.splice(0)) await each.close();
});

/** Starts a process of the API that answers with its name, or as `handle` does. */
const start = async (name: string, health = 200, handle?: RequestListener) => {
  const requests: string[] = [];
  const server: Server = createServer((incoming, answer) => {
    if (incoming.url === '/api/health/ready') return answer.writeHead(health).end();
    requests.push(`${incoming.method} ${incoming.url}`);
    if (handle) return handle(incoming, answer);
    incoming.resume().once('end', () => answer.end(name));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  closing.push({ close: stop });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, stop };
};

const connect = (...addresses: string[]) => {
  const upstreams = connectUpstreams(addresses);
  closing.unshift(upstreams);
  return upstreams;
};

const send = async ({ origin, dispatcher }: Upstreams, method: 'GET' | 'POST' = 'GET') => {
  const { statusCode, headers, body } = await request(`${origin}/x`, {
    dispatcher,
    method,
    body: method === 'POST' ? 'body' : null,
  });
  return { status: statusCode, headers, text: await body.text() };
};

const sendSeveral = async (upstreams: Upstreams, count: number) => {
  const texts: string[] = [];
  for (let index = 0; index < count; index += 1) texts.push((await send(upstreams)).text);
  return texts.sort().join('');
};

const dropConnection: RequestListener = (incoming) => incoming.socket.destroy();

test('requests are distributed evenly over the processes', async () => {
  const upstreams = connect((await start('a')).url, (await start('b')).url);
  expect(await sendSeveral(upstreams, 6)).toBe('aaabbb');
});

test('while one process is down the other one gets all requests, including those first sent to the one that is down', async () => {
  const [a, b] = [await start('a'), await start('b')];
  const upstreams = connect(a.url, b.url);
  await sendSeveral(upstreams, 4);
  await a.stop();
  expect(await sendSeveral(upstreams, 4)).toBe('bbbb');
  expect(await send(upstreams, 'POST')).toMatchObject({ status: 200, text: 'b' });
});

test('with a single process a request fails while it is down', async () => {
  const a = await start('a');
  const upstreams = connect(a.url);
  expect((await send(upstreams)).text).toBe('a');
  await a.stop();
  await expect(send(upstreams)).rejects.toThrow();
});

test('a reading request is repeated at another process after a broken connection', async () => {
  const broken = await start('a', 200, dropConnection);
  const upstreams = connect(broken.url, (await start('b')).url);
  expect(await sendSeveral(upstreams, 2)).toBe('bb');
  expect(broken.requests).not.toEqual([]);
});

test('a writing request is never repeated after a broken connection', async () => {
  const [a, b] = [await start('a', 200, dropConnection), await start('b', 200, dropConnection)];
  const upstreams = connect(a.url, b.url);
  await expect(send(upstreams, 'POST')).rejects.toThrow();
  expect([...a.requests, ...b.requests]).toEqual(['POST /x']);
});

test('a 503 is retried at another process, a 503 with Retry-After is not', async () => {
  const ending = await start('a', 200, (_, answer) => answer.writeHead(503).end());
  const upstreams = connect(ending.url, (await start('b')).url);
  expect(await sendSeveral(upstreams, 4)).toBe('bbbb');

  const busy: RequestListener = (_, answer) => answer.writeHead(503, { 'retry-after': '7' }).end('busy');
  const [c, d] = [await start('c', 200, busy), await start('d', 200, busy)];
  expect(await send(connect(c.url, d.url))).toMatchObject({
    status: 503,
    text: 'busy',
    headers: { 'retry-after': '7' },
  });
  expect(c.requests.length + d.requests.length).toBe(1);
});

test('a process that is not ready gets requests only when none is ready', async () => {
  const [a, b, c] = [await start('a', 503), await start('b'), await start('c', 503)];
  const upstreams = connect(a.url, b.url);
  while ((await sendSeveral(upstreams, 4)) !== 'bbbb') await delay(50);
  await b.stop();
  expect(await sendSeveral(upstreams, 2)).toBe('aa');

  const none = connect(a.url, c.url);
  await delay(1500);
  expect(await sendSeveral(none, 4)).toBe('aacc');
});

test('other error responses are passed through unchanged', async () => {
  const refuse: RequestListener = (_, answer) => answer.writeHead(404, { 'content-type': 'text/plain' }).end('no');
  const upstreams = connect((await start('a', 200, refuse)).url, (await start('b', 200, refuse)).url);
  expect(await send(upstreams)).toMatchObject({ status: 404, text: 'no' });
});
