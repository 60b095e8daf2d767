import { expect, test } from '@jest/globals';
import { fairStatuses as contractStatuses } from 'shared/contract';
import { buildFairsPath, fairStatuses, parseQuery } from './query';

const read = (search: string) => parseQuery(new URLSearchParams(search));

test('status, search text and page are read from the address', () =>
  expect(read('status=ONGOING&q=%20봄&page=3')).toEqual({
    status: 'ONGOING',
    q: '봄',
    page: 3,
  }));

test.each(['', 'status=SOON', 'page=0', 'page=1e9', 'q=%20'])('the invalid query %j is ignored', (search) =>
  expect(read(search)).toEqual({ status: null, q: '', page: 1 }),
);

test('a query survives being written into an address and read again', () => {
  const query = { status: 'EXPIRED', q: 'a&b=c', page: 2 } as const;
  expect(read(buildFairsPath(query).split('?')[1] ?? '')).toEqual(query);
});

test('the statuses are those of the contract', () => {
  expect([...fairStatuses].sort()).toEqual([...contractStatuses].sort());
});
