import { expect, test } from '@jest/globals';
import { written } from './written';

test('an empty stock is one without limit', () => {
  expect(written({ stock: null })).toEqual({ stock: null });
  expect(written({ stock: 0 })).toEqual({ stock: 0 });
  const option = { key: 'oak', name: { ko: '참나무' }, addPrice: 0, stock: null };
  expect(written({ stock: 3, options: [option] }).options).toEqual([option]);
});

test('what is delivered for nothing has no fee', () => {
  expect(written({ shipping: { type: 'FREE', fee: 3000, freeOver: 50_000 } }).shipping).toEqual({
    type: 'FREE',
    fee: 0,
    freeOver: null,
  });
  expect(written({ shipping: { type: 'FLAT', fee: 3000, freeOver: 50_000 } }).shipping).toEqual({
    type: 'FLAT',
    fee: 3000,
    freeOver: null,
  });
});
