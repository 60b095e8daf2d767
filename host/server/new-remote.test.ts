import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { remove } from 'shared/build/release/deployments';
import { changeRegistry, readRegistry } from 'shared/build/storage/store';
import { buildTestRelease, createDestination, publishTestRelease, startServer } from 'shared/build/testing';
import { hostContract, type RemoteName } from 'shared/remotes';
import { startTestHost } from './testing';

const to = createDestination();
/** The origin of a team that serves its releases itself, from a folder of its own. */
const team = createDestination();
const { origin: teamOrigin, close: closeTeam } = await startServer((request, answer) => {
  const file = path.join(team.folder, decodeURIComponent(request.url ?? ''));
  answer.setHeader('Access-Control-Allow-Origin', '*');
  if (existsSync(file)) answer.end(readFileSync(file));
  else answer.writeHead(404).end();
});

const build = (name: RemoteName, version: string, route: string, text: string) => {
  const code = `exports.remote = { routes: [{ path: '${route}', Page: () => '${text}' }] };`;
  return buildTestRelease({
    name,
    version,
    contract: `^${hostContract}`,
    routes: [route],
    files: { 'server.cjs': code },
  });
};

await publishTestRelease(build('remote-home', '1.0.0+aaaaaaaaaa', '/', 'the home page').folder, to);
const { origin, stop } = await startTestHost({ folder: to.folder, remoteOrigins: [teamOrigin] });
afterAll(async () => {
  await stop();
  await closeTeam();
});

const ask = async (address: string) => {
  const answer = await fetch(origin + address);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** A page that comes too late is sent as its shell, and a registry is read once a second. */
const waitFor = async (address: string, isExpected: (answer: Awaited<ReturnType<typeof ask>>) => boolean) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask(address);
    if (isExpected(answer)) return answer;
    await delay(100);
  }
  throw new Error(`${address} did not become what was expected: ${JSON.stringify(await ask(address))}`);
};

const letGo = async (name: RemoteName) =>
  changeRegistry(to.registry, {
    change: (registry) => remove(registry, { channel: 'stable', name }),
    precondition: () => null,
    snapshot: await readRegistry(to.registry),
  });

const listRunning = async () =>
  Object.keys((JSON.parse((await ask('/remotes.json')).text) as { channels: { stable: object } }).channels.stable);

test('a running host takes a remote that it has never heard of, in every language, and lets it go', async () => {
  expect((await ask('/events')).status).toBe(404);
  const first = build('remote-events', '1.0.0+aaaaaaaaaa', '/events', 'what is on');
  await publishTestRelease(first.folder, to, 'stable', 'remote-events');

  const page = await waitFor('/events', ({ text }) => text.includes('what is on'));
  expect(page.status).toBe(200);
  expect(page.text).toContain('data-remote-area="remote-events"');
  expect((await waitFor('/en/events', ({ text }) => text.includes('what is on'))).status).toBe(200);
  expect((await ask('/remotes/remote-events/1.0.0%2Baaaaaaaaaa/remoteEntry.js')).text).toBe('/* 1.0.0+aaaaaaaaaa */');
  expect(await listRunning()).toEqual(['remote-home', 'remote-events']);
  expect(JSON.parse((await ask('/health/ready')).text)).toMatchObject({ registry: { skipped: [] } });

  const second = build('remote-events', '1.0.1+aaaaaaaaaa', '/events', 'what comes next');
  await publishTestRelease(second.folder, to, 'stable', 'remote-events');
  await waitFor('/events', ({ text }) => text.includes('what comes next'));

  await letGo('remote-events');
  const gone = await waitFor('/events', ({ status }) => status === 404);
  expect(gone.text).not.toContain('what comes next');
  expect(await listRunning()).toEqual(['remote-home']);
  await waitFor('/', ({ text }) => text.includes('the home page'));
});

test('only pages opened since then may load from the origin of its team, while it runs', async () => {
  const getPolicy = async () => (await ask('/')).headers.get('content-security-policy') ?? '';
  expect(await getPolicy()).not.toContain(teamOrigin);
  const { folder } = build('remote-tickets', '1.0.0+aaaaaaaaaa', '/tickets', 'one ticket');
  const destination = { ...to, releases: team.releases, base: `${teamOrigin}/`, origins: [teamOrigin] };
  await publishTestRelease(folder, destination, 'stable', 'remote-tickets');

  const { text } = await waitFor('/tickets', (answer) => answer.text.includes('one ticket'));
  expect(text).toContain(`${teamOrigin}/remote-tickets/1.0.0%2Baaaaaaaaaa/remoteEntry.js`);
  await waitFor('/', ({ headers }) => headers.get('content-security-policy')?.includes(teamOrigin) === true);
  await letGo('remote-tickets');
  await waitFor('/', ({ headers }) => headers.get('content-security-policy')?.includes(teamOrigin) === false);
});

test('a channel may run a remote that stable does not, for whoever asks for the channel', async () => {
  const { folder } = build('remote-trial', '1.0.0+aaaaaaaaaa', '/trial', 'not for everybody');
  await publishTestRelease(folder, to, 'staging', 'remote-trial');
  await waitFor('/trial?remotes=staging', ({ status, text }) => status === 200 && text.includes('"remote-trial"'));
  expect((await ask('/trial')).status).toBe(404);
});
