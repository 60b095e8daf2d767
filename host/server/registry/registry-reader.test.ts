import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { deploy, setDisabled } from 'shared/build/release/deployments';
import { emptyRegistry } from 'shared/build/storage/store';
import { buildTestRelease, createTemporaryFolder, startServer } from 'shared/build/testing';
import type { Registry, Release } from 'shared/remotes';
import { createRegistryReader, toPublicRegistry } from './registry-reader';

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

const stable = { channel: 'stable', name: 'remote-home' } as const;
const createRegistry = (...releases: Release[]) =>
  releases.reduce((it, release) => deploy(it, stable, release), emptyRegistry);
const release = (version: string, base?: string): Release => {
  const built = buildTestRelease({ version: `${version}+aaaaaaaaaa` }).release;
  return base ? { ...built, base } : built;
};

const createBackup = () => path.join(createTemporaryFolder(), 'host', 'registry.json');

const startReader = (target: string, origins: string[] = [], backup = createBackup()) => {
  const reader = createRegistryReader({ target, backup, origins });
  closing.push(reader.close);
  return reader;
};

const createFileRegistry = (origins: string[] = []) => {
  const file = path.join(createTemporaryFolder(), 'remotes.json');
  const write = (registry: Registry | string) =>
    writeFileSync(file, typeof registry === 'string' ? registry : JSON.stringify(registry));
  const backup = createBackup();
  return { file, write, read: () => startReader(file, origins, backup) };
};

type Reader = ReturnType<typeof createRegistryReader>;
const getVersions = async (reader: Reader) => (await reader.releases()).map(({ version }) => version.split('+')[0]);

/** Waits until the reader has polled these versions. */
const waitForVersions = async (reader: Reader, expected: string[]) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (String(await getVersions(reader)) === String(expected)) return;
    await delay(100);
  }
  expect(await getVersions(reader)).toEqual(expected);
};

test('a change is read without a restart, and a malformed registry changes nothing', async () => {
  const { write, read } = createFileRegistry();
  write(createRegistry(release('1.0.0')));
  const reader = read();
  expect(await getVersions(reader)).toEqual(['1.0.0']);
  write('{"channels":');
  await delay(1200);
  expect(await getVersions(reader)).toEqual(['1.0.0']);
  write(createRegistry(release('1.0.1')));
  await waitForVersions(reader, ['1.0.1']);
});

test('a host that starts before its registry exists reads it once it exists', async () => {
  const { write, read } = createFileRegistry();
  const reader = read();
  expect(await getVersions(reader)).toEqual([]);
  write(createRegistry(release('1.0.0')));
  await waitForVersions(reader, ['1.0.0']);
});

test('a release on an origin that is not listed is ignored, and the channel keeps its former release', async () => {
  const listed = 'https://cdn.example.com';
  const { write, read } = createFileRegistry([listed]);
  write(createRegistry(release('1.0.0', `${listed}/a/`)));
  const reader = read();
  expect(await getVersions(reader)).toEqual(['1.0.0']);
  const foreign = release('1.0.1', 'https://evil.example.com/a/');
  write({ ...createRegistry(release('1.0.0', `${listed}/a/`), foreign), revision: 9 });
  for (let tries = 0; (await reader.read()).revision !== 9 && tries < 50; tries += 1) await delay(100);
  const { revision, builds } = await reader.read();
  expect(revision).toBe(9);
  expect(await getVersions(reader)).toEqual(['1.0.0']);
  expect(builds['remote-home']?.map(({ base }) => base)).toEqual([`${listed}/a/`]);
});

const getSkipped = async (reader: Reader) => (await reader.status()).skipped.map(({ path: keys }) => keys.join('.'));

/** As another version would write it, so not what the types allow. */
const withStable = (registry: Registry, name: string, entry: unknown): string => {
  const channels = { ...registry.channels, stable: { ...registry.channels.stable, [name]: entry } };
  return JSON.stringify({ ...registry, revision: registry.revision + 1, channels });
};

test('an entry whose name no remote has is skipped alone, and everything else changes', async () => {
  const { write, read } = createFileRegistry();
  write(createRegistry(release('1.0.0')));
  const reader = read();
  expect(await getVersions(reader)).toEqual(['1.0.0']);
  const status = { revision: 0, generation: 1, problem: null, skipped: [], isIncomplete: false };
  expect(await reader.status()).toEqual(status);
  write(withStable(setDisabled(createRegistry(release('1.0.1')), stable, true), 'remote-2', release('1.0.0')));
  await waitForVersions(reader, ['1.0.1']);
  expect(await reader.releases()).toMatchObject([{ name: 'remote-home', disabled: true }]);
  expect(await getSkipped(reader)).toEqual(['channels.stable.remote-2']);
  expect(await reader.status()).toMatchObject({ revision: 1, generation: 2, problem: null, isIncomplete: false });
});

test('a malformed release is named, and the channel keeps its former release and what was decided about it', async () => {
  const { write, read } = createFileRegistry();
  const disabled = setDisabled(createRegistry(release('1.0.0')), stable, true);
  write(disabled);
  const reader = read();
  expect(await getVersions(reader)).toEqual(['1.0.0']);
  const lines = { stable: { 'remote-home': { disabled: 'no' } } };
  write(JSON.stringify({ ...JSON.parse(withStable(disabled, 'remote-home', {})), lines }));
  for (let tries = 0; (await getSkipped(reader)).length === 0 && tries < 50; tries += 1) await delay(100);
  expect(await getSkipped(reader)).toEqual(['channels.stable.remote-home', 'lines.stable.remote-home']);
  expect(await reader.releases()).toMatchObject([{ version: '1.0.0+aaaaaaaaaa', disabled: true }]);
  expect((await reader.status()).isIncomplete).toBe(false);
});

test('without a former release, a malformed one leaves the channel incomplete', async () => {
  const { write, read } = createFileRegistry();
  write(withStable(createRegistry(release('1.0.0')), 'remote-matching', {}));
  const reader = read();
  expect(await getVersions(reader)).toEqual(['1.0.0']);
  expect((await reader.status()).isIncomplete).toBe(true);
});

test('a stable channel that cannot be read keeps its releases, and may run others that nobody knows', async () => {
  const { write, read } = createFileRegistry();
  const registry = createRegistry(release('1.0.0'));
  write(registry);
  const reader = read();
  expect(await getVersions(reader)).toEqual(['1.0.0']);
  expect((await reader.status()).isIncomplete).toBe(false);
  write(JSON.stringify({ ...registry, channels: { stable: 'text' } }));
  for (let tries = 0; (await getSkipped(reader)).length === 0 && tries < 50; tries += 1) await delay(100);
  expect(await getSkipped(reader)).toEqual(['channels.stable']);
  expect(await getVersions(reader)).toEqual(['1.0.0']);
  expect((await reader.status()).isIncomplete).toBe(true);
});

test.each([
  ['is gone', (file: string) => rmSync(file)],
  ['is malformed', (file: string) => writeFileSync(file, '{"channels":')],
  ['holds a malformed release', (file: string) => writeFileSync(file, '{"channels":{"stable":{"remote-home":{}}}}')],
])('a host that is started again while the registry %s runs the last valid one', async (_, spoil) => {
  const { file, write, read } = createFileRegistry();
  write(createRegistry(release('1.0.0')));
  const first = read();
  expect(await getVersions(first)).toEqual(['1.0.0']);
  await first.close();
  spoil(file);
  const second = read();
  expect(await getVersions(second)).toEqual(['1.0.0']);
  const { problem, skipped, isIncomplete } = await second.status();
  expect(problem !== null || skipped.length > 0).toBe(true);
  expect(isIncomplete).toBe(false);
});

test('a host that never read a registry is incomplete, and works where nothing can be written', async () => {
  const folder = createTemporaryFolder();
  writeFileSync(path.join(folder, 'host'), 'a file and no folder');
  const file = path.join(folder, 'remotes.json');
  const reader = startReader(file, [], path.join(folder, 'host', 'registry.json'));
  expect(await reader.status()).toMatchObject({ isIncomplete: true, problem: expect.any(String) });
  writeFileSync(file, JSON.stringify(createRegistry(release('1.0.0'))));
  await waitForVersions(reader, ['1.0.0']);
  expect(await reader.status()).toMatchObject({ isIncomplete: false, problem: null });
});

test('a change is read while the former one cannot be saved yet, and is saved before the host ends', async () => {
  const { file, write } = createFileRegistry();
  const backup = createBackup();
  const lock = `${backup}.lock`;
  mkdirSync(path.dirname(backup));
  writeFileSync(lock, '');
  // Never old enough to count as abandoned.
  const later = new Date(Date.now() + 3_600_000);
  utimesSync(lock, later, later);
  write(createRegistry(release('1.0.0')));
  const reader = startReader(file, [], backup);
  await waitForVersions(reader, ['1.0.0']);
  write(createRegistry(release('1.0.1')));
  await waitForVersions(reader, ['1.0.1']);
  expect(existsSync(backup)).toBe(false);
  rmSync(lock);
  await reader.close();
  expect(readFileSync(backup, 'utf8')).toContain('1.0.1');
}, 30_000);

test('a registry at an address is read from there and stays in use when its server is down', async () => {
  let registry = createRegistry(release('1.0.0'));
  let requestCount = 0;
  const { origin, close } = await startServer((request, answer) => {
    requestCount += 1;
    const tag = `"${registry.revision}"`;
    if (request.headers['if-none-match'] === tag) return answer.writeHead(304).end();
    return answer.writeHead(200, { ETag: tag }).end(JSON.stringify(registry));
  });
  const reader = startReader(`${origin}/remotes.json`);
  expect(await getVersions(reader)).toEqual(['1.0.0']);
  registry = { ...createRegistry(release('1.0.1')), revision: 1 };
  await waitForVersions(reader, ['1.0.1']);
  await close();
  const before = requestCount;
  await delay(2200);
  expect(requestCount).toBe(before);
  expect(await getVersions(reader)).toEqual(['1.0.1']);
}, 20_000);

test('the public registry contains the stable channel only', () => {
  const staged = deploy(createRegistry(release('1.0.0')), { ...stable, channel: 'staging' }, release('2.0.0'));
  const view = toPublicRegistry(setDisabled(staged, stable, true));
  expect(JSON.stringify(view)).not.toContain('2.0.0');
  expect(view.channels.stable['remote-home']?.version).toBe('1.0.0+aaaaaaaaaa');
  expect(view.lines.stable['remote-home']?.disabled).toBe(true);
});
