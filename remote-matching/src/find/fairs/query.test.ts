import { expect, test } from '@jest/globals';
import { fairStatuses as contractStatuses } from 'shared/contract';
import { addressOf, addressWith, fairStatuses, readQuery } from './query';

const read = (search: string) => readQuery(new URLSearchParams(search));

test('an address says state, keyword and page', () =>
  expect(read('status=ONGOING&q=%20봄&page=3')).toEqual({
    status: 'ONGOING',
    q: '봄',
    page: 3,
  }));

test.each(['', 'status=SOON', 'page=0', 'page=1e9', 'q=%20'])('what %j cannot mean is left out', (search) =>
  expect(read(search)).toEqual({ status: null, q: '', page: 1 }),
);

test('what is read back from an address is what it was made of', () => {
  const query = { status: 'EXPIRED', q: 'a&b=c', page: 2 } as const;
  expect(read(addressOf(query).split('?')[1] ?? '')).toEqual(query);
});

test('nothing to say leaves the bare address', () =>
  expect(addressWith('/x', { a: null, b: undefined, c: '', d: false, page: 1 })).toBe('/x'));

test('states are those of the contract', () => {
  expect([...fairStatuses].sort()).toEqual([...contractStatuses].sort());
});
