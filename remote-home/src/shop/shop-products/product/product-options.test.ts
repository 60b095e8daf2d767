import { expect, test } from '@jest/globals';
import type { Product } from './load';
import { buildCheckoutPath, getMaxQty, getUnitPrice, isSoldOut } from './product-options';

const option = (key: string, left: number | null, soldOut = false) => ({
  key,
  name: key,
  addPrice: 0,
  priceNow: 12_000,
  soldOut,
  left,
});

const product = (changes: Partial<Product>): Product =>
  ({ priceNow: 10_000, minQty: 1, maxQty: 5, left: null, soldOut: false, options: [], ...changes }) as Product;

test('the maximum is that of an order, and no more than the stock', () => {
  expect(getMaxQty(product({}), '')).toBe(5);
  expect(getMaxQty(product({ left: 3 }), '')).toBe(3);
  expect(getMaxQty(product({ left: 3, options: [option('blue', 2)] }), 'blue')).toBe(2);
  // Fewer left than the minimum of an order: the API refuses, the field shows the minimum.
  expect(getMaxQty(product({ minQty: 2, left: 1 }), '')).toBe(2);
});

test('an option has its own price and stock', () => {
  const withOptions = product({ options: [option('blue', 0, true), option('red', null)] });
  expect(getUnitPrice(withOptions, '')).toBe(10_000);
  expect(getUnitPrice(withOptions, 'red')).toBe(12_000);
  expect([isSoldOut(withOptions, ''), isSoldOut(withOptions, 'blue'), isSoldOut(withOptions, 'red')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isSoldOut(product({ options: [option('blue', 0, true)] }), '')).toBe(true);
});

test('the checkout address names product, option and quantity', () => {
  expect(buildCheckoutPath('p1', '', 2)).toBe('/shop/checkout?product=p1&qty=2');
  expect(buildCheckoutPath('p1', 'sky-blue', 1)).toBe('/shop/checkout?product=p1&option=sky-blue&qty=1');
});
