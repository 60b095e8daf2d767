import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { grown, readGuestCart, type Wish, writeGuestCart } from './guest';

const cup: Wish = { _product: 'cup', optionKey: '', qty: 2, selected: true };

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

test('what a visitor chose is read back as it was written', () => {
  writeGuestCart([cup]);
  expect(readGuestCart()).toEqual([cup]);
  writeGuestCart([]);
  expect(readGuestCart()).toEqual([]);
});

test.each(['{', 'null', '{"a":1}', '[1,null,{"_product":"x","optionKey":"","qty":0,"selected":true}]'])(
  'a storage that holds %s is an empty cart',
  (kept) => {
    sessionStorage.setItem('portico.cart', kept);
    expect(readGuestCart()).toEqual([]);
  },
);

test('the same product grows up to what one order takes, another option is a line of its own', () => {
  expect(grown([cup], { ...cup, qty: 3 }, 4)).toEqual([{ ...cup, qty: 4 }]);
  expect(grown([cup], { ...cup, optionKey: 'blue' }, 4)).toHaveLength(2);
});

test('without a storage the cart is empty and nothing breaks', () => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  writeGuestCart([cup]);
  expect(readGuestCart()).toEqual([]);
});
