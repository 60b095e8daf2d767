import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { runDeploy } from 'shared/build/commands/deploy';
import { runReleases } from 'shared/build/commands/releases';
import { hideBrowser } from 'shared/build/gate/testing';
import { readRegistry } from 'shared/build/storage/store';
import { buildTestRelease } from 'shared/build/testing';
import { findRelease } from 'shared/remotes';
import { startDeploymentHost } from './testing';

hideBrowser();
const host = await startDeploymentHost();
const said: string[] = [];
const spies = (['log', 'error'] as const).map((name) =>
  jest.spyOn(console, name).mockImplementation((line: string) => void said.push(line)),
);
const { DEPLOY_TOKEN, HOSTS } = process.env;
beforeEach(() => {
  said.length = 0;
  host.records.length = 0;
  process.env.DEPLOY_TOKEN = 'home';
  delete process.env.HOSTS;
});
afterEach(() => {
  host.api.failsToRecord = 0;
});
afterAll(async () => {
  for (const spy of spies) spy.mockRestore();
  for (const [name, value] of Object.entries({ DEPLOY_TOKEN, HOSTS }))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  await host.stop();
});

const throwing = `exports.remote = { routes: [{ path: '/', Page: () => { throw new Error('thrown by the page'); } }] };`;

const runs = async (channel: string) =>
  findRelease(await readRegistry(host.to.registry), channel, 'remote-home')?.version.split('+')[0];

interface Given {
  patch?: number;
  contract?: string;
  files?: Record<string, string>;
  channel?: string;
}

const deploy = ({ patch = 0, channel = 'stable', ...given }: Given, ...options: string[]) => {
  const { folder } = buildTestRelease({ version: `1.0.${patch}+aaaaaaaaaa`, ...given });
  return runDeploy(['remote-home', '--channel', channel, '--from', folder, '--host', host.origin, ...options]);
};
/** Where it is not what the test is about. */
const skipRendering = '--skip-rendering';
const releases = (line: string, ...options: string[]) =>
  runReleases([...line.split(' '), '--host', host.origin, ...options]);

test('deploys by a site with a token, waits until it is served, and passes the reason on', async () => {
  expect(await deploy({}, '--why', 'a new headline')).toBe(0);
  expect(await runs('stable')).toBe('1.0.0');
  expect(said.join('\n')).toContain(`${host.origin} serves revision 1`);
  expect(host.records).toMatchObject([{ action: 'deploy', why: 'a new headline', changes: [{ before: null }] }]);
  const { registry } = JSON.parse(await (await fetch(`${host.origin}/health/ready`)).text());
  expect(registry).toMatchObject({ revision: 1 });
});

test('promotes, pins and returns by a site too, with the same lines', async () => {
  expect(await deploy({ patch: 1, channel: 'staging' }, skipRendering)).toBe(0);
  expect(await releases('promote staging stable remote-home', '--why', 'approved')).toBe(0);
  expect(said.join('\n')).toContain('stable runs remote-home 1.0.1+aaaaaaaaaa, as staging does');
  expect(await releases('pin remote-home 1.0.0 --channel stable')).toBe(0);
  expect(await releases('unpin remote-home --channel stable')).toBe(0);
  expect(await releases('rollback remote-home --channel stable')).toBe(0);
  expect(await runs('stable')).toBe('1.0.1');
  expect(host.records).toMatchObject([
    { action: 'deploy' },
    { action: 'promote', why: 'approved' },
    { action: 'pin' },
    { action: 'unpin' },
    { action: 'rollback' },
  ]);
});

test('a refusal of the site is printed as that of a storage, with exit code 1', async () => {
  expect(await releases('rollback remote-events --channel stable')).toBe(1);
  expect(said.pop()).toBe('Refused: The deploy token "team home" may not change remote-events.');
  process.env.DEPLOY_TOKEN = 'guessed';
  expect(await deploy({ patch: 2 })).toBe(1);
  expect(said.pop()).toBe('Refused: The deploy token is unknown.');
  process.env.DEPLOY_TOKEN = 'all';
  expect(await releases('rollback remote-events --channel stable')).toBe(1);
  expect(said.pop()).toContain('Refused: ');
  expect(await runs('stable')).toBe('1.0.1');
});

test('a site gets to know how far a deployment is, and why it ended before its upload', async () => {
  expect(await deploy({ patch: 6, channel: 'staging' }, skipRendering)).toBe(0);
  expect(await deploy({ patch: 7, files: { 'server.cjs': throwing } })).toBe(1);
  const [refused, done] = await host.to.registry.deployments.list();
  expect(refused).toMatchObject({ channel: 'stable', by: 'team home', outcome: 'refused' });
  expect(refused?.lines.at(-1)).toContain('Error: thrown by the page');
  expect(done).toMatchObject({ remote: 'remote-home', channel: 'staging', by: 'team home', outcome: 'done' });
  expect(done?.lines.some((line) => line.includes(`Sending remote-home to ${host.origin}`))).toBe(true);
  expect(done?.lines.at(-1)).toContain('staging runs remote-home 1.0.6');
});

test('what is wrong with a release is found before anything of it is sent', async () => {
  expect(await deploy({ patch: 3, files: { 'server.cjs': throwing } })).toBe(1);
  expect(said.pop()).toContain('Error: thrown by the page');
  expect(await deploy({ patch: 3, contract: '^2.0.0' })).toBe(1);
  expect(said.pop()).toContain('was built for host contract ^2.0.0');
  expect(said.join('\n')).not.toContain('Sending');
  expect(existsSync(path.join(host.to.folder, 'remote-home', '1.0.3+aaaaaaaaaa'))).toBe(false);
});

test('a token that may not deploy is refused before anything is tried', async () => {
  expect(await deploy({ patch: 3, channel: 'dev-anna', files: { 'server.cjs': throwing } })).toBe(1);
  expect(said).toEqual(['Refused: The deploy token "team home" may not change dev-anna.']);
  process.env.DEPLOY_TOKEN = 'guessed';
  expect(await deploy({ patch: 3, files: { 'server.cjs': throwing } })).toBe(1);
  expect(said.pop()).toBe('Refused: The deploy token is unknown.');
});

test('--dry-run sends nothing', async () => {
  const before = await host.to.registry.deployments.list();
  expect(await deploy({ patch: 4 }, '--dry-run', skipRendering)).toBe(0);
  process.env.DEPLOY_TOKEN = 'guessed';
  expect(await deploy({ patch: 4 }, '--dry-run', skipRendering)).toBe(0);
  expect(await runs('stable')).toBe('1.0.1');
  expect(await host.to.registry.deployments.list()).toEqual(before);
});

test('begins, changes and takes back a canary by a site, and its shares are recorded', async () => {
  expect(await deploy({ patch: 5 }, '--share', '5,25', '--every', '10m', skipRendering)).toBe(0);
  expect(said.join('\n')).toContain(
    '5 %, 25 % (every 10 min) of the readers of stable get remote-home 1.0.5+aaaaaaaaaa',
  );
  expect(await runs('stable')).toBe('1.0.1');
  expect(await releases('rollback remote-home --channel stable')).toBe(1);
  expect(said.pop()).toContain('A canary of remote-home runs in stable');
  expect(await releases('share remote-home --channel stable --share 50')).toBe(0);
  expect(await releases('status')).toBe(0);
  expect(said.pop()).toContain('stable remote-home: 50 % of the readers');
  expect(await releases('cancel remote-home --channel stable')).toBe(0);
  const change = { remote: 'remote-home', channel: 'stable' };
  expect(host.records).toMatchObject([
    {
      action: 'share',
      shares: [5, 25],
      changes: [{ ...change, before: '1.0.1+aaaaaaaaaa', after: '1.0.5+aaaaaaaaaa' }],
    },
    { action: 'share', shares: [50] },
    { action: 'cancel', changes: [{ ...change, before: '1.0.5+aaaaaaaaaa', after: '1.0.1+aaaaaaaaaa' }] },
  ]);
});

test('tells who changed what a channel runs, when, and why, to a token that has both', async () => {
  expect(await releases('history remote-home --channel stable')).toBe(0);
  const rows =
    said
      .pop()
      ?.split('\n')
      .map((row) => row.split(/ {2,}/).slice(1)) ?? [];
  expect(rows.slice(0, 3)).toEqual([
    ['who', 'what', 'from', 'to', 'why'],
    ['team home', 'cancel', '1.0.5+aaaaaaaaaa', '1.0.1+aaaaaaaaaa'],
    ['team home', 'share 50 %', '1.0.5+aaaaaaaaaa', '1.0.5+aaaaaaaaaa'],
  ]);
  expect(await releases('history remote-home --channel dev-anna')).toBe(1);
  expect(said.pop()).toContain('may not change dev-anna');
  expect(await releases('history remote-events --channel stable')).toBe(1);
  expect(said.pop()).toContain('may not change remote-events');
});

test('a canary becomes the release of everybody by a promotion', async () => {
  expect(await releases('share remote-home 1.0.5 --channel stable --share 5')).toBe(0);
  expect(await releases('promote remote-home --channel stable')).toBe(0);
  expect(await runs('stable')).toBe('1.0.5');
  expect(await releases('promote remote-home --channel stable')).toBe(1);
});

test.each([
  ['no shares', 'share remote-home --channel stable', 'Say of how many readers'],
  ['shares that fall', 'share remote-home --channel stable --share 25,5 --every 10m', 'several that rise'],
  ['more than all', 'share remote-home --channel stable --share 101', 'are no shares'],
  ['no time for each', 'share remote-home --channel stable --share 5,25', 'how long each share stays'],
  ['a time without shares', 'share remote-home --channel stable --every 10m', '--every needs --share'],
])('with %s the arguments are invalid', async (_, line, message) => {
  expect(await releases(line)).toBe(2);
  expect(said.join('\n')).toContain(message);
});

test('says that the audit log lacks it', async () => {
  host.api.failsToRecord = 10;
  expect(await releases('disable remote-home --channel stable')).toBe(0);
  expect(said.join('\n')).toContain('could not be written into the audit log');
});

test('a site that does not answer is named, with exit code 1', async () => {
  const address = 'http://127.0.0.1:9';
  expect(await runReleases(['rollback', 'remote-home', '--channel', 'stable', '--host', address])).toBe(1);
  expect(said.pop()).toContain(address);
});

test.each([
  ['no token', 'rollback remote-home --channel stable', '', 'Set DEPLOY_TOKEN'],
  ['a storage beside it', 'rollback remote-home --channel stable --registry x.json', 'home', 'exclude each other'],
  ['an action that a site does not have', 'prune', 'home', 'prune takes no --host'],
  ['no channel', 'history remote-home', 'home', 'Name a channel'],
])('with %s the arguments are invalid', async (_, line, token, message) => {
  process.env.DEPLOY_TOKEN = token;
  expect(await releases(line)).toBe(2);
  expect(said.join('\n')).toContain(message);
});

test('an empty reason, and what is no address, are invalid', async () => {
  const rollback = ['rollback', 'remote-home', '--channel', 'stable'];
  expect(await runReleases([...rollback, '--why', ' '])).toBe(2);
  expect(await runReleases([...rollback, '--host', 'www.example.com'])).toBe(2);
});
