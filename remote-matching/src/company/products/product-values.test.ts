import { expect, test } from '@jest/globals';
import { productStatuses } from 'shared/contract';
import { emptyProduct, statuses, toProductBody } from './product-values';

test('the statuses are those of the contract', () => expect(statuses).toEqual(productStatuses));

test('empty fields become null, and a price becomes a number', () => {
  expect(toProductBody(emptyProduct)).toMatchObject({
    certificate: null,
    retailPrice: null,
    features: null,
    color: null,
  });
  expect(toProductBody({ ...emptyProduct, retailPrice: '12,500' }).retailPrice).toBe(12_500);
});

test('an item without name and value is left out', () => {
  const essentialInfo = [
    { key: '내용량', value: '500ml' },
    { key: ' ', value: '' },
  ];
  expect(toProductBody({ ...emptyProduct, essentialInfo }).essentialInfo).toEqual([{ key: '내용량', value: '500ml' }]);
});
