import { expect, test } from '@jest/globals';
import { checkoutOf, isSoldOut, mostOf, priceOf } from './buying';
import type { Shown } from './load';

const option = (key: string, left: number | null, soldOut = false) => ({
  key,
  name: key,
  addPrice: 0,
  priceNow: 12_000,
  soldOut,
  left,
});

const product = (changes: Partial<Shown>): Shown =>
  ({ priceNow: 10_000, minQty: 1, maxQty: 5, left: null, soldOut: false, options: [], ...changes }) as Shown;

test('nobody takes more than one order allows, or than are left', () => {
  expect(mostOf(product({}), '')).toBe(5);
  expect(mostOf(product({ left: 3 }), '')).toBe(3);
  expect(mostOf(product({ left: 3, options: [option('blue', 2)] }), 'blue')).toBe(2);
  // Too few for one order: the API says so, the field still shows the least that it takes.
  expect(mostOf(product({ minQty: 2, left: 1 }), '')).toBe(2);
});

test('an option has a price and an end of its own', () => {
  const given = product({ options: [option('blue', 0, true), option('red', null)] });
  expect(priceOf(given, '')).toBe(10_000);
  expect(priceOf(given, 'red')).toBe(12_000);
  expect([isSoldOut(given, ''), isSoldOut(given, 'blue'), isSoldOut(given, 'red')]).toEqual([false, true, false]);
  expect(isSoldOut(product({ options: [option('blue', 0, true)] }), '')).toBe(true);
});

test('what is bought past the cart stands in the address', () => {
  expect(checkoutOf('p1', '', 2)).toBe('/shop/checkout?product=p1&qty=2');
  expect(checkoutOf('p1', 'sky-blue', 1)).toBe('/shop/checkout?product=p1&option=sky-blue&qty=1');
});
