import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Registry } from 'shared/remotes';
import { createTemporaryFolder } from '../testing';
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

test('an invalid registry is not overwritten', async () => {
  const file = getFile(createTemporaryFolder());
  writeFileSync(file, '{"channels":{"stable":{"remote-home":{}}}}');
  const change = (it: Registry) => it;
  await expect(
    changeRegistry(createFsRegistry(file), { change, precondition: () => null, snapshot: emptyRegistry }),
  ).rejects.toThrow('The registry is broken');
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
