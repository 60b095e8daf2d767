import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { deploy, setDisabled } from 'shared/build/changes';
import { built, listening, temporaryFolder } from 'shared/build/testing';
import type { Registry, Release } from 'shared/remotes';
import { parseRegistry } from 'shared/remotes/parse';
import { publicView, registryReader } from './registry';

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

const stable = { channel: 'stable', name: 'remote-home' } as const;
const empty = parseRegistry({ channels: {} });
const registryOf = (...releases: Release[]) => releases.reduce((it, release) => deploy(it, stable, release), empty);
const release = (version: string, base?: string): Release => {
  const made = built({ version: `${version}+aaaaaaaaaa` }).release;
  return base ? { ...made, base } : made;
};

const reading = (target: string, origins: string[] = []) => {
  const reader = registryReader({ target, origins });
  closing.push(reader.close);
  return reader;
};

const inFolder = (origins: string[] = []) => {
  const file = path.join(temporaryFolder(), 'remotes.json');
  const write = (registry: Registry | string) =>
    writeFileSync(file, typeof registry === 'string' ? registry : JSON.stringify(registry));
  return { write, read: () => reading(file, origins) };
};

type Reader = ReturnType<typeof registryReader>;
const versions = async (reader: Reader) => (await reader.releases()).map(({ version }) => version.split('+')[0]);

/** Until the reader has looked often enough to have seen it. */
const until = async (reader: Reader, wanted: string[]) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (String(await versions(reader)) === String(wanted)) return;
    await delay(100);
  }
  expect(await versions(reader)).toEqual(wanted);
};

test('a change is seen without a restart, and a broken registry changes nothing', async () => {
  const { write, read } = inFolder();
  write(registryOf(release('1.0.0')));
  const reader = read();
  expect(await versions(reader)).toEqual(['1.0.0']);
  write('{"channels":');
  await delay(1200);
  expect(await versions(reader)).toEqual(['1.0.0']);
  write(registryOf(release('1.0.1')));
  await until(reader, ['1.0.1']);
});

test('a host that starts before its registry is there gets it when it comes', async () => {
  const { write, read } = inFolder();
  const reader = read();
  expect(await versions(reader)).toEqual([]);
  write(registryOf(release('1.0.0')));
  await until(reader, ['1.0.0']);
});

test('a release on an origin that is not listed is never used: the channel goes on with what it ran', async () => {
  const listed = 'https://cdn.example.com';
  const { write, read } = inFolder([listed]);
  write(registryOf(release('1.0.0', `${listed}/a/`)));
  const reader = read();
  expect(await versions(reader)).toEqual(['1.0.0']);
  const foreign = release('1.0.1', 'https://evil.example.com/a/');
  write({ ...registryOf(release('1.0.0', `${listed}/a/`), foreign), revision: 9 });
  for (let tries = 0; (await reader.read()).revision !== 9 && tries < 50; tries += 1) await delay(100);
  const { revision, builds } = await reader.read();
  expect(revision).toBe(9);
  expect(await versions(reader)).toEqual(['1.0.0']);
  expect(builds['remote-home']?.map(({ base }) => base)).toEqual([`${listed}/a/`]);
});

test('a registry at an address is read there, and outlives its server', async () => {
  let registry = registryOf(release('1.0.0'));
  let asked = 0;
  const { origin, close } = await listening((request, answer) => {
    asked += 1;
    const tag = `"${registry.revision}"`;
    if (request.headers['if-none-match'] === tag) return answer.writeHead(304).end();
    return answer.writeHead(200, { ETag: tag }).end(JSON.stringify(registry));
  });
  const reader = reading(`${origin}/remotes.json`);
  expect(await versions(reader)).toEqual(['1.0.0']);
  registry = { ...registryOf(release('1.0.1')), revision: 1 };
  await until(reader, ['1.0.1']);
  await close();
  const before = asked;
  await delay(2200);
  expect(asked).toBe(before);
  expect(await versions(reader)).toEqual(['1.0.1']);
}, 20_000);

test('everybody may know what everybody runs, and nothing else', () => {
  const staged = deploy(registryOf(release('1.0.0')), { ...stable, channel: 'staging' }, release('2.0.0'));
  const view = publicView(setDisabled(staged, stable, true));
  expect(JSON.stringify(view)).not.toContain('2.0.0');
  expect(view.channels.stable['remote-home']?.version).toBe('1.0.0+aaaaaaaaaa');
  expect(view.lines.stable['remote-home']?.disabled).toBe(true);
});
