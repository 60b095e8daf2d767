import { expect, test } from '@jest/globals';
import { markOf, written } from './mark';

test.each([
  ['lcp', 2500, 'good', '2.50 s'],
  ['lcp', 2501, 'work', '2.50 s'],
  ['lcp', 4001, 'poor', '4.00 s'],
  ['inp', 200, 'good', '200 ms'],
  ['cls', 0.1, 'good', '0.10'],
  ['cls', 0.26, 'poor', '0.26'],
  ['ttfb', 801, 'work', '801 ms'],
] as const)('%s of %s is %s and reads %s', (name, value, mark, text) => {
  expect([markOf(name, value), written(name, value)]).toEqual([mark, text]);
});
