import { expect, test } from '@jest/globals';
import { narrowBounds } from './server-clock';

test('each answer narrows the bounds of the offset, and the narrowest bounds stay', () => {
  const slow = narrowBounds(null, { min: 100, max: 900 });
  const quick = narrowBounds(slow, { min: 480, max: 520 });
  expect(quick).toEqual({ min: 480, max: 520 });
  expect(narrowBounds(quick, { min: 50, max: 2000 })).toEqual(quick);
});

test('a message that was not requested raises the lower bound only', () =>
  expect(narrowBounds({ min: 480, max: 520 }, { min: 500, max: Number.POSITIVE_INFINITY })).toEqual({
    min: 500,
    max: 520,
  }));

test('contradicting bounds, as after sleep, replace the known ones', () =>
  expect(narrowBounds({ min: 480, max: 520 }, { min: 60_000, max: 60_100 })).toEqual({
    min: 60_000,
    max: 60_100,
  }));
