import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { createRestoreTargets } from './restore-targets';

const { RELEASES_DIR } = process.env;
const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-restore-targets-'));
afterAll(() => {
  if (RELEASES_DIR === undefined) delete process.env.RELEASES_DIR;
  else process.env.RELEASES_DIR = RELEASES_DIR;
  rmSync(dataDir, { recursive: true });
});

test('an empty volume for the files is an empty place, and stays when they are restored into it', async () => {
  process.env.RELEASES_DIR = path.join(dataDir, 'releases');
  const files = path.join(dataDir, 'files');
  mkdirSync(files);
  const { ino } = statSync(files);
  const unpacked = path.join(dataDir, '.restore-now');
  mkdirSync(path.join(unpacked, 'files/aa'), { recursive: true });
  writeFileSync(path.join(unpacked, 'files/aa/1'), 'content');
  mkdirSync(path.join(unpacked, 'database'));

  const targets = await createRestoreTargets({ dataDir, url: null });
  for (const { findFormer } of targets) expect(await findFormer()).toBeNull();
  for (const { prepare } of targets) await prepare?.(unpacked);
  for (const { place } of targets) await place(unpacked, new Date());
  for (const { discard } of targets) await discard?.(unpacked);
  expect(statSync(files).ino).toBe(ino);
  expect(readFileSync(path.join(files, 'aa/1'), 'utf8')).toBe('content');
  expect(readdirSync(dataDir).sort()).toEqual(['database', 'files']);
});
