import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addCartItem, type CartItem, readGuestCart, writeGuestCart } from './guest-cart';

const cup: CartItem = { _product: 'cup', optionKey: '', qty: 2, selected: true };

beforeEach(() => {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

test('the cart of a visitor is read back as it was written', () => {
  writeGuestCart([cup]);
  expect(readGuestCart()).toEqual([cup]);
  writeGuestCart([]);
  expect(readGuestCart()).toEqual([]);
});

test.each(['{', 'null', '{"a":1}', '[1,null,{"_product":"x","optionKey":"","qty":0,"selected":true}]'])(
  'a storage with %s is an empty cart',
  (stored) => {
    sessionStorage.setItem('portico.cart', stored);
    expect(readGuestCart()).toEqual([]);
  },
);

test('the same product grows up to the maximum of an order, another option is a new line', () => {
  expect(addCartItem([cup], { ...cup, qty: 3 }, 4)).toEqual([{ ...cup, qty: 4 }]);
  expect(addCartItem([cup], { ...cup, optionKey: 'blue' }, 4)).toHaveLength(2);
});

test('without storage the cart is empty', () => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  writeGuestCart([cup]);
  expect(readGuestCart()).toEqual([]);
});
