import { writeFileSync } from 'node:fs';
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

const startReader = (target: string, origins: string[] = []) => {
  const reader = createRegistryReader({ target, origins });
  closing.push(reader.close);
  return reader;
};

const createFileRegistry = (origins: string[] = []) => {
  const file = path.join(createTemporaryFolder(), 'remotes.json');
  const write = (registry: Registry | string) =>
    writeFileSync(file, typeof registry === 'string' ? registry : JSON.stringify(registry));
  return { write, read: () => startReader(file, origins) };
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
