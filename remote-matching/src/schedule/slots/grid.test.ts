import { expect, test } from '@jest/globals';
import { between, copyDay, gridOf, neighbour, ofDay } from './grid';

const seoul = 'Asia/Seoul';
const slot = (start: string) => ({ start: `2026-11-${start}:00.000Z`, end: `2026-11-${start}:00.000Z` });
/** Two days with 10:00, 10:30 and 11:00 in Seoul; the second lacks 10:30. */
const slots = ['21T01:00', '21T01:30', '21T02:00', '22T01:00', '22T02:00'].map(slot);
const [a, b, c, d, e] = slots.map(({ start }) => start) as [string, string, string, string, string];
const grid = gridOf(slots, seoul);
const free = () => true;

test('days and times are those of the fair, whatever the reader’s own are', () => {
  expect(grid.days).toEqual(['2026-11-21', '2026-11-22']);
  expect(grid.times).toEqual(['10:00', '10:30', '11:00']);
  expect(grid.at('2026-11-22', '10:30')).toBeUndefined();
});

test('dragging marks the rectangle, in whichever direction', () => {
  const starts = (one: string, other: string) => between(grid, one, other).map(({ start }) => start);
  expect(starts(a, e)).toEqual([a, b, c, d, e]);
  expect(starts(e, a)).toEqual([a, b, c, d, e]);
  expect(starts(b, c)).toEqual([b, c]);
});

test('copying a day makes the others like it', () => {
  expect(copyDay(grid, '2026-11-21', new Set([a, b, e]), free)).toEqual(new Set([a, b, d]));
});

test('what may not change is not changed by a copy', () => {
  const held = new Set([d]);
  expect(copyDay(grid, '2026-11-21', held, (one) => !held.has(one.start))).toEqual(new Set([d]));
});

test('arrows go over gaps and stop at the edge', () => {
  expect(neighbour(grid, d, 0, 1)?.start).toBe(e);
  expect(neighbour(grid, b, 1, 0)).toBeUndefined();
  expect(neighbour(grid, a, 0, -1)).toBeUndefined();
  expect(ofDay(grid, '2026-11-22')).toHaveLength(2);
});
