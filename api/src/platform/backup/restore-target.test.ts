import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { createFolderTarget } from './restore-target';

const all = mkdtempSync(join(tmpdir(), 'portico-restore-'));
afterAll(() => rmSync(all, { recursive: true }));

const former = 'before-restore-2026-11-27T083000Z';
let folder: string;
let unpacked: string;

const write = (...path: string[]) => {
  mkdirSync(join(...path.slice(0, -1)), { recursive: true });
  writeFileSync(join(...path), '');
};
const list = () => (readdirSync(folder, { recursive: true }) as string[]).filter((path) => path.includes('/')).sort();

const restore = async () => {
  const target = createFolderTarget({ folder, from: 'files' });
  await target.prepare?.(unpacked);
  await target.place(unpacked, new Date('2026-11-27T08:30:00Z')).finally(() => target.discard?.(unpacked));
};

beforeEach(() => {
  folder = mkdtempSync(join(all, 'files-'));
  unpacked = mkdtempSync(join(all, '.restore-'));
  write(unpacked, 'files', 'aa', 'new');
});

test('all content of a folder is replaced, but for what earlier restores and the file system keep there', async () => {
  write(folder, 'aa', 'old');
  write(folder, 'bb', 'old');
  write(folder, 'lost+found', 'inode');
  write(folder, 'before-restore-2026-11-01T000000Z', 'older');
  await restore();
  expect(list().filter((path) => !path.endsWith('/aa') && !path.endsWith('/bb'))).toEqual(
    [
      'aa/new',
      `${former}/aa/old`,
      `${former}/bb/old`,
      'before-restore-2026-11-01T000000Z/older',
      'lost+found/inode',
    ].sort(),
  );
  expect(await createFolderTarget({ folder, from: 'files' }).findFormer()).toBe(join(folder, 'aa'));
});

test('a folder that holds nothing else is empty', async () => {
  write(folder, 'lost+found', 'inode');
  write(folder, '.write-probe-1');
  write(folder, former, 'older');
  expect(await createFolderTarget({ folder, from: 'files' }).findFormer()).toBeNull();
});

test('where something cannot be moved all is as before', async () => {
  for (const name of ['aa', 'bb', 'cc', 'dd', 'ee']) write(folder, name, 'old');
  write(folder, former, 'cc', 'in the way');
  const before = list();
  await expect(restore()).rejects.toThrow(/ENOTEMPTY|EEXIST/);
  expect(list()).toEqual(before);
});
