import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createContentState, type DomainState } from './content-state';
import { followContent } from './follow-content';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A process of the API whose streams the test writes to. */
const startApi = async (status = 200) => {
  const streams: ServerResponse[] = [];
  const server = createServer((_request, answer) => {
    answer.writeHead(status, { 'content-type': 'text/event-stream' });
    if (status === 200) streams.push(answer);
    else answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const send = (event: string, data: object) =>
    streams.at(-1)?.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, streams, send };
};

const follow = (...addresses: string[]) => {
  const state = createContentState();
  closing.push(followContent({ addresses, state }));
  const isCurrent = (version: string) => state.isValid({ versions: [['firm', version]] });
  return { isCurrent };
};

/** Resolves when the condition holds; the time limit is that of the test. */
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};

const firm = (version: string): DomainState => ({ version, next: null });

/** A host that follows one process and knows its version `1`. */
const followFirst = async () => {
  const api = await startApi();
  const { isCurrent } = follow(api.address);
  await until(() => api.streams.length === 1);
  api.send('state', { firm: firm('1') });
  await until(() => isCurrent('1'));
  return { api, isCurrent };
};

test('a host knows the versions that the API reports, and each change', async () => {
  const { api, isCurrent } = await followFirst();
  api.send('change', { domain: 'firm', ...firm('2') });
  await until(() => isCurrent('2'));
  expect(isCurrent('1')).toBe(false);
});

test('a host knows nothing while the stream is interrupted, and begins again', async () => {
  const { api, isCurrent } = await followFirst();
  api.streams[0]?.destroy();
  await until(() => !isCurrent('1'));
  await until(() => api.streams.length === 2);
  api.send('state', { firm: firm('1') });
  await until(() => isCurrent('1'));
});

test('a silent stream counts as interrupted', async () => {
  const { isCurrent } = await followFirst();
  // Nothing is sent any more, and the connection stays open.
  await until(() => !isCurrent('1'));
});

test('a process that cannot report is passed over for another one', async () => {
  const [refusing, api] = [await startApi(503), await startApi()];
  const { isCurrent } = follow(refusing.address, api.address);
  await until(() => api.streams.length === 1);
  api.send('state', { firm: firm('1') });
  await until(() => isCurrent('1'));
});

test('something that is no report interrupts the stream, and does no more', async () => {
  const api = await startApi();
  const { isCurrent } = follow(api.address);
  await until(() => api.streams.length === 1);
  api.send('state', { firm: 'one' });
  await until(() => api.streams.length === 2);
  api.send('state', { firm: firm('1') });
  await until(() => isCurrent('1'));
});
