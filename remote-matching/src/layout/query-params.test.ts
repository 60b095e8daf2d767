import { expect, test } from '@jest/globals';
import { buildPath } from './query-params';

test('empty values and the first page are left out of a path', () =>
  expect(buildPath('/x', { a: null, b: undefined, c: '', d: false, page: 1 })).toBe('/x'));
