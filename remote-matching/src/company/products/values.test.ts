import { expect, test } from '@jest/globals';
import { productStatuses } from 'shared/contract';
import { emptyProduct, statuses, writtenOf } from './values';

test('the states are those of the contract', () => expect(statuses).toEqual(productStatuses));

test('what is not said is null, and a price is a number', () => {
  expect(writtenOf(emptyProduct)).toMatchObject({ certificate: null, retailPrice: null, features: null, color: null });
  expect(writtenOf({ ...emptyProduct, retailPrice: '12,500' }).retailPrice).toBe(12_500);
});

test('an item of which nothing is said is none', () => {
  const essentialInfo = [
    { key: '내용량', value: '500ml' },
    { key: ' ', value: '' },
  ];
  expect(writtenOf({ ...emptyProduct, essentialInfo }).essentialInfo).toEqual([{ key: '내용량', value: '500ml' }]);
});
