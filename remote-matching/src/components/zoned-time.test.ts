import { expect, test } from '@jest/globals';
import {
  formatClock,
  formatDateRange,
  formatDay,
  formatTimeRange,
  formatZone,
  getDayShift,
  isSameLocalTime,
  toLocalDay,
} from './zoned-time';

const seoul = 'Asia/Seoul';
const newYork = 'America/New_York';
const morning = '2026-11-21T00:00:00.000Z';

test('a morning in Seoul is the evening before in New York', () => {
  expect([toLocalDay(morning, seoul), formatClock(morning, seoul)]).toEqual(['2026-11-21', '09:00']);
  expect([toLocalDay(morning, newYork), formatClock(morning, newYork)]).toEqual(['2026-11-20', '19:00']);
  expect(getDayShift(morning, seoul, newYork)).toBe(-1);
});

test('New York is an hour nearer in summer', () =>
  expect(formatClock('2026-07-01T00:00:00.000Z', newYork)).toBe('20:00'));

test('midnight belongs to the day that it begins', () => {
  const slot = { start: '2026-11-21T14:45:00.000Z', end: '2026-11-21T15:15:00.000Z' };
  expect(formatTimeRange(slot, seoul)).toBe('23:45–00:15');
  expect([toLocalDay(slot.start, seoul), toLocalDay(slot.end, seoul)]).toEqual(['2026-11-21', '2026-11-22']);
});

test('two zones with the same clock have the same local time', () => {
  expect(isSameLocalTime(morning, seoul, 'Asia/Tokyo')).toBe(true);
  expect(isSameLocalTime(morning, seoul, newYork)).toBe(false);
});

test('a zone is named KST or by its city', () => expect([seoul, newYork].map(formatZone)).toEqual(['KST', 'New York']));

test('a day is formatted in the reader’s language', () => {
  const days = (['ko', 'en', 'cn'] as const).map((language) => formatDay(morning, seoul, language));
  expect(days).toEqual(['11월 21일 (토)', 'Sat, Nov 21', '11月21日 周六']);
});

test('a date range that ends at midnight ends with the day before', () => {
  const until = '2026-11-23T15:00:00.000Z';
  expect(formatDateRange(morning, until, seoul, 'ko')).toBe('2026년 11월 21일 – 11월 23일');
  expect(formatDateRange(morning, until, seoul, 'en')).toBe('Nov 21 – Nov 23, 2026');
  expect(formatDateRange(morning, '2026-11-21T09:00:00.000Z', seoul, 'cn')).toBe('2026年11月21日');
});
