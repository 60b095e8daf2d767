import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { findFreePort } from '../../api/src/platform/database/ports';
import { openRestartProxy } from './restart-proxy';

const running: { close: () => unknown }[] = [];

afterEach(() => {
  for (const one of running.splice(0)) one.close();
});

async function answer(text: string, port: number): Promise<Server> {
  const server = createServer((_, response) => response.end(text)).listen(port, '127.0.0.1');
  running.push(server);
  await once(server, 'listening');
  return server;
}

async function end(server: Server) {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

async function openWith(fresh: () => Promise<unknown>) {
  const inner = await findFreePort();
  const front = await openRestartProxy({ port: 0, host: '127.0.0.1', inner, fresh });
  running.push(front);
  return { inner, port: (front.address() as AddressInfo).port };
}

test('a request that comes during a restart is answered by the new server', async () => {
  let fresh: Promise<unknown> = Promise.resolve();
  const { inner, port } = await openWith(() => fresh);
  const former = await answer('former', inner);
  const fetchText = () => fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  expect(await fetchText()).toBe('former');

  let started: (value: unknown) => void = () => undefined;
  fresh = new Promise((resolve) => (started = resolve));
  await end(former);
  const pending = fetchText();
  await answer('new', inner);
  started(null);
  expect(await pending).toBe('new');
});

test('a connection that was opened before a restart is served by the new server', async () => {
  const { inner, port } = await openWith(async () => undefined);
  const former = await answer('former', inner);
  const early = connect(port, '127.0.0.1');
  await once(early, 'connect');
  await end(former);
  await answer('new', inner);
  early.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const [received] = (await once(early, 'data')) as [Buffer];
  expect(received.toString()).toContain('200 OK');
});
