import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { createArchive, createEntry } from './archive-writer';
import { getBackupName, pruneBackups } from './backup-folder';
import type { Manifest } from './manifest';
import { removeUnpacked } from './restore-backup';
import { unpackBackup } from './unpack-backup';

const all = mkdtempSync(join(tmpdir(), 'portico-archive-'));
afterAll(() => rmSync(all, { recursive: true, force: true }));

const manifest: Manifest = {
  format: 1,
  createdAt: '2026-11-27T08:30:00.000Z',
  product: { version: '1.0.0', commit: null },
  database: { kind: 'dump', major: 17 },
};
const key = 'a key that is long enough';
// They cannot be compressed, so that most bytes of the file are theirs.
const bytes = randomBytes(200_000);

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(all, 'backup-'));
  file = join(folder, 'portico.tar.gz');
});

const write = async (usedKey: string | null) => {
  const archive = await createArchive(file, usedKey, manifest);
  await archive.add(createEntry('dump/00000000', bytes.subarray(0, 5)));
  await archive.add(createEntry('dump/00000001', bytes.subarray(5)));
  await archive.add({ name: 'files/ab/', size: 0, content: [] });
  await archive.add(createEntry('files/ab/one', Buffer.from('one')));
  await archive.finish({ takenAt: manifest.createdAt, lsn: null, tables: [] });
};

const target = () => join(folder, 'unpacked');
const unpack = async (usedKey: string | null) => {
  try {
    return await unpackBackup({ file, key: usedKey, folder: target(), begin: () => {}, onProgress: () => {} });
  } catch (cause) {
    await removeUnpacked(target());
    throw cause;
  }
};

const expectRefusal = async (usedKey: string | null, message: RegExp) => {
  const error = await unpack(usedKey).catch((cause: Error) => cause);
  expect((error as Error).message).toMatch(message);
  expect((error as Error).message).not.toContain('\n');
  expect(existsSync(target())).toBe(false);
};

test.each([null, key])('a backup comes back as it was written (key: %s)', async (usedKey) => {
  await write(usedKey);
  expect((await unpack(usedKey)).manifest).toEqual(manifest);
  expect(readFileSync(join(target(), 'dump'))).toEqual(bytes);
  expect(readFileSync(join(target(), 'files/ab/one'), 'utf8')).toBe('one');
  expect(readdirSync(folder).sort()).toEqual(['portico.tar.gz', 'unpacked']);
});

test.each([null, key])('a truncated backup is refused in one sentence (key: %s)', async (usedKey) => {
  await write(usedKey);
  const content = readFileSync(file);
  for (const length of [content.length - 1, Math.floor(content.length / 2), 100, 0]) {
    writeFileSync(file, content.subarray(0, length));
    await expectRefusal(usedKey, /is damaged or incomplete \(.*\): use another backup\.$/);
  }
});

test.each([null, key])('a backup with one altered byte is refused in one sentence (key: %s)', async (usedKey) => {
  await write(usedKey);
  const content = readFileSync(file);
  const altered = Buffer.from(content);
  altered[50_000] = (altered[50_000] ?? 0) ^ 1;
  writeFileSync(file, altered);
  await expectRefusal(usedKey, /is damaged or incomplete \(.*\): use another backup\.$/);
});

test('an entry that was changed in an otherwise valid file is noticed', async () => {
  await write(null);
  const content = gunzipSync(readFileSync(file));
  content[content.lastIndexOf('one\0')] = 'O'.charCodeAt(0);
  writeFileSync(file, gzipSync(content));
  await expectRefusal(null, /damaged or incomplete \(files\/ab\/one differs\)/);
});

test('a backup whose end is missing is refused though its compression is whole', async () => {
  await write(null);
  const content = gunzipSync(readFileSync(file));
  const end = content.indexOf('summary.json');
  writeFileSync(file, gzipSync(Buffer.concat([content.subarray(0, end), Buffer.alloc(1024)])));
  await expectRefusal(null, /damaged or incomplete \(its end is missing\)/);
});

test('another key, and no key, are named', async () => {
  await write(key);
  await expectRefusal('another key of that length', /^BACKUP_KEY does not open .*portico\.tar\.gz: set the key/);
  await expectRefusal(null, /is encrypted: set BACKUP_KEY to the key with which it was made\.$/);
});

test('what is no backup, and a file that is missing, are named', async () => {
  await expectRefusal(null, /^There is no file .*portico\.tar\.gz\.$/);
  writeFileSync(file, 'a letter');
  await expectRefusal(null, /damaged or incomplete/);
});

test('a backup that is broken off leaves no file', async () => {
  const archive = await createArchive(file, key, manifest);
  const broken = async function* () {
    yield Buffer.from('12345');
    throw new Error('the disk is gone');
  };
  await expect(archive.add({ name: 'dump/00000000', size: 10, content: broken() })).rejects.toThrow('disk is gone');
  await archive.discard();
  expect(readdirSync(folder)).toEqual([]);
});

test('only the newest backups of a folder stay, and files of others are not touched', async () => {
  const days = ['2026-11-25', '2026-11-26', '2026-11-27'].map((day) => new Date(`${day}T03:00:00Z`));
  const names = days.map((day, index) => getBackupName(day, index === 1));
  expect(names[1]).toBe('portico-2026-11-26T030000Z.tar.gz.age');
  for (const name of [...names, 'portico-old.tar.gz', 'notes.txt']) writeFileSync(join(folder, name), '');
  expect(await pruneBackups(folder, 2)).toEqual([names[0]]);
  expect(readdirSync(folder).sort()).toEqual(['notes.txt', names[1], names[2], 'portico-old.tar.gz'].sort());
  expect(await pruneBackups(folder, 2)).toEqual([]);
});
