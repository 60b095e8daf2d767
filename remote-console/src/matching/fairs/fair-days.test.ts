import { describe, expect, test } from '@jest/globals';
import { fairDefaults } from 'shared/contract';
import { countSlots, createNextDay } from './fair-days';
import { transformFair } from './transform-fair';

describe('the times of a day', () => {
  test('give as many whole slots as they have room for, also past midnight', () => {
    expect(countSlots([{ from: '10:00', to: '12:00' }], 30)).toBe(4);
    expect(countSlots([{ from: '10:00', to: '11:50' }], 30)).toBe(3);
    expect(countSlots([{ from: '23:00', to: '01:00' }], 30)).toBe(4);
  });

  test('give no slots while they are incomplete', () => {
    expect(countSlots([{ from: '10:00' }, {}], 30)).toBe(0);
    expect(countSlots(undefined, 30)).toBe(0);
  });

  test('are copied to the next day', () => {
    const blocks = [{ from: '09:00', to: '10:00' }];
    expect(createNextDay([{ date: '2026-12-31', blocks }], '')).toEqual({ date: '2027-01-01', blocks });
    expect(createNextDay([], '2026-11-21').date).toBe('2026-11-21');
  });
});

test('an empty rule is the one that its field shows', () => {
  const rules = { ...fairDefaults, slotMinutes: 20 };
  expect(transformFair({ slotMinutes: null as never, bufferMinutes: 10, maxPerDay: null }, rules)).toMatchObject({
    slotMinutes: 20,
    bufferMinutes: 10,
    requestTtlHours: 72,
    maxPerDay: null,
  });
});

test('a venue without a name is null, and empty fields are left out for the setting to decide', () => {
  const fair = { venue: { name: { ko: ' ' }, address: '', tables: 0 }, slotMinutes: null as unknown as number };
  expect(transformFair(fair)).toEqual({ venue: null, organizer: null });
});
