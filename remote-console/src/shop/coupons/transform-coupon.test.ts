import { expect, test } from '@jest/globals';
import { transformCoupon } from './transform-coupon';

test('the ids are dropped for a coupon on all products', () =>
  expect(transformCoupon({ scope: { type: 'ALL', ids: ['x'] } }).scope).toEqual({ type: 'ALL', ids: [] }));

test('only a percentage has a maximum', () => {
  expect(transformCoupon({ kind: 'AMOUNT', maximum: 5000 }).maximum).toBeNull();
  expect(transformCoupon({ kind: 'PERCENT', maximum: 5000 }).maximum).toBe(5000);
});

test('a blank code is null', () => expect(transformCoupon({ code: '  ' }).code).toBeNull());
