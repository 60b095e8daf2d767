import path from 'node:path';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { createTemporaryFolder, startServer } from 'shared/build/testing';
import { serveHealth } from './health';
import { connectUpstreams } from './proxy/upstreams';
import { createRegistryReader } from './registry/registry-reader';

test('a host that is asked to end says so to its proxy, and goes on serving', async () => {
  const api = await startServer((_, answer) => answer.end());
  const upstreams = connectUpstreams([api.origin]);
  const folder = createTemporaryFolder();
  const registry = createRegistryReader({
    target: path.join(folder, 'remotes.json'),
    backup: path.join(folder, 'backup.json'),
    origins: [],
  });
  let isOpen = true;
  const app = fastify();
  serveHealth(app, { upstreams, registry, isOpen: () => isOpen });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const read = async (name: string) => {
    const answer = await fetch(`${origin}/health/${name}`);
    return { status: answer.status, body: (await answer.json()) as { status: string; checks?: object } };
  };

  expect(await read('live')).toEqual({ status: 200, body: { status: 'up' } });
  // Nothing was deployed yet.
  expect(await read('ready')).toMatchObject({
    status: 503,
    body: { checks: { api: true, remotes: false, open: true } },
  });
  isOpen = false;
  expect(await read('live')).toEqual({ status: 503, body: { status: 'ending' } });
  expect(await read('ready')).toMatchObject({ body: { checks: { open: false } } });

  await app.close();
  await registry.close();
  await upstreams.close();
  await api.close();
});
