import { expect, test } from '@jest/globals';
import { addPosition, getScrollToTopPosition, isScrolled } from './scroll-positions';

test('the header is scrolled at 51 pixels and not at 50', () => {
  expect([0, 50, 50.5, 51].map(isScrolled)).toEqual([false, false, true, true]);
});

test('the scroll to the top takes 500 ms, ends at 0 and never goes down', () => {
  expect(getScrollToTopPosition(4000, 0)).toBe(4000);
  expect(getScrollToTopPosition(4000, 499)).toBeLessThan(10);
  expect([getScrollToTopPosition(4000, 500), getScrollToTopPosition(4000, 900)]).toEqual([0, 0]);
  const steps = Array.from({ length: 50 }, (_, step) => getScrollToTopPosition(4000, step * 10));
  expect(steps).toEqual([...steps].sort((a, b) => b - a));
});

test('positions are stored by history entry, and the oldest are dropped first', () => {
  let positions: Record<string, number> = {};
  for (let entry = 0; entry < 100; entry += 1) positions = addPosition(positions, `e${entry}`, entry + 0.4);
  positions = addPosition(positions, 'e50', 7);
  expect(Object.keys(positions)).toHaveLength(60);
  expect([positions.e39, positions.e41, positions.e50, positions.e99]).toEqual([undefined, 41, 7, 99]);
});
