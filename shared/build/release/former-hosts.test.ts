import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Registry, RemoteManifest, RemoteName } from 'shared/remotes';
import { inRoot, listRemotes } from '../project';
import { changeRegistry, readRegistry } from '../storage/store';
import { buildTestRelease, createDestination, publishTestRelease } from '../testing';
import { deploy, pin, promote, remove, rollback, setDisabled } from './deployments';
import { publishShipped } from './publish-shipped';
import { readAsContract110, readAsContract130 } from './testing-former-hosts';

const toVersion = (patch: number) => `1.0.${patch}+aaaaaaaaaa`;
const known = ['remote-home', 'remote-console', 'remote-matching'] as const;
const stable = (name: RemoteName) => ({ channel: 'stable', name }) as const;

type Destination = ReturnType<typeof createDestination>;

const build = (name: RemoteName, patch: number) =>
  buildTestRelease({
    name,
    version: toVersion(patch),
    contract: '^1.1.0',
    routes: [`/${name.slice('remote-'.length)}`],
  });

const publish = (to: Destination, name: RemoteName, patch: number, channel?: string) =>
  publishTestRelease(build(name, patch).folder, to, channel, name);

const change = async ({ registry }: Destination, act: (it: Registry) => Registry) =>
  changeRegistry(registry, { change: act, precondition: () => null, snapshot: await readRegistry(registry) });

/** As a host reads it. */
const readStored = ({ registry }: Destination): unknown => JSON.parse(readFileSync(registry.title, 'utf8'));

/** A registry on which every command was used. */
const createUsedRegistry = async () => {
  const to = createDestination();
  const shipments = known.map((name) => {
    const { folder, release } = build(name, 0);
    return { name, version: release.version, from: async () => folder, to };
  });
  await publishShipped(shipments, to.registry, () => undefined);
  for (const name of known) await publish(to, name, 1, 'staging');
  await publish(to, 'remote-home', 2);
  await change(to, (it) => promote(it, 'staging', stable('remote-matching')));
  await change(to, (it) => rollback(it, stable('remote-home')));
  await change(to, (it) => pin(it, stable('remote-home'), '1.0.2'));
  await change(to, (it) => setDisabled(it, stable('remote-console'), true));
  await change(to, (it) => remove(it, { channel: 'staging', name: 'remote-console' }));
  return to;
};

test('hosts of former releases read all of what is written about the remotes that they know', async () => {
  const stored = readStored(await createUsedRegistry());
  const { registry, skipped } = readAsContract130(stored);
  expect(skipped).toEqual([]);
  expect(registry).toEqual(stored);
  expect(readAsContract110(stored)).toEqual(stored);
});

const getManifest = async (name: RemoteName) =>
  ((await import(inRoot(name, 'src/manifest.ts'))) as { manifest: RemoteManifest }).manifest;

/** Publishes a release with the pages of a remote. */
const publishPages = async (to: Destination, name: RemoteName) => {
  const { folder, release } = build(name, 3);
  const described = { ...release, manifest: await getManifest(name) };
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(described));
  await publishTestRelease(folder, to, 'stable', name);
};

test.each(listRemotes().filter((name) => known.some((each) => each === name)))(
  'the manifest of %s has nothing that they do not read',
  async (name) => {
    const to = createDestination();
    await publishPages(to, name);
    const stored = readStored(to);
    expect(stored).toHaveProperty(['channels', 'stable', name]);
    expect(readAsContract130(stored)).toEqual({ registry: stored, skipped: [] });
    expect(readAsContract110(stored)).toEqual(stored);
  },
);

test('of a remote that they have never heard of, hosts of contract 1.3.0 skip each entry, and nothing else', async () => {
  const to = await createUsedRegistry();
  const before = readAsContract130(readStored(to)).registry;
  await publish(to, 'remote-events', 0);
  await publish(to, 'remote-events', 1);
  const { registry, skipped } = readAsContract130(readStored(to));
  expect(registry).toEqual({ ...before, revision: before.revision + 2 });
  expect(skipped.map(({ path }) => path.join('.'))).toEqual([
    'channels.stable.remote-events',
    'lines.stable.remote-events',
    'builds.remote-events',
  ]);
  // They go on with what they read last, and have nothing after a restart: such hosts must be gone before (decision 75).
  expect(() => readAsContract110(readStored(to))).toThrow('channels.stable');
});

test('of a remote that was let go they still meet its builds, until these are pruned', async () => {
  const to = await createUsedRegistry();
  await publish(to, 'remote-events', 0);
  await change(to, (it) => remove(it, stable('remote-events')));
  expect(readAsContract130(readStored(to)).skipped.map(({ path }) => path)).toEqual([['builds', 'remote-events']]);
});

test('a release whose manifest has a title is skipped by them, so no remote has one before they are gone', async () => {
  const title = { ko: '행사', en: 'Events', cn: '活动' };
  const { release } = build('remote-home', 4);
  const titled = { ...release, manifest: { ...release.manifest, title } };
  const to = await createUsedRegistry();
  await change(to, (it) => deploy(it, { channel: 'next', name: 'remote-home' }, titled));
  const { registry, skipped } = readAsContract130(readStored(to));
  expect(skipped.map(({ path }) => path.join('.'))).toEqual(['channels.next.remote-home', 'builds.remote-home.0']);
  expect(registry.channels.stable).toHaveProperty('remote-home');
  expect((await readRegistry(to.registry)).channels.next?.['remote-home']?.manifest.title).toEqual(title);
});
