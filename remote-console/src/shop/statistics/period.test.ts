import { expect, test } from '@jest/globals';
import { faultOf, lately } from './period';

test('the last seven days end today in Seoul', () =>
  // Half past midnight in Seoul, still the day before in UTC.
  expect(lately('week', Date.parse('2026-01-07T15:30:00Z'))).toEqual({ from: '2026-01-02', to: '2026-01-08' }));

test('a period that ends before it begins, or is too long, is said and not asked', () => {
  expect(faultOf({ from: '2026-02-02', to: '2026-02-01' })).toBe('order');
  expect(faultOf({ from: '', to: '2026-02-01' })).toBe('order');
  expect(faultOf({ from: '2025-01-01', to: '2026-01-02' })).toBe('long');
  expect(faultOf({ from: '2025-01-01', to: '2026-01-01' })).toBeNull();
  expect(faultOf({ from: '2026-02-01', to: '2026-02-01' })).toBeNull();
});
