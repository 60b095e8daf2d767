import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, expect, jest, test } from '@jest/globals';
import { buildTestRelease, createTemporaryFolder } from 'shared/build/testing';
import { hostContract } from 'shared/remotes';
import { startTestHost } from '../testing';

const folder = createTemporaryFolder();
const { folder: built, release } = buildTestRelease({
  files: { 'server.cjs': `exports.remote = { routes: [{ path: '/guide', Page: () => 'guide' }] };` },
});
cpSync(built, path.join(folder, release.name, release.version), { recursive: true });
const routes = [{ path: '/guide', title: { ko: '안내', en: 'Guide', cn: '指南' }, ssr: true }];
const listed = { ...release, manifest: { ...release.manifest, routes } };
const registry = { hostContract, channels: { stable: { 'remote-home': listed } } };
writeFileSync(path.join(folder, 'remotes.json'), JSON.stringify(registry));

let time = Date.now();
const clock = jest.spyOn(Date, 'now').mockImplementation(() => time);

let version = 1;
const changes = new PassThrough();
const report = (event: string, data: object) => changes.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
const changeContent = () => {
  version += 1;
  report('change', { domain: 'firm', version: String(version), next: null });
};
report('state', { firm: { version: '1', next: null } });
const commenting = setInterval(() => changes.write(': still here\n\n'), 400);

let isApiStuck = false;
const { origin, stop } = await startTestHost({
  folder,
  addRoutes: (api) => {
    api.get('/api/content-changes', (_, reply) => reply.type('text/event-stream').send(changes));
    api.addHook('onRequest', async ({ url }, reply) => {
      if (url !== '/api/v1/setting') return;
      reply.header('X-Content', `firm=${version}`);
      if (isApiStuck) await new Promise<void>((resolve) => setTimeout(resolve, 2000));
    });
  },
});
afterAll(async () => {
  clock.mockRestore();
  clearInterval(commenting);
  changes.end();
  await stop();
});

const readState = async () => {
  const answer = await fetch(`${origin}/guide`);
  await answer.text();
  return answer.headers.get('x-cache');
};

/** Asks for the page until the answer comes from there. */
const readUntil = async (state: string) => {
  while ((await readState()) !== state);
};

test('a page that has just changed is sent once more while it is rendered anew', async () => {
  await readUntil('hit');
  changeContent();
  await readUntil('stale');
  // Without another change and as the clock stands still, it is a new one.
  await readUntil('hit');
});

test('a page that cannot be rendered anew is not sent any longer after half a second', async () => {
  await readUntil('hit');
  isApiStuck = true;
  changeContent();
  await readUntil('stale');
  time += 499;
  expect(await readState()).toBe('stale');
  time += 1;
  expect(await readState()).toBe('miss');
});
