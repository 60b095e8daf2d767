import { expect, test } from '@jest/globals';
import { getRecentPeriod, validatePeriod } from './period';

test('the last seven days end today in Seoul', () =>
  // Half past midnight in Seoul, still the day before in UTC.
  expect(getRecentPeriod('week', Date.parse('2026-01-07T15:30:00Z'))).toEqual({
    from: '2026-01-02',
    to: '2026-01-08',
  }));

test('an incomplete, reversed or too long period is invalid', () => {
  expect(validatePeriod({ from: '2026-02-02', to: '2026-02-01' })).toBe('order');
  expect(validatePeriod({ from: '', to: '2026-02-01' })).toBe('order');
  expect(validatePeriod({ from: '2025-01-01', to: '2026-01-02' })).toBe('long');
  expect(validatePeriod({ from: '2025-01-01', to: '2026-01-01' })).toBeNull();
  expect(validatePeriod({ from: '2026-02-01', to: '2026-02-01' })).toBeNull();
});
