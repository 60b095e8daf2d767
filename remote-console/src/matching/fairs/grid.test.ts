import { describe, expect, test } from '@jest/globals';
import { countOf, nextDay } from './grid';
import { written } from './written';

describe('the times of a day', () => {
  test('hold as many whole meetings as fit, also over midnight', () => {
    expect(countOf([{ from: '10:00', to: '12:00' }], 30)).toBe(4);
    expect(countOf([{ from: '10:00', to: '11:50' }], 30)).toBe(3);
    expect(countOf([{ from: '23:00', to: '01:00' }], 30)).toBe(4);
  });

  test('hold none while they are being typed', () => {
    expect(countOf([{ from: '10:00' }, {}], 30)).toBe(0);
    expect(countOf(undefined, 30)).toBe(0);
  });

  test('are taken over by the next day', () => {
    const blocks = [{ from: '09:00', to: '10:00' }];
    expect(nextDay([{ date: '2026-12-31', blocks }], '')).toEqual({ date: '2027-01-01', blocks });
    expect(nextDay([], '2026-11-21').date).toBe('2026-11-21');
  });
});

test('a place without a name is none, and what is left empty is taken from the setting', () => {
  const fair = { venue: { name: { ko: ' ' }, address: '', tables: 0 }, slotMinutes: null as unknown as number };
  expect(written(fair)).toEqual({ venue: null, organizer: null });
});
