import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createTestRelease } from 'shared/build/testing';
import type { Release } from 'shared/remotes';
import { createReleaseSizes } from './release-sizes';

const createRelease = (version: string): Release => ({
  ...createTestRelease({ version }),
  base: `/remotes/remote-home/${version}/`,
  entry: 'entry.js',
  scripts: ['chunk.js'],
  styles: [],
  sheets: { page: ['page.css'], list: ['list.css'] },
});
const contents: Record<string, string> = {
  'entry.js': randomBytes(3000).toString('latin1'),
  'chunk.js': 'x'.repeat(5000),
  'page.css': randomBytes(500).toString('latin1'),
  'list.css': 'y',
};

test('the size of a release is that of its first load, and is measured once', async () => {
  const asked: string[] = [];
  const sizes = createReleaseSizes(async (_, file) => {
    asked.push(file);
    return contents[file] ?? '';
  });
  const release = createRelease('1.0.0+aaaaaaaaaa');
  const [size] = await sizes.find([release]);
  expect(size?.javascript).toBeGreaterThan(3000);
  expect(size?.javascript).toBeLessThan(8000);
  expect(size?.css).toBeGreaterThan(500);
  expect(await sizes.find([release])).toEqual([size]);
  expect(asked.toSorted()).toEqual(['chunk.js', 'entry.js', 'list.css', 'page.css']);
});

test('a release whose files cannot be read has no size, and is asked for again', async () => {
  let isDown = true;
  const sizes = createReleaseSizes(async (_, file) => {
    if (isDown) throw new Error('cannot be reached');
    return contents[file] ?? '';
  });
  const release = createRelease('1.0.0+aaaaaaaaaa');
  expect(await sizes.find([release])).toEqual([null]);
  isDown = false;
  expect(await sizes.find([release])).not.toEqual([null]);
});

test('one that answers late has its size later, and the others have theirs at once', async () => {
  let answer = () => undefined as unknown;
  const late = new Promise((resolve) => {
    answer = () => resolve(undefined);
  });
  const sizes = createReleaseSizes(async ({ version }, file) => {
    if (version.startsWith('2')) await late;
    return contents[file] ?? '';
  });
  const releases = [createRelease('1.0.0+aaaaaaaaaa'), createRelease('2.0.0+aaaaaaaaaa')];
  expect(await sizes.find(releases)).toEqual([expect.anything(), null]);
  answer();
  expect(await sizes.find(releases)).toEqual([expect.anything(), expect.anything()]);
});
