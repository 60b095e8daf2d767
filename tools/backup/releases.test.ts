import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildTestRelease, createDestination, publishTestRelease, writeTestSourceMaps } from 'shared/build/testing';
import type { ArchiveEntry } from '../../api/src/platform/backup/archive-writer';
import { listReleases } from './release-entries';
import { createReleaseTarget } from './release-target';

const all = mkdtempSync(path.join(tmpdir(), 'portico-releases-backup-'));
afterAll(() => rmSync(all, { recursive: true, force: true }));

const { RELEASES_DIR } = process.env;
let to: ReturnType<typeof createDestination>;

beforeEach(async () => {
  to = createDestination();
  await publishTestRelease(buildTestRelease().folder, to);
  process.env.RELEASES_DIR = to.folder;
});
afterEach(() => {
  if (RELEASES_DIR === undefined) delete process.env.RELEASES_DIR;
  else process.env.RELEASES_DIR = RELEASES_DIR;
});

/** Writes the entries below a folder, as a restore does. */
const unpack = async (entries: AsyncIterable<ArchiveEntry>) => {
  const folder = mkdtempSync(path.join(all, 'unpacked-'));
  for await (const { name, content } of entries) {
    const target = path.join(folder, name);
    mkdirSync(name.endsWith('/') ? target : path.dirname(target), { recursive: true });
    if (!name.endsWith('/')) writeFileSync(target, await buffer(Readable.from(content)));
  }
  return folder;
};

const listFiles = (folder: string) => (readdirSync(folder, { recursive: true }) as string[]).sort();

test('registry and releases come back as they were, and those that were there lie aside', async () => {
  const { folder, release } = buildTestRelease();
  writeTestSourceMaps(folder, release);
  await publishTestRelease(folder, to);
  const unpacked = await unpack(listReleases());
  expect(listFiles(path.join(unpacked, 'releases'))).toEqual(listFiles(to.folder));
  expect(listFiles(to.folder)).toContain('source-maps/remote-home@1.0.0+aaaaaaaaaa.gz');
  const registry = readFileSync(path.join(to.folder, 'remotes.json'), 'utf8');
  const log = readFileSync(path.join(to.folder, 'remotes.log.json'), 'utf8');

  await publishTestRelease(buildTestRelease({ version: '1.1.0+bbbbbbbbbb' }).folder, to);
  const target = createReleaseTarget();
  expect(await target.findFormer()).toMatch(/remote-home|remotes\.json/);
  await target.prepare?.(unpacked);
  await target.place(unpacked, new Date('2026-11-27T08:30:00Z'));
  expect(readFileSync(path.join(to.folder, 'remotes.json'), 'utf8')).toBe(registry);
  expect(readFileSync(path.join(to.folder, 'remotes.log.json'), 'utf8')).toBe(log);
  expect(readdirSync(path.join(to.folder, 'source-maps'))).toEqual(['remote-home@1.0.0+aaaaaaaaaa.gz']);
  expect(readdirSync(path.join(to.folder, 'remote-home'))).toEqual(['1.0.0+aaaaaaaaaa']);
  const former = path.join(to.folder, 'before-restore-2026-11-27T083000Z');
  expect(readdirSync(path.join(former, 'remote-home')).sort()).toEqual(['1.0.0+aaaaaaaaaa', '1.1.0+bbbbbbbbbb']);
});

test('a release that is published while the others are copied is in the backup, as the registry names it', async () => {
  const entries = listReleases();
  const first = await entries.next();
  await publishTestRelease(buildTestRelease({ version: '1.1.0+bbbbbbbbbb' }).folder, to);
  const rest = async function* () {
    if (!first.done) yield first.value;
    yield* entries;
  };
  const unpacked = await unpack(rest());
  expect(readdirSync(path.join(unpacked, 'releases/remote-home')).sort()).toEqual([
    '1.0.0+aaaaaaaaaa',
    '1.1.0+bbbbbbbbbb',
  ]);
  expect(readFileSync(path.join(unpacked, 'releases/remotes.json'), 'utf8')).toContain('1.1.0+bbbbbbbbbb');
});

test('the registry is not read while a deployment changes it', async () => {
  const lock = path.join(to.folder, 'remotes.json.lock');
  writeFileSync(lock, '');
  // Its owner has died.
  utimesSync(lock, 0, 0);
  const unpacked = await unpack(listReleases());
  const files = ['remote-home', 'remotes.json', 'remotes.log.json'];
  expect(readdirSync(path.join(unpacked, 'releases')).sort()).toEqual(files);
  expect(readdirSync(to.folder).sort()).toEqual(files);
});

test('where there are no releases nothing is written', async () => {
  process.env.RELEASES_DIR = path.join(all, 'none');
  expect(listFiles(await unpack(listReleases()))).toEqual([]);
  expect(readdirSync(all)).not.toContain('none');
});
