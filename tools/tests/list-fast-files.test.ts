import { expect, test } from '@jest/globals';
import { listFastFiles } from './list-fast-files';

const createResult = (name: string, ms: number, tests: number) => ({
  name,
  startTime: 1_000,
  endTime: 1_000 + ms,
  assertionResults: Array.from({ length: tests }),
});

test('the fast half has the files with most tests for their time, up to half of the time', () => {
  const results = [
    createResult('many', 400, 400),
    createResult('backup', 500, 5),
    createResult('quick', 50, 10),
    createResult('empty', 50, 0),
  ];
  expect(listFastFiles(results)).toEqual(['many', 'quick', 'empty']);
  expect(listFastFiles([])).toEqual([]);
});
