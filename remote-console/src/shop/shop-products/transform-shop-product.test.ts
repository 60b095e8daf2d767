import { expect, test } from '@jest/globals';
import { transformShopProduct } from './transform-shop-product';

test('an empty stock is null, which is unlimited', () => {
  expect(transformShopProduct({ stock: null })).toEqual({ stock: null });
  expect(transformShopProduct({ stock: 0 })).toEqual({ stock: 0 });
  const option = { key: 'oak', name: { ko: '참나무' }, addPrice: 0, stock: null };
  expect(transformShopProduct({ stock: 3, options: [option] }).options).toEqual([option]);
});

test('fees are dropped for shipping types without them', () => {
  expect(transformShopProduct({ shipping: { type: 'FREE', fee: 3000, freeOver: 50_000 } }).shipping).toEqual({
    type: 'FREE',
    fee: 0,
    freeOver: null,
  });
  expect(transformShopProduct({ shipping: { type: 'FLAT', fee: 3000, freeOver: 50_000 } }).shipping).toEqual({
    type: 'FLAT',
    fee: 3000,
    freeOver: null,
  });
});

test('a language of the particulars in which nothing is written is left out', () => {
  const line = { key: '소재', value: '황동', en: { key: 'Material', value: 'Brass' }, cn: { key: '', value: ' ' } };
  expect(transformShopProduct({ info: [line] }).info).toEqual([{ ...line, cn: null }]);
});
