import { expect, test } from '@jest/globals';
import { readPageNumber } from './query-params';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=x', 1],
  ['page=1000001', 1_000_000],
  ['page=1e9', 1],
])('the page of %j is %d', (query, page) => expect(readPageNumber(new URLSearchParams(query))).toBe(page));
