import { expect, test } from '@jest/globals';
import { formatTimeLeft } from './format-time-left';

test('a started second counts as a whole one', () => {
  expect(formatTimeLeft(1)).toEqual({ days: 0, clock: '00:00:01' });
  expect(formatTimeLeft(0)).toEqual({ days: 0, clock: '00:00:00' });
  expect(formatTimeLeft(-5000)).toEqual({ days: 0, clock: '00:00:00' });
});

test('days are counted apart from the clock', () => {
  expect(formatTimeLeft(86_399_000)).toEqual({ days: 0, clock: '23:59:59' });
  expect(formatTimeLeft(2 * 86_400_000 + 3_723_000)).toEqual({ days: 2, clock: '01:02:03' });
});
