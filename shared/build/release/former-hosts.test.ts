import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  changeSet,
  findRelease,
  getMajor,
  hostContract,
  type Registry,
  type RemoteManifest,
  type RemoteName,
  satisfies,
  switchMainSet,
  viewRegistry,
} from 'shared/remotes';
import { readRegistryEntries } from 'shared/remotes/entries';
import { inRoot, listRemotes } from '../project';
import { changeRegistry, readRegistry } from '../storage/store';
import { buildTestRelease, createDestination, publishTestRelease, testAuthorship } from '../testing';
import { startCanary, startPlan } from './canaries';
import { deploy, pin, promote, remove, rollback, setDisabled, unpin } from './deployments';
import { publishRelease } from './publish-release';
import { publishShipped } from './publish-shipped';
import { readAsContract110, readAsContract130, readAsContract140 } from './testing-former-hosts';

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

test('a canary is skipped by hosts of contract 1.3.0, which run what the channel runs; older ones must be gone', async () => {
  const to = await createUsedRegistry();
  await change(to, (it) => unpin(it, stable('remote-home')));
  const before = readAsContract130(readStored(to)).registry;
  const start = startPlan({ shares: [5], everyMs: null });
  await change(to, (it) => startCanary(it, stable('remote-home'), build('remote-home', 5).release, start));
  const { registry, skipped } = readAsContract130(readStored(to));
  expect(registry.channels).toEqual(before.channels);
  expect(skipped.map(({ path }) => path)).toEqual([['canaries']]);
  expect(() => readAsContract110(readStored(to))).toThrow('canaries');
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
  'hosts of contract 1.4.0 run %s with its title, navigation and badges; those of 1.3.0 skip it, so they must be gone before',
  async (name) => {
    const to = createDestination();
    await publishPages(to, name);
    const stored = readStored(to);
    expect(stored).toHaveProperty(['channels', 'stable', name]);
    expect(readAsContract140(stored)).toEqual({ registry: stored, skipped: [] });
    const { contract } = await getManifest(name);
    expect([satisfies('1.4.0', contract), satisfies('1.3.0', contract)]).toEqual([true, false]);
    const { skipped } = readAsContract130(stored);
    expect(skipped.map(({ path }) => path.join('.'))).toEqual([`channels.stable.${name}`, `builds.${name}.0`]);
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

/** Deploys a release of remote-home for hosts of contract 2; they are named, because none of them may be known. */
const publishForNext = (to: Destination, version: string) => {
  const { folder } = buildTestRelease({ version: `${version}+bbbbbbbbbb`, contract: '^2.0.0', routes: ['/home'] });
  const publication = { from: folder, name: 'remote-home', channel: 'stable', contract: '2', to } as const;
  return publishRelease({ ...publication, log: () => undefined }, testAuthorship);
};

test('they go on with the releases of their major version while others are deployed beside them, and skip these as one', async () => {
  const to = await createUsedRegistry();
  const before = readAsContract130(readStored(to)).registry;
  await publishForNext(to, '2.0.0');
  const { registry, skipped } = readAsContract130(readStored(to));
  expect(skipped.map(({ path }) => path)).toEqual([['byContract']]);
  const { channels, lines, shipped } = registry;
  expect({ channels, lines, shipped }).toEqual({
    channels: before.channels,
    lines: before.lines,
    shipped: before.shipped,
  });
  // As with a new remote: such hosts must be gone before.
  expect(() => readAsContract110(readStored(to))).toThrow('byContract');
  const withoutNext = (it: Registry) => changeSet(it, '2', (set) => remove(set, stable('remote-home')));
  await change(to, withoutNext);
  expect(readStored(to)).not.toHaveProperty('byContract');
  expect(readAsContract130(readStored(to)).skipped).toEqual([]);
});

/** The version of remote-home that a host of a contract runs; null where there is none that fits. */
const findRunning = (to: Destination, contract: string) => {
  const view = viewRegistry(readRegistryEntries(readStored(to)).registry, getMajor(contract));
  const release = findRelease(view, 'stable', 'remote-home');
  return release && satisfies(contract, release.manifest.contract) ? release.version.split('+')[0] : null;
};

test('host and remote move to another major version one after the other, and back, and each host has a release all the time', async () => {
  const to = createDestination();
  const start = async (contract: string, version: string, range: string) => {
    const { folder, release } = buildTestRelease({ version: `${version}+cccccccccc`, contract: range, routes: ['/'] });
    const shipment = { name: release.name, version: release.version, from: async () => folder, to };
    await publishShipped([shipment], to.registry, () => undefined, contract);
  };
  const runs = () => [findRunning(to, hostContract), findRunning(to, '2.1.0')];
  const ofNext = (act: (set: Registry) => Registry) => change(to, (it) => changeSet(it, '2', act));

  await start(hostContract, '1.0.0', '^1.0.0');
  expect(runs()).toEqual(['1.0.0', null]);
  // The remote moves first, while no host of the next major version runs yet.
  await publishForNext(to, '2.0.0');
  expect(runs()).toEqual(['1.0.0', '2.0.0']);
  // The first such host starts, while others are not replaced yet. What somebody deployed by hand stays.
  await start('2.1.0', '2.0.1', '^2.1.0');
  expect(runs()).toEqual(['1.0.0', '2.0.0']);
  await publishForNext(to, '2.0.2');
  expect(runs()).toEqual(['1.0.0', '2.0.2']);
  await ofNext((set) => rollback(set, stable('remote-home')));
  expect(runs()).toEqual(['1.0.0', '2.0.0']);
  // A former host starts anew, and its release is corrected.
  await start(hostContract, '1.0.1', '^1.0.0');
  expect(runs()).toEqual(['1.0.1', '2.0.0']);
  await change(to, (it) => switchMainSet(it, '2'));
  expect(runs()).toEqual(['1.0.1', '2.0.0']);
  // By its range, since hosts of both are known.
  await publish(to, 'remote-home', 2);
  expect(runs()).toEqual(['1.0.2', '2.0.0']);
  await start(hostContract, '1.0.3', '^1.0.0');
  expect(runs()).toEqual(['1.0.2', '2.0.0']);
  // And back.
  await change(to, (it) => switchMainSet(it, '1'));
  await ofNext((set) => remove(set, stable('remote-home')));
  expect(runs()).toEqual(['1.0.2', null]);
  expect(readAsContract130(readStored(to)).skipped).toEqual([]);
});

test('what each host runs does not depend on which set is the main one', async () => {
  const to = await createUsedRegistry();
  await publishForNext(to, '2.0.0');
  const before = viewRegistry(await readRegistry(to.registry), '2').channels.stable?.['remote-home'];
  await change(to, (it) => switchMainSet(it, '2'));
  const after = await readRegistry(to.registry);
  expect(viewRegistry(after, '2').channels.stable?.['remote-home']).toEqual(before);
  expect(viewRegistry(after, '1').channels).toEqual(
    (await readRegistry((await createUsedRegistry()).registry)).channels,
  );
});
