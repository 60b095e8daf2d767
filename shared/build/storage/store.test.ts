import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Registry } from 'shared/remotes';
import { deploy, setDisabled } from '../release/deployments';
import { buildTestRelease, createTemporaryFolder } from '../testing';
import { createFsRegistry, type withLock } from './fs-storage';
import { changeRegistry, emptyRegistry, readRegistry } from './store';

const getFile = (folder: string) => path.join(folder, 'remotes.json');

/** Twelve concurrent changes, each of which adds a channel. */
const addChannels = (file: string, locked?: typeof withLock) =>
  Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const change = (it: Registry) => ({ ...it, channels: { ...it.channels, [`team-${index}`]: {} } });
      return changeRegistry(createFsRegistry(file, locked), {
        change,
        precondition: () => null,
        snapshot: emptyRegistry,
      });
    }),
  );

test('twelve concurrent changes are all made', async () => {
  const file = getFile(createTemporaryFolder());
  await addChannels(file);
  const { channels, revision } = await readRegistry(createFsRegistry(file));
  expect(Object.keys(channels)).toHaveLength(12);
  expect(revision).toBe(12);
});

test('without the lock some of them are lost', async () => {
  const file = getFile(createTemporaryFolder());
  await addChannels(file, (_, act) => act());
  const { channels } = await readRegistry(createFsRegistry(file));
  expect(Object.keys(channels).length).toBeLessThan(12);
});

test('a change is refused if its precondition has changed, and made otherwise', async () => {
  const store = createFsRegistry(getFile(createTemporaryFolder()));
  const precondition = (it: Registry) => it.channels.stable;
  const stable = (it: Registry) => ({ ...it, channels: { ...it.channels, stable: {} } });
  await changeRegistry(store, { change: stable, precondition, snapshot: emptyRegistry });
  await expect(changeRegistry(store, { change: stable, precondition, snapshot: emptyRegistry })).rejects.toThrow(
    'Somebody else changed this',
  );
  const staging = (it: Registry) => ({ ...it, channels: { ...it.channels, staging: {} } });
  await changeRegistry(store, { change: staging, precondition: (it) => it.channels.staging, snapshot: emptyRegistry });
  expect((await readRegistry(store)).revision).toBe(2);
});

test('what is no registry is not overwritten', async () => {
  const file = getFile(createTemporaryFolder());
  writeFileSync(file, '{"channels":[]}');
  const change = (it: Registry) => it;
  await expect(
    changeRegistry(createFsRegistry(file), { change, precondition: () => null, snapshot: emptyRegistry }),
  ).rejects.toThrow('The registry is broken');
});

test('a checkout that does not know a remote disables another one, and leaves the unknown entries as they are', async () => {
  const file = getFile(createTemporaryFolder());
  const store = createFsRegistry(file);
  const { release } = buildTestRelease();
  const other = { ...release, name: 'remote-other', manifest: { ...release.manifest, name: 'remote-other' } };
  const newer = { ...release, signature: 'a later version adds it' };
  const stored = {
    revision: 4,
    hostContract: '1.1.0',
    channels: { stable: { 'remote-home': release, 'remote-other': other }, next: { 'remote-home': newer } },
    lines: { stable: { 'remote-other': { history: [], pinned: true, disabled: false } } },
    builds: { 'remote-home': [newer, release], 'remote-other': [other] },
    shipped: { 'remote-other': other.version },
    policy: 'two eyes',
  };
  writeFileSync(file, JSON.stringify(stored));
  const target = { channel: 'stable', name: 'remote-home' } as const;
  const change = (it: Registry) => setDisabled(it, target, true);
  await changeRegistry(store, { change, precondition: () => null, snapshot: await readRegistry(store) });
  const written = JSON.parse(readFileSync(file, 'utf8'));
  expect(written.lines.stable['remote-home']).toMatchObject({ disabled: true });
  expect(written).toMatchObject({
    ...stored,
    revision: 5,
    lines: stored.lines,
    builds: { ...stored.builds, 'remote-home': [release, newer] },
  });
});

test('a deployment replaces a release that cannot be read; a pin that cannot be read stays', async () => {
  const file = getFile(createTemporaryFolder());
  const store = createFsRegistry(file);
  const target = { channel: 'stable', name: 'remote-home' } as const;
  const run = async (change: (it: Registry) => Registry) =>
    changeRegistry(store, { change, precondition: () => null, snapshot: await readRegistry(store) });
  const { release } = buildTestRelease();
  writeFileSync(file, '{"channels":{"stable":{"remote-home":{}}}}');
  await run((it) => deploy(it, target, release));
  expect((await readRegistry(store)).channels.stable?.['remote-home']).toEqual(release);
  const lines = { stable: { 'remote-home': { history: [], pinned: true, disabled: false, by: 'anna' } } };
  writeFileSync(file, JSON.stringify({ channels: { stable: { 'remote-home': release } }, lines }));
  await expect(run((it) => setDisabled(it, target, true))).rejects.toThrow('lines.stable.remote-home cannot be read');
  expect(JSON.parse(readFileSync(file, 'utf8')).lines).toEqual(lines);
  writeFileSync(
    file,
    JSON.stringify({ channels: { stable: { 'remote-home': release } }, lines: { stable: 'pinned' } }),
  );
  await expect(run((it) => setDisabled(it, target, true))).rejects.toThrow('lines.stable cannot be read');
});

test('an abandoned lock is taken over, and no temporary file remains', async () => {
  const folder = createTemporaryFolder();
  const lock = `${getFile(folder)}.lock`;
  writeFileSync(lock, '');
  utimesSync(lock, 0, 0);
  await addChannels(getFile(folder));
  expect(existsSync(lock)).toBe(false);
  expect(await readdir(folder)).toEqual(['remotes.json']);
});
