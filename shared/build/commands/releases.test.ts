import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findBuild, findRelease, getDeployment, type RemoteName } from 'shared/remotes';
import { readRegistry } from '../storage/store';
import { buildTestRelease, createDestination, publishTestRelease } from '../testing';
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
