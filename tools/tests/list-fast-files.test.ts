import { expect, test } from '@jest/globals';
import { listFastFiles } from './list-fast-files';

const createResult = (name: string, ms: number, tests: number) => ({
  name,
  startTime: 1_000,
  endTime: 1_000 + ms,
  assertionResults: Array.from({ length: tests }),
});

test('the fast files are those with most tests for their time, up to a quarter of the time', () => {
  const results = [
    createResult('many', 150, 400),
    createResult('backup', 750, 5),
    createResult('quick', 50, 10),
    createResult('empty', 50, 0),
  ];
  expect(listFastFiles(results)).toEqual(['many', 'quick', 'empty']);
  expect(listFastFiles([])).toEqual([]);
});
