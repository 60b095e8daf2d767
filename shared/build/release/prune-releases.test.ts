import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findBuild, hostContract } from 'shared/remotes';
import { formatStatus } from '../commands/format-status';
import { changeRegistry, readRegistry } from '../storage/store';
import { buildTestRelease, createDestination, publishTestRelease, writeTestSourceMaps } from '../testing';
import { rollback } from './deployments';
import { pruneReleases } from './prune-releases';

const name = 'remote-home';
const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);

test('only releases older than thirty days that no channel runs or can roll back to are deleted', async () => {
  const to = createDestination();
  const { folder, registry } = to;
  const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'].map((version) => `${version}+aaaaaaaaaa`);
  for (const version of versions) {
    const { folder: built, release } = buildTestRelease({ version });
    writeTestSourceMaps(built, release);
    await publishTestRelease(built, to);
  }
  const target = { channel: 'stable', name } as const;
  const snapshot = await readRegistry(registry);
  // 1.0.3 is not in use, 1.0.2 runs, the others are in its history.
  await changeRegistry(registry, { change: (it) => rollback(it, target), precondition: () => null, snapshot });
  const at = (version: string | undefined) => path.join(folder, name, version ?? '');
  for (const version of versions) utimesSync(at(version), days(40), days(40));
  await publishTestRelease(buildTestRelease({ version: '1.0.4+aaaaaaaaaa' }).folder, to, 'staging');

  const logged: string[] = [];
  await pruneReleases(registry, to.releases, (line) => logged.push(line));
  expect(versions.map((version) => existsSync(at(version)))).toEqual([true, true, true, false]);
  expect(existsSync(at('1.0.4+aaaaaaaaaa'))).toBe(true);
  expect(readdirSync(path.join(folder, 'source-maps')).sort()).toEqual(
    versions.slice(0, 3).map((version) => `${name}@${version}.gz`),
  );
  expect(logged).toEqual([`Deleted ${name} 1.0.3+aaaaaaaaaa`, `1 folder deleted from ${folder}`]);
  const after = await readRegistry(registry);
  expect(findBuild(after, name, '1.0.3')).toBeNull();
  expect(findBuild(after, name, '1.0.1')).not.toBeNull();
});

test('nothing is deleted of a remote whose release in some channel cannot be read', async () => {
  const to = createDestination();
  const version = '1.0.0+aaaaaaaaaa';
  await publishTestRelease(buildTestRelease({ version }).folder, to);
  const stored = JSON.parse(readFileSync(path.join(to.folder, 'remotes.json'), 'utf8'));
  stored.channels.stable[name].signature = 'a later version adds it';
  writeFileSync(path.join(to.folder, 'remotes.json'), JSON.stringify(stored));
  const folder = path.join(to.folder, name, version);
  utimesSync(folder, days(40), days(40));
  const logged: string[] = [];
  await pruneReleases(to.registry, to.releases, (line) => logged.push(line));
  expect(existsSync(folder)).toBe(true);
  expect(logged[0]).toContain(`Nothing of ${name} was deleted: channels.stable.${name} cannot be read`);
});

test('nor where a set of releases for other hosts cannot be read', async () => {
  const to = createDestination();
  const version = '1.0.0+aaaaaaaaaa';
  await publishTestRelease(buildTestRelease({ version }).folder, to);
  await publishTestRelease(buildTestRelease({ version: '1.0.1+aaaaaaaaaa' }).folder, to);
  const stored = JSON.parse(readFileSync(path.join(to.folder, 'remotes.json'), 'utf8'));
  writeFileSync(path.join(to.folder, 'remotes.json'), JSON.stringify({ ...stored, lines: {}, byContract: { 2: [] } }));
  utimesSync(path.join(to.folder, name, version), days(40), days(40));
  const logged: string[] = [];
  await pruneReleases(to.registry, to.releases, (line) => logged.push(line));
  expect(existsSync(path.join(to.folder, name, version))).toBe(true);
  expect(logged[0]).toContain(`Nothing of ${name} was deleted: byContract.2 cannot be read`);
});

test('the status lists what each channel runs, with version, build time, contract and state', async () => {
  const to = createDestination();
  await publishTestRelease(buildTestRelease().folder, to);
  const lines = { stable: { [name]: { history: ['0.9.0+bbbbbbbbbb'], pinned: true, disabled: true } } };
  const registry = { ...(await readRegistry(to.registry)), lines };
  const skipped = [{ path: ['channels', 'stable', 'remote-other'], value: {}, reason: 'is no remote' }];
  const [title, , head, row, , unread] = formatStatus({ registry, skipped }, 'here').split('\n');
  expect(title).toBe(`here: revision 1, host contract ${hostContract}`);
  expect(head?.split(/ {2,}/)).toEqual(['channel', 'remote', 'version', 'built', 'contract', 'state']);
  expect(row?.split(/ {2,}/)).toEqual([
    'stable',
    name,
    '1.0.0+aaaaaaaaaa',
    '2026-01-01 00:00 UTC',
    '^1.0.0',
    'pinned, switched off, before: 0.9.0+bbbbbbbbbb',
  ]);
  expect(unread).toBe('Cannot be read here: channels.stable.remote-other (is no remote)');
});
