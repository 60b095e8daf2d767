import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Registry } from 'shared/remotes';
import { folderRegistry, type withLock } from './folder';
import { changeRegistry, readRegistry } from './store';
import { temporaryFolder } from './testing';

const empty: Registry = { revision: 0, hostContract: '1.0.0', channels: {}, lines: {}, builds: {}, shipped: {} };
const fileIn = (folder: string) => path.join(folder, 'remotes.json');

/** Twelve deployments at the same moment, each adding a channel of its own. */
const addChannels = (file: string, locked?: typeof withLock) =>
  Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const change = (it: Registry) => ({ ...it, channels: { ...it.channels, [`team-${index}`]: {} } });
      return changeRegistry(folderRegistry(file, locked), { change, concerns: () => null, seen: empty });
    }),
  );

test('twelve changes at once are all made', async () => {
  const file = fileIn(temporaryFolder());
  await addChannels(file);
  const { channels, revision } = await readRegistry(folderRegistry(file));
  expect(Object.keys(channels)).toHaveLength(12);
  expect(revision).toBe(12);
});

test('without the lock some of them would be lost', async () => {
  const file = fileIn(temporaryFolder());
  await addChannels(file, (_, act) => act());
  const { channels } = await readRegistry(folderRegistry(file));
  expect(Object.keys(channels).length).toBeLessThan(12);
});

test('a change is refused where somebody changed what it is about, and is made where they did not', async () => {
  const store = folderRegistry(fileIn(temporaryFolder()));
  const concerns = (it: Registry) => it.channels.stable;
  const stable = (it: Registry) => ({ ...it, channels: { ...it.channels, stable: {} } });
  await changeRegistry(store, { change: stable, concerns, seen: empty });
  await expect(changeRegistry(store, { change: stable, concerns, seen: empty })).rejects.toThrow(
    'Somebody else changed this',
  );
  const staging = (it: Registry) => ({ ...it, channels: { ...it.channels, staging: {} } });
  await changeRegistry(store, { change: staging, concerns: (it) => it.channels.staging, seen: empty });
  expect((await readRegistry(store)).revision).toBe(2);
});

test('a broken registry is not overwritten', async () => {
  const file = fileIn(temporaryFolder());
  writeFileSync(file, '{"channels":{"stable":{"remote-home":{}}}}');
  const change = (it: Registry) => it;
  await expect(changeRegistry(folderRegistry(file), { change, concerns: () => null, seen: empty })).rejects.toThrow(
    'The registry is broken',
  );
});

test('a lock that a dead process left is taken over, and nothing lies about afterwards', async () => {
  const folder = temporaryFolder();
  const lock = `${fileIn(folder)}.lock`;
  writeFileSync(lock, '');
  utimesSync(lock, 0, 0);
  await addChannels(fileIn(folder));
  expect(existsSync(lock)).toBe(false);
  expect(await readdir(folder)).toEqual(['remotes.json']);
});
