import { expect, test } from '@jest/globals';
import { addressOf, asked, none, readQuery } from './query';

const read = (search: string, searchKeyword?: string) =>
  readQuery({ params: searchKeyword === undefined ? {} : { searchKeyword }, query: new URLSearchParams(search) });

test('the keyword stands in the path, or behind the question mark where a form without script put it', () => {
  expect(read('', '%EB%8B%AC%ED%95%AD%EC%95%84%EB%A6%AC%2050%25').q).toBe('달항아리 50%');
  expect(read('q=달항아리').q).toBe('달항아리');
  expect(read('', '50%').q).toBe('50%');
});

test('an address keeps what was asked for, and says nothing of the rest', () => {
  const query = { ...none, q: 'a/b?', status: 'OPEN' as const, priceFrom: 100_000, sort: '-price' as const, page: 3 };
  const address = addressOf(query);
  expect(address).toBe('/auction-search/a%2Fb%3F?status=OPEN&priceFrom=100000&sort=-price&page=3');
  expect(read(address.split('?')[1] ?? '', 'a/b%3F')).toEqual(query);
  expect([addressOf(none), addressOf({ ...none, q: '..' })]).toEqual(['/auction-search', '/auction-search?q=..']);
});

test('what an address cannot mean is left out, and prices the wrong way round are turned', () => {
  expect(asked(read('status=DRAFT&sort=secret&priceFrom=abc&page=-1'))).toEqual({});
  expect(asked(read('priceFrom=2,000,000&priceTo=１００００'))).toEqual({ priceFrom: 10_000, priceTo: 2_000_000 });
});
