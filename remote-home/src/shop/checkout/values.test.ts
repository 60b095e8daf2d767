import { expect, test } from '@jest/globals';
import { dayIn, emptyPickup, emptyReceiver, filledFrom, numberOf, pickupOf, receiverOf } from './values';

test('the day is the one in Seoul, which is a day ahead in the evening of London', () => {
  expect(dayIn(0, Date.parse('2026-02-28T14:59:59Z'))).toBe('2026-02-28');
  expect(dayIn(0, Date.parse('2026-02-28T15:00:00Z'))).toBe('2026-03-01');
  expect(dayIn(1, Date.parse('2026-12-31T01:00:00Z'))).toBe('2027-01-01');
});

test('goods are fetched at a time of Seoul, and only where that was chosen', () => {
  const pickup = { chosen: true, place: '본사', date: '2026-03-02', time: '14:00' };
  expect(pickupOf(pickup)).toEqual({ place: '본사', at: '2026-03-02T05:00:00.000Z' });
  expect(pickupOf({ ...pickup, chosen: false })).toBeNull();
  expect(pickupOf(emptyPickup)).toBeNull();
});

test('what is fetched has no address', () => {
  const values = { ...emptyReceiver, name: '김', phone: '010-1234-5678', zip: ' 04524 ', address1: '세종대로 110' };
  expect(receiverOf(values, false)).toEqual({
    name: '김',
    phone: '01012345678',
    address: { zip: '04524', address1: '세종대로 110', address2: null },
    memo: null,
  });
  expect(receiverOf(values, true).address).toBeNull();
});

test('what is known of a member never replaces what was typed', () => {
  const known = { name: '김', phone: '01012345678', address: { zip: '04524', address1: '세종대로 110' } };
  expect(filledFrom(emptyReceiver, known)).toMatchObject({ name: '김', zip: '04524', address2: '' });
  expect(filledFrom({ ...emptyReceiver, name: '이', zip: '06234' }, known)).toMatchObject({
    name: '이',
    zip: '06234',
    address1: '',
  });
});

test('points are read as people write them', () => {
  expect([numberOf(''), numberOf('1,000'), numberOf('abc')]).toEqual([0, 1000, 0]);
});
