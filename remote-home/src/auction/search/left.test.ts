import { expect, test } from '@jest/globals';
import { leftUntil } from './left';

const end = '2026-11-22T06:00:00.000Z';
const before = (ms: number) => leftUntil(end, Date.parse(end) - ms);

test('what is left is told in days and a time', () => {
  expect(before(2 * 86_400_000 + 3 * 3_600_000 + 14 * 60_000 + 22_000)).toEqual({
    days: 2,
    hours: 3,
    time: '03:14:22',
    close: false,
  });
  expect(before(86_400_000)).toMatchObject({ days: 1, time: '00:00:00' });
  expect(before(14 * 60_000 + 2000)).toMatchObject({ days: 0, time: '14:02' });
});

test('the last minutes are close', () =>
  expect([before(300_000)?.close, before(301_000)?.close]).toEqual([true, false]));

test('a second that has begun counts, and the end is the end', () => {
  expect(before(1)?.time).toBe('00:01');
  expect([before(0), before(-1), leftUntil('never', 0)]).toEqual([null, null, null]);
});
