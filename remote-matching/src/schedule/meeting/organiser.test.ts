import { expect, test } from '@jest/globals';
import { isBookedByOrganiser, isEndedByOrganiser } from './organiser';

const parties = { seller: 'seller', buyer: 'buyer' };
const at = '2026-01-01T00:00:00.000Z';
const createdBy = (by: string) => ({ ...parties, history: [{ at, by, from: null, to: 'ACCEPTED' as const }] });
const cancelledBy = (by: string) => ({ ...parties, cancel: { by, at, reason: '일정' } });

test('a meeting that neither company asked for was booked by the organiser', () => {
  expect([createdBy('seller'), createdBy('buyer'), createdBy('admin')].map(isBookedByOrganiser)).toEqual([
    false,
    false,
    true,
  ]);
  expect(isBookedByOrganiser({ ...parties, history: [] })).toBe(false);
});

test('a meeting that neither company cancelled was cancelled by the organiser', () => {
  expect([cancelledBy('seller'), cancelledBy('buyer'), cancelledBy('admin')].map(isEndedByOrganiser)).toEqual([
    false,
    false,
    true,
  ]);
  expect(isEndedByOrganiser({ ...parties, cancel: null })).toBe(false);
});
