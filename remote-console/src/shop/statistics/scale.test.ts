import { expect, test } from '@jest/globals';
import { createLabelFilter, createScale, toOffsetPercent } from './scale';

test('the ticks are round and cover all values', () => {
  expect(createScale([0, 700_000, 1_850_000]).ticks).toEqual([2_000_000, 1_500_000, 1_000_000, 500_000, 0]);
  expect(createScale([3, 7]).ticks).toEqual([8, 6, 4, 2, 0]);
});

test('a negative value is below zero', () => {
  const mixed = createScale([-30_000, 90_000]);
  expect(mixed.ticks).toContain(0);
  expect(mixed.low).toBeLessThanOrEqual(-30_000);
  expect(toOffsetPercent(0, mixed)).toBeGreaterThan(toOffsetPercent(90_000, mixed));
});

test('without values the scale has one tick at zero', () => {
  const empty = createScale([0, 0]);
  expect(empty.ticks).toEqual([0]);
  expect(toOffsetPercent(0, empty)).toBe(100);
  expect(createScale([]).ticks).toEqual([0]);
});

test('no more labels are shown than fit', () => {
  expect([0, 1, 2, 3].filter(createLabelFilter(4, 12))).toEqual([0, 1, 2, 3]);
  expect(Array.from({ length: 31 }, (_, index) => index).filter(createLabelFilter(31, 8))).toEqual([
    0, 4, 8, 12, 16, 20, 24, 28,
  ]);
});
