import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findBuild, findRelease, getDeployment, hostContract, type RemoteName, viewRegistry } from 'shared/remotes';
import { listVersionsInUse } from '../release/deployments';
import { readRegistry } from '../storage/store';
import { buildTestRelease, createDestination, publishTestRelease, startServer } from '../testing';
import { runDeploy } from './deploy';
import { runReleases } from './releases';

let said: string[] = [];
const { log, error } = console;
const { HOSTS } = process.env;
beforeEach(() => {
  said = [];
  console.log = console.error = (line: string) => void said.push(line);
  delete process.env.HOSTS;
});
afterEach(() => {
  Object.assign(console, { log, error });
  if (HOSTS !== undefined) process.env.HOSTS = HOSTS;
});

type Destination = ReturnType<typeof createDestination>;

const build = (name: RemoteName, patch: number, ...routes: string[]) =>
  buildTestRelease({ name, version: `1.0.${patch}+aaaaaaaaaa`, routes });

/** Publishes a release with these pages. */
const publish = (to: Destination, channel: string, name: RemoteName, patch: number, ...routes: string[]) =>
  publishTestRelease(build(name, patch, ...routes).folder, to, channel, name);

/** A channel that runs remote-home, whose pages are at `/a/…`. */
const createSite = async () => {
  const to = createDestination();
  await publish(to, 'stable', 'remote-home', 0, '/', '/a/:id');
  return to;
};

const releases = (to: Destination, line: string) =>
  runReleases([...line.split(' '), '--registry', path.join(to.folder, 'remotes.json')]);

const runs = async ({ registry }: Destination, channel: string, name: RemoteName) =>
  findRelease(await readRegistry(registry), channel, name)?.version.split('+')[0];

const refusal = (one: string, other: string) =>
  `Refused: ${one}, and ${other} in stable: an address would belong to both.`;

test('a deployment is refused with both names if a path would belong to two remotes', async () => {
  const to = await createSite();
  const { folder } = build('remote-events', 0, '/events', '/a/new');
  const code = await runDeploy(['remote-events', '--channel', 'stable', '--from', folder, '--to', to.folder]);
  expect(code).toBe(1);
  expect(said).toContain(refusal('remote-events has a route /a/new', 'remote-home has /a/:id'));
  expect(await runs(to, 'stable', 'remote-events')).toBeUndefined();
});

test('so is a promotion, of all that the channel runs too', async () => {
  const to = await createSite();
  await publish(to, 'staging', 'remote-events', 0, '/a/*');
  for (const line of ['promote staging stable remote-events', 'promote staging stable']) {
    expect(await releases(to, line)).toBe(1);
    expect(said.pop()).toBe(refusal('remote-events has a route /a/*', 'remote-home has /a/:id'));
  }
  expect(await runs(to, 'stable', 'remote-events')).toBeUndefined();
});

test('so are a rollback and a pin to a version whose path another remote has meanwhile', async () => {
  const to = await createSite();
  await publish(to, 'stable', 'remote-home', 1, '/');
  await publish(to, 'stable', 'remote-events', 0, '/a/new');
  for (const line of ['rollback remote-home --channel stable', 'pin remote-home 1.0.0 --channel stable']) {
    expect(await releases(to, line)).toBe(1);
    expect(said.pop()).toBe(refusal('remote-home has a route /a/:id', 'remote-events has /a/new'));
  }
  expect(await runs(to, 'stable', 'remote-home')).toBe('1.0.1');
  expect(await releases(to, 'remove remote-events --channel stable')).toBe(0);
  expect(await releases(to, 'rollback remote-home --channel stable')).toBe(0);
});

test('a page that moves from one remote to another is promoted together with it', async () => {
  const to = await createSite();
  await publish(to, 'staging', 'remote-events', 0, '/a/:id');
  await publish(to, 'staging', 'remote-home', 1, '/');
  expect(await releases(to, 'promote staging stable remote-events')).toBe(1);
  expect(await releases(to, 'promote staging stable')).toBe(0);
  expect(await runs(to, 'stable', 'remote-events')).toBe('1.0.0');
});

test('a remote is let go from one channel, with its history, and comes back by its version', async () => {
  const to = await createSite();
  await publish(to, 'stable', 'remote-events', 0, '/events');
  await publish(to, 'stable', 'remote-events', 1, '/events');
  await publish(to, 'staging', 'remote-events', 1, '/events');
  expect(await releases(to, 'remove remote-events --channel stable')).toBe(0);
  expect(said[0]).toContain('stable runs no remote-events any more');
  expect(await runs(to, 'stable', 'remote-events')).toBeUndefined();
  expect(await runs(to, 'stable', 'remote-home')).toBe('1.0.0');
  expect(await runs(to, 'staging', 'remote-events')).toBe('1.0.1');
  const registry = await readRegistry(to.registry);
  expect(getDeployment(registry, 'stable', 'remote-events').history).toEqual([]);
  expect(findBuild(registry, 'remote-events', '1.0.0')).not.toBeNull();

  expect(await releases(to, 'remove remote-events --channel stable')).toBe(1);
  expect(said.at(-1)).toBe('Refused: The channel stable runs no remote-events.');
  expect(await releases(to, 'pin remote-events 1.0.0 --channel stable')).toBe(0);
  expect(await runs(to, 'stable', 'remote-events')).toBe('1.0.0');
});

test('a pinned remote is let go by force only', async () => {
  const to = await createSite();
  expect(await releases(to, 'pin remote-home --channel stable')).toBe(0);
  expect(await releases(to, 'remove remote-home --channel stable')).toBe(1);
  expect(said.at(-1)).toContain('remote-home is pinned to 1.0.0');
  expect(await releases(to, 'remove remote-home --channel stable --force')).toBe(0);
});

test('what two remotes share already stops neither the kill switch nor letting one go', async () => {
  const to = await createSite();
  await publish(to, 'elsewhere', 'remote-events', 0, '/a/*');
  const { channels, ...stored } = JSON.parse((await to.registry.read())?.text ?? '');
  channels.stable['remote-events'] = channels.elsewhere['remote-events'];
  await to.registry.replace(JSON.stringify({ ...stored, channels }), await to.registry.read());
  expect(await releases(to, 'disable remote-events --channel stable')).toBe(0);
  expect(await releases(to, 'enable remote-events --channel stable')).toBe(0);
  expect(await releases(to, 'remove remote-events --channel stable')).toBe(0);
});

test('a name that no remote can have is refused with those that are here', async () => {
  expect(await releases(await createSite(), 'disable events --channel stable')).toBe(2);
  expect(said.join('\n')).toContain('"events" cannot be a remote');
  expect(said.join('\n')).toContain('Here are: remote-');
});

test('only what has its sources here can be built and deployed; what is built can come from elsewhere', async () => {
  const to = await createSite();
  expect(await runDeploy(['remote-absent', '--channel', 'stable', '--to', to.folder])).toBe(2);
  expect(said.join('\n')).toMatch(/There is no remote in \S+remote-absent\. Here are: remote-/);
  const { folder } = build('remote-absent', 0, '/absent');
  const options = ['--channel', 'stable', '--from', folder, '--to', to.folder, '--skip-rendering'];
  expect(await runDeploy(['remote-absent', ...options])).toBe(0);
  expect(await runs(to, 'stable', 'remote-absent')).toBe('1.0.0');
});

const forNext = (name: RemoteName, patch: number, ...routes: string[]) =>
  buildTestRelease({ name, version: `2.0.${patch}+aaaaaaaaaa`, contract: '^2.0.0', routes }).folder;

const deploy = (to: Destination, name: RemoteName, folder: string, ...options: string[]) =>
  runDeploy([name, '--channel', 'stable', '--from', folder, '--to', to.folder, '--skip-rendering', ...options]);

/** What hosts of contract 1 and of contract 2 run. */
const runsOnBoth = async ({ registry }: Destination, name: RemoteName = 'remote-home') => {
  const stored = await readRegistry(registry);
  return ['1', '2'].map((major) => findRelease(viewRegistry(stored, major), 'stable', name)?.version.split('+')[0]);
};

test('a release for hosts of another major version runs beside the main one, when these hosts are named', async () => {
  const to = await createSite();
  const folder = forNext('remote-home', 0, '/');
  expect(await deploy(to, 'remote-home', folder)).toBe(1);
  expect(said.at(-1)).toContain(`built for host contract ^2.0.0; this host has ${hostContract}`);
  expect(await deploy(to, 'remote-home', folder, '--contract', '3')).toBe(1);
  expect(said.at(-1)).toContain('not for hosts of contract 3');
  expect(await deploy(to, 'remote-home', folder, '--contract', 'two')).toBe(2);
  expect(await runsOnBoth(to)).toEqual(['1.0.0', '1.0.0']);

  expect(await deploy(to, 'remote-home', folder, '--contract', '2')).toBe(0);
  expect(said.join('\n')).toContain('stable runs remote-home 2.0.0+aaaaaaaaaa on hosts of contract 2');
  expect(await runsOnBoth(to)).toEqual(['1.0.0', '2.0.0']);
  // From now on its range says it.
  expect(await deploy(to, 'remote-home', forNext('remote-home', 1, '/'))).toBe(0);
  expect(await runsOnBoth(to)).toEqual(['1.0.0', '2.0.1']);
});

/** A site whose hosts of contract 1 run 1.0.1, and those of contract 2 run 2.0.1. */
const createSiteOfBoth = async () => {
  const to = await createSite();
  await publish(to, 'stable', 'remote-home', 1, '/', '/a/:id');
  for (const patch of [0, 1]) await deploy(to, 'remote-home', forNext('remote-home', patch, '/'), '--contract', '2');
  expect(await runsOnBoth(to)).toEqual(['1.0.1', '2.0.1']);
  return to;
};

test('every action changes the releases of one major version: the main one, or that of --contract', async () => {
  const to = await createSiteOfBoth();
  const act = async (line: string) => [await releases(to, line), ...(await runsOnBoth(to))];
  expect(await act('rollback remote-home --channel stable --contract 2')).toEqual([0, '1.0.1', '2.0.0']);
  expect(said).toContain('On hosts of contract 2: stable runs remote-home 2.0.0+aaaaaaaaaa again');
  expect(await act('rollback remote-home --channel stable')).toEqual([0, '1.0.0', '2.0.0']);
  expect(said).toContain('stable runs remote-home 1.0.0+aaaaaaaaaa again');
  expect(await act('pin remote-home 2.0.1 --channel stable --contract 2')).toEqual([0, '1.0.0', '2.0.1']);
  expect(await act('rollback remote-home --channel stable --contract 2')).toEqual([1, '1.0.0', '2.0.1']);
  expect(await act('pin remote-home 2.0.1 --channel stable')).toEqual([1, '1.0.0', '2.0.1']);
  expect(await act('unpin remote-home --channel stable --contract 2')).toEqual([0, '1.0.0', '2.0.1']);
  expect(await act('disable remote-home --channel stable --contract 2')).toEqual([0, '1.0.0', '2.0.1']);
  const states = ['1', '2'].map(async (major) =>
    getDeployment(viewRegistry(await readRegistry(to.registry), major), 'stable', 'remote-home'),
  );
  expect((await Promise.all(states)).map(({ disabled }) => disabled)).toEqual([false, true]);
  expect(await act('promote stable staging --contract 2')).toEqual([0, '1.0.0', '2.0.1']);
  expect(await act('rollback remote-home --channel stable --contract 3')).toEqual([1, '1.0.0', '2.0.1']);
  said = [];
  await releases(to, 'history remote-home --channel stable --contract 2');
  expect(said.join('\n')).toMatch(/2\.0\.1\S* .* runs\n2\.0\.0\S* .*a rollback returns to it/);
  expect(await act('remove remote-home --channel stable --contract 2')).toEqual([0, '1.0.0', '1.0.0']);
});

test('status names the releases of both, and none of them is pruned', async () => {
  const to = await createSiteOfBoth();
  said = [];
  await releases(to, 'status');
  expect(said[0]).toContain(`host contract ${hostContract} and, beside it, 2.0.0`);
  expect(said[0]).toMatch(/stable +remote-home +1\.0\.1\S* .*\^1\.0\.0/);
  expect(said[0]).toMatch(/stable +remote-home +2\.0\.1\S* .*\^2\.0\.0 +before: 2\.0\.0/);
  const used = [...listVersionsInUse(await readRegistry(to.registry), 'remote-home')].map((it) => it.split('+')[0]);
  expect(used.sort()).toEqual(['1.0.0', '1.0.1', '2.0.0', '2.0.1']);
});

test('routes are compared among the releases of one major version', async () => {
  const to = await createSiteOfBoth();
  // Taken on hosts of contract 1 alone.
  expect(await deploy(to, 'remote-events', forNext('remote-events', 0, '/a/new'))).toBe(0);
  expect(await deploy(to, 'remote-home', forNext('remote-home', 2, '/a/:id'))).toBe(1);
  expect(said).toContain(refusal('remote-home has a route /a/:id', 'remote-events has /a/new'));
});

test('the releases of another major version become the main ones by their name, and nobody notices', async () => {
  const to = await createSiteOfBoth();
  expect(await releases(to, 'switch')).toBe(2);
  expect(await releases(to, 'switch --contract 3')).toBe(1);
  expect(await releases(to, 'switch --contract 2')).toBe(0);
  expect(await runsOnBoth(to)).toEqual(['1.0.1', '2.0.1']);
  expect(await runs(to, 'stable', 'remote-home')).toBe('2.0.1');
  expect(await releases(to, 'rollback remote-home --channel stable')).toBe(0);
  expect(await runsOnBoth(to)).toEqual(['1.0.1', '2.0.0']);
  expect(await releases(to, 'rollback remote-home --channel stable --contract 1')).toBe(0);
  expect(await runsOnBoth(to)).toEqual(['1.0.0', '2.0.0']);
});

/** Adds a key that a later version may write to the release of a set. */
const makeUnreadable = ({ registry }: Destination) => {
  const stored = JSON.parse(readFileSync(registry.title, 'utf8'));
  stored.byContract[2].channels.stable['remote-home'].signature = 'a later version adds it';
  writeFileSync(registry.title, JSON.stringify(stored));
};

test('a release of another set that cannot be read stays with its state, and sets are not switched meanwhile', async () => {
  const to = await createSiteOfBoth();
  await releases(to, 'disable remote-home --channel stable --contract 2');
  makeUnreadable(to);
  const { byContract } = JSON.parse(readFileSync(to.registry.title, 'utf8'));
  expect(await releases(to, 'rollback remote-home --channel stable')).toBe(0);
  expect(JSON.parse(readFileSync(to.registry.title, 'utf8')).byContract).toEqual(byContract);
  expect(await releases(to, 'switch --contract 2')).toBe(1);
  expect(said.at(-1)).toContain('Refused: byContract.2.channels.stable.remote-home cannot be read');
});

test.each([
  ['a promotion', 'promote staging stable remote-home'],
  ['a pin', 'pin remote-home 1.0.1 --channel stable'],
])('%s of a release for an API contract that the running API does not serve is refused', async (_, line) => {
  const to = await createSite();
  const { folder } = buildTestRelease({ version: '1.0.1+aaaaaaaaaa', api: '1.3.0' });
  await publishTestRelease(folder, to, 'staging');
  let newest = '1.2.0';
  const { origin, close } = await startServer((_request, answer) => {
    answer
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ contracts: { oldest: '1.0.0', newest } }));
  });
  process.env.API_URL = origin;
  try {
    expect(await releases(to, line)).toBe(1);
    expect(said).toContain(
      `Refused: remote-home 1.0.1+aaaaaaaaaa was built for API contract 1.3.0; ${origin} serves 1.0.0 to 1.2.0.`,
    );
    expect(await runs(to, 'stable', 'remote-home')).toBe('1.0.0');
    newest = '1.3.0';
    expect(await releases(to, line)).toBe(0);
    expect(await runs(to, 'stable', 'remote-home')).toBe('1.0.1');
  } finally {
    delete process.env.API_URL;
    await close();
  }
});

test('the history says who changed what the channel runs, when, why and from what to what', async () => {
  const to = await createSite();
  await publish(to, 'stable', 'remote-home', 1, '/', '/a/:id');
  const rollback = ['rollback', 'remote-home', '--channel', 'stable', '--why', 'the search is broken'];
  expect(await runReleases([...rollback, '--registry', path.join(to.folder, 'remotes.json')])).toBe(0);
  said = [];
  await releases(to, 'history remote-home --channel stable');
  const [head, ...rows] = said.join('\n').split('\n').slice(-4);
  expect(head).toMatch(/^when +who +what +from +to +why$/);
  const [now, before] = ['1.0.0+aaaaaaaaaa', '1.0.1+aaaaaaaaaa'];
  expect(rows.map((row) => row.split(/ {2,}/).slice(1))).toEqual([
    [expect.stringMatching(/^\S+@\S+$/), 'rollback', before, now, 'the search is broken'],
    ['anna@laptop', 'deploy', now, before],
    ['anna@laptop', 'deploy', '-', now],
  ]);
  process.env.DEPLOYER = 'pipeline of the firm';
  await releases(to, 'pin remote-home --channel stable');
  delete process.env.DEPLOYER;
  expect((await to.registry.log.read()).at(-1)?.by).toEqual({ kind: 'storage', name: 'pipeline of the firm' });
  said = [];
  await releases(to, 'history remote-home --channel staging');
  expect(said.join('\n')).not.toContain('anna@laptop');
});
