import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findRelease, hostContract, type Registry, type RemoteName } from 'shared/remotes';
import { changeRegistry, readRegistry } from '../storage/store';
import { buildTestRelease, createDestination, publishTestRelease } from '../testing';
import { pin, rollback } from './deployments';
import { publishShipped } from './publish-shipped';

type Destination = ReturnType<typeof createDestination>;
const target = { channel: 'stable', name: 'remote-home' } as const;
const toVersion = (patch: number) => `1.0.${patch}+aaaaaaaaaa`;

/** Starts the installation with this build; returns what it said. */
const start = async (to: Destination, patch: number, contract?: string) => {
  const { folder, release } = buildTestRelease({ version: toVersion(patch), ...(contract && { contract }) });
  const said: string[] = [];
  const shipment = { name: release.name, version: release.version, from: async () => folder, to };
  await publishShipped([shipment], to.registry, (line) => said.push(line));
  return said;
};

const change = async ({ registry }: Destination, act: (it: Registry) => Registry) =>
  changeRegistry(registry, { change: act, precondition: () => null, snapshot: await readRegistry(registry) });

const getRunning = async ({ registry }: Destination) =>
  findRelease(await readRegistry(registry), 'stable', 'remote-home')?.version;

test('each new build replaces the one before', async () => {
  const to = createDestination();
  expect(await start(to, 0)).toEqual([`Published remote-home ${toVersion(0)}`]);
  expect(await start(to, 0)).toEqual([]);
  expect(await start(to, 1)).toEqual([`Published remote-home ${toVersion(1)}`]);
  expect(await getRunning(to)).toBe(toVersion(1));
  expect((await readRegistry(to.registry)).revision).toBe(2);
});

test('a new build does not replace what somebody rolled back to, and says how to publish it', async () => {
  const to = createDestination();
  await start(to, 0);
  await start(to, 1);
  await change(to, (it) => rollback(it, target));
  const [said] = await start(to, 2);
  expect(said).toContain(
    `stable runs remote-home ${toVersion(0)}, which somebody chose; ${toVersion(2)} was not published`,
  );
  expect(said).toContain('npm run deploy -- remote-home --channel stable');
  expect(await getRunning(to)).toBe(toVersion(0));
});

test('a new build does not replace what somebody pinned or deployed', async () => {
  const to = createDestination();
  await start(to, 0);
  await change(to, (it) => pin(it, target));
  expect(await start(to, 1)).toEqual([`remote-home is pinned; ${toVersion(1)} was not published`]);
  const other = createDestination();
  await start(other, 0);
  await publishTestRelease(buildTestRelease({ version: toVersion(5) }).folder, other);
  await start(other, 6);
  expect(await getRunning(other)).toBe(toVersion(5));
  // Deployed by hand, the build counts as the installation's own, whose next one follows it.
  await publishTestRelease(buildTestRelease({ version: toVersion(6) }).folder, other);
  await start(other, 6);
  await start(other, 7);
  expect(await getRunning(other)).toBe(toVersion(7));
});

test('an installation whose releases do not fit its host contract changes nothing, so that rollbacks still work', async () => {
  const to = createDestination();
  await start(to, 0);
  await change(to, (it) => ({ ...it, hostContract: '1.0.0' }));
  const file = path.join(to.folder, 'remotes.json');
  const before = readFileSync(file, 'utf8');
  await expect(start(to, 1, '^9.0.0')).rejects.toThrow(`host contract ^9.0.0; this host has ${hostContract}`);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(existsSync(path.join(to.folder, 'remote-home', toVersion(1)))).toBe(false);
  await start(to, 2, `^${hostContract}`);
  expect((await readRegistry(to.registry)).hostContract).toBe(hostContract);
});

/** Starts the installation with these remotes, each with its page. */
const startAll = (to: Destination, patch: number, pages: Partial<Record<RemoteName, string>>) => {
  const shipments = Object.entries(pages).map(([name, route = '/']) => {
    const { folder, release } = buildTestRelease({
      name: name as RemoteName,
      version: toVersion(patch),
      routes: [route],
    });
    return { name: release.name, version: release.version, from: async () => folder, to };
  });
  return publishShipped(shipments, to.registry, () => undefined);
};

test('a page may move from one shipped remote to another, but not belong to two', async () => {
  const to = createDestination();
  await startAll(to, 0, { 'remote-home': '/a/:id', 'remote-events': '/events' });
  await startAll(to, 1, { 'remote-home': '/', 'remote-events': '/a/:id' });
  expect(await getRunning(to)).toBe(toVersion(1));
  await expect(startAll(to, 2, { 'remote-home': '/a/new', 'remote-events': '/a/:id' })).rejects.toThrow(
    'remote-home has a route /a/new, and remote-events has /a/:id in stable',
  );
  expect(await getRunning(to)).toBe(toVersion(1));
});
