import { expect, test } from '@jest/globals';
import { clockOf, clocks, dayOf, dayShift, dayText, isSameTime, spanText, zoneName } from './match-time';

const seoul = 'Asia/Seoul';
const newYork = 'America/New_York';
const morning = '2026-11-21T00:00:00.000Z';

test('a morning in Seoul is the evening before in New York', () => {
  expect([dayOf(morning, seoul), clockOf(morning, seoul)]).toEqual(['2026-11-21', '09:00']);
  expect([dayOf(morning, newYork), clockOf(morning, newYork)]).toEqual(['2026-11-20', '19:00']);
  expect(dayShift(morning, seoul, newYork)).toBe(-1);
});

test('New York is an hour nearer in summer', () => expect(clockOf('2026-07-01T00:00:00.000Z', newYork)).toBe('20:00'));

test('midnight is the beginning of a day', () => {
  const slot = { start: '2026-11-21T14:45:00.000Z', end: '2026-11-21T15:15:00.000Z' };
  expect(clocks(slot, seoul)).toBe('23:45–00:15');
  expect([dayOf(slot.start, seoul), dayOf(slot.end, seoul)]).toEqual(['2026-11-21', '2026-11-22']);
});

test('places with the same clock need no second time', () => {
  expect(isSameTime(morning, seoul, 'Asia/Tokyo')).toBe(true);
  expect(isSameTime(morning, seoul, newYork)).toBe(false);
});

test('a zone is called as people call it', () => expect([seoul, newYork].map(zoneName)).toEqual(['KST', 'New York']));

test('a day reads as a Korean, an English and a Chinese reader expects', () => {
  const days = (['ko', 'en', 'cn'] as const).map((language) => dayText(morning, seoul, language));
  expect(days).toEqual(['11월 21일 (토)', 'Sat, Nov 21', '11月21日 周六']);
});

test('a span that ends at midnight ends with the day before', () => {
  const until = '2026-11-23T15:00:00.000Z';
  expect(spanText(morning, until, seoul, 'ko')).toBe('2026년 11월 21일 – 11월 23일');
  expect(spanText(morning, until, seoul, 'en')).toBe('Nov 21 – Nov 23, 2026');
  expect(spanText(morning, '2026-11-21T09:00:00.000Z', seoul, 'cn')).toBe('2026年11月21日');
});
