import { expect, test } from '@jest/globals';
import { formatVital, rateVital } from './rate-vital';

test.each([
  ['lcp', 2500, 'good', '2.50 s'],
  ['lcp', 2501, 'needsImprovement', '2.50 s'],
  ['lcp', 4001, 'poor', '4.00 s'],
  ['inp', 200, 'good', '200 ms'],
  ['cls', 0.1, 'good', '0.10'],
  ['cls', 0.26, 'poor', '0.26'],
  ['ttfb', 801, 'needsImprovement', '801 ms'],
] as const)('%s of %s is rated %s and formatted as %s', (name, value, rating, text) => {
  expect([rateVital(name, value), formatVital(name, value)]).toEqual([rating, text]);
});
