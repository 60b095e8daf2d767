import { expect, test } from '@jest/globals';
import { createTemporaryFolder } from 'shared/build/testing';
import { explainSpace } from './explain-space';

test('a disk without room for a database is named in one line', () => {
  // A file system without any room.
  expect(explainSpace('/proc')).toMatch(/^Only 0 MB are left on the disk of \/proc: free 2 GB.*$/);
  expect(explainSpace(createTemporaryFolder())).toBe(null);
});
