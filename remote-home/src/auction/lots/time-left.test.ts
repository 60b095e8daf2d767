import { expect, test } from '@jest/globals';
import { getTimeLeft } from './time-left';

const end = '2026-11-22T06:00:00.000Z';
const getBeforeEnd = (ms: number) => getTimeLeft(end, Date.parse(end) - ms);

test('the time left is given in days and a time', () => {
  expect(getBeforeEnd(2 * 86_400_000 + 3 * 3_600_000 + 14 * 60_000 + 22_000)).toEqual({
    days: 2,
    hours: 3,
    time: '03:14:22',
    urgent: false,
  });
  expect(getBeforeEnd(86_400_000)).toMatchObject({ days: 1, time: '00:00:00' });
  expect(getBeforeEnd(14 * 60_000 + 2000)).toMatchObject({ days: 0, time: '14:02' });
});

test('the last five minutes are urgent', () =>
  expect([getBeforeEnd(300_000)?.urgent, getBeforeEnd(301_000)?.urgent]).toEqual([true, false]));

test('a second that has begun counts, and nothing is left at the end', () => {
  expect(getBeforeEnd(1)?.time).toBe('00:01');
  expect([getBeforeEnd(0), getBeforeEnd(-1), getTimeLeft('never', 0)]).toEqual([null, null, null]);
});
