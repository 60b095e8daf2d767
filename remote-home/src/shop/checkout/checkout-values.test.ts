import { expect, test } from '@jest/globals';
import { getSeoulDate } from '../../layout/seoul-date';
import { emptyPickup, emptyReceiver, fillReceiver, parsePoints, toPickup, toReceiver } from './checkout-values';

test('the date is that of Seoul, which is a day ahead in the evening in London', () => {
  expect(getSeoulDate(0, Date.parse('2026-02-28T14:59:59Z'))).toBe('2026-02-28');
  expect(getSeoulDate(0, Date.parse('2026-02-28T15:00:00Z'))).toBe('2026-03-01');
  expect(getSeoulDate(1, Date.parse('2026-12-31T01:00:00Z'))).toBe('2027-01-01');
});

test('a pickup is at a time in Seoul, and only where pickup is selected', () => {
  const pickup = { chosen: true, place: '본사', date: '2026-03-02', time: '14:00' };
  expect(toPickup(pickup)).toEqual({ place: '본사', at: '2026-03-02T05:00:00.000Z' });
  expect(toPickup({ ...pickup, chosen: false })).toBeNull();
  expect(toPickup(emptyPickup)).toBeNull();
});

test('a pickup has no address', () => {
  const values = { ...emptyReceiver, name: '김', phone: '010-1234-5678', zip: ' 04524 ', address1: '세종대로 110' };
  expect(toReceiver(values, false)).toEqual({
    name: '김',
    phone: '01012345678',
    address: { zip: '04524', address1: '세종대로 110', address2: null },
    memo: null,
  });
  expect(toReceiver(values, true).address).toBeNull();
});

test('the data of a member never replaces typed text', () => {
  const known = { name: '김', phone: '01012345678', address: { zip: '04524', address1: '세종대로 110' } };
  expect(fillReceiver(emptyReceiver, known)).toMatchObject({ name: '김', zip: '04524', address2: '' });
  expect(fillReceiver({ ...emptyReceiver, name: '이', zip: '06234' }, known)).toMatchObject({
    name: '이',
    zip: '06234',
    address1: '',
  });
});

test('points are read with and without separators', () => {
  expect([parsePoints(''), parsePoints('1,000'), parsePoints('abc')]).toEqual([0, 1000, 0]);
});
