import { expect, test } from '@jest/globals';
import { copyDay, createGrid, findNeighbour, getSlotsBetween, getSlotsOfDay } from './grid';

const seoul = 'Asia/Seoul';
const slot = (start: string) => ({ start: `2026-11-${start}:00.000Z`, end: `2026-11-${start}:00.000Z` });
/** Two days with 10:00, 10:30 and 11:00 in Seoul; the second lacks 10:30. */
const slots = ['21T01:00', '21T01:30', '21T02:00', '22T01:00', '22T02:00'].map(slot);
const [a, b, c, d, e] = slots.map(({ start }) => start) as [string, string, string, string, string];
const grid = createGrid(slots, seoul);
const free = () => true;

test('days and times are in the fair’s time zone', () => {
  expect(grid.days).toEqual(['2026-11-21', '2026-11-22']);
  expect(grid.times).toEqual(['10:00', '10:30', '11:00']);
  expect(grid.getSlot('2026-11-22', '10:30')).toBeUndefined();
});

test('a range is the rectangle between two slots, in either direction', () => {
  const starts = (one: string, other: string) => getSlotsBetween(grid, one, other).map(({ start }) => start);
  expect(starts(a, e)).toEqual([a, b, c, d, e]);
  expect(starts(e, a)).toEqual([a, b, c, d, e]);
  expect(starts(b, c)).toEqual([b, c]);
});

test('copying a day gives the other days the same marks', () => {
  expect(copyDay(grid, '2026-11-21', new Set([a, b, e]), free)).toEqual(new Set([a, b, d]));
});

test('copying a day leaves locked slots as they are', () => {
  const held = new Set([d]);
  expect(copyDay(grid, '2026-11-21', held, (one) => !held.has(one.start))).toEqual(new Set([d]));
});

test('the neighbour of a slot lies across gaps and ends at the edge', () => {
  expect(findNeighbour(grid, d, 0, 1)?.start).toBe(e);
  expect(findNeighbour(grid, b, 1, 0)).toBeUndefined();
  expect(findNeighbour(grid, a, 0, -1)).toBeUndefined();
  expect(getSlotsOfDay(grid, '2026-11-22')).toHaveLength(2);
});
