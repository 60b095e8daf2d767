import { expect, test } from '@jest/globals';
import { buildPeriods, findOpeningHours, formatPeriod, type OpeningHours, wholeDay } from './index';

const evening: OpeningHours[] = [
  { days: 'WEEKDAYS', from: '09:00', to: '18:00' },
  { days: 'WED', from: '18:00', to: '21:00' },
];
const saturday: OpeningHours[] = [{ days: 'SAT', from: '10:00', to: '13:00' }];
const find = (date: string, ...offices: (OpeningHours[] | null)[]) =>
  buildPeriods(
    findOpeningHours(
      offices.map((opening) => ({ opening })),
      date,
    ),
  );

test('an office whose hours are not set is open on weekdays except for lunch', () => {
  expect(find('2026-11-23', null)).toEqual(['09:00-12:00', '13:00-15:00', '15:00-18:00']);
  expect([find('2026-11-28', null), find('2026-11-29', null)]).toEqual([[], []]);
});

test('the periods of a day follow the hours of the office', () => {
  expect(find('2026-11-25', evening)).toEqual(['09:00-12:00', '12:00-15:00', '15:00-18:00', '18:00-21:00']);
  expect(find('2026-11-26', evening)).not.toContain('18:00-21:00');
  expect(find('2026-11-28', saturday)).toEqual(['10:00-12:00', '12:00-13:00']);
});

test('without an office every office counts, each period once', () => {
  expect(find('2026-11-25', evening, null)).toEqual([
    '09:00-12:00',
    '12:00-15:00',
    '13:00-15:00',
    '15:00-18:00',
    '18:00-21:00',
  ]);
});

test('a wish for the whole day is one for any time', () => {
  expect(formatPeriod(wholeDay, '아무 때나')).toBe('아무 때나');
  expect(formatPeriod({ from: '09:00', to: '18:00' }, '아무 때나')).toBe('09:00–18:00');
});
