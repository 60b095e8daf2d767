import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { createTemporaryFolder } from '../testing';
import { readCommit } from './read-commit';

const { COMMIT } = process.env;
delete process.env.COMMIT;
afterEach(() => {
  if (COMMIT === undefined) delete process.env.COMMIT;
  else process.env.COMMIT = COMMIT;
});

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=anna', '-c', 'user.email=anna@example.com', ...args], {
    cwd,
    encoding: 'utf8',
  });

const hasGit = spawnSync('git', ['--version']).status === 0;

(hasGit ? test : test.skip)('a build says its commit, and whether files differ from it', () => {
  delete process.env.COMMIT;
  const folder = createTemporaryFolder();
  git(folder, 'init', '--quiet');
  expect(readCommit(folder)).toBeUndefined();
  writeFileSync(path.join(folder, 'page.tsx'), '1');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'first');
  git(folder, 'tag', 'v1.0.0');
  const commit = git(folder, 'rev-parse', 'HEAD').slice(0, 12);
  expect(readCommit(folder)).toBe(commit);
  writeFileSync(path.join(folder, 'page.tsx'), '2');
  expect(readCommit(folder)).toBe(`${commit}-dirty`);
});

test('without a repository it is that of the setting, or none', () => {
  delete process.env.COMMIT;
  const folder = createTemporaryFolder();
  expect(readCommit(folder)).toBeUndefined();
  process.env.COMMIT = '6ede395';
  expect(readCommit(folder)).toBe('6ede395');
  process.env.COMMIT = 'v1.2.0';
  expect(readCommit(folder)).toBeUndefined();
});
