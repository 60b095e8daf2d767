import { expect, test } from '@jest/globals';
import { named, placeOf, scale } from './scale';

test('lines are round and reach over all values', () => {
  expect(scale([0, 700_000, 1_850_000]).lines).toEqual([2_000_000, 1_500_000, 1_000_000, 500_000, 0]);
  expect(scale([3, 7]).lines).toEqual([8, 6, 4, 2, 0]);
});

test('a day on which more was paid back than in stands below zero', () => {
  const around = scale([-30_000, 90_000]);
  expect(around.lines).toContain(0);
  expect(around.low).toBeLessThanOrEqual(-30_000);
  expect(placeOf(0, around)).toBeGreaterThan(placeOf(90_000, around));
});

test('nothing sold is a line, not a division by zero', () => {
  const empty = scale([0, 0]);
  expect(empty.lines).toEqual([0]);
  expect(placeOf(0, empty)).toBe(100);
  expect(scale([]).lines).toEqual([0]);
});

test('names below the bars leave each other room', () => {
  expect([0, 1, 2, 3].filter(named(4, 12))).toEqual([0, 1, 2, 3]);
  expect(Array.from({ length: 31 }, (_, index) => index).filter(named(31, 8))).toEqual([0, 4, 8, 12, 16, 20, 24, 28]);
});
