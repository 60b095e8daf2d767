import { expect, test } from '@jest/globals';
import { buildSearchPath, emptyQuery, parseLotQuery, toApiFilters } from './lot-query';

const parse = (search: string, searchKeyword?: string) =>
  parseLotQuery({ params: searchKeyword === undefined ? {} : { searchKeyword }, query: new URLSearchParams(search) });

test('the keyword is read from the path, or from the query where the form without JavaScript put it', () => {
  expect(parse('', '%EB%8B%AC%ED%95%AD%EC%95%84%EB%A6%AC%2050%25').q).toBe('달항아리 50%');
  expect(parse('q=달항아리').q).toBe('달항아리');
  expect(parse('', '50%').q).toBe('50%');
});

test('an address contains the values that are set and nothing else', () => {
  const query = {
    ...emptyQuery,
    q: 'a/b?',
    status: 'OPEN' as const,
    priceFrom: 100_000,
    sort: '-price' as const,
    page: 3,
  };
  const address = buildSearchPath(query);
  expect(address).toBe('/auction-search/a%2Fb%3F?status=OPEN&priceFrom=100000&sort=-price&page=3');
  expect(parse(address.split('?')[1] ?? '', 'a/b%3F')).toEqual(query);
  expect([buildSearchPath(emptyQuery), buildSearchPath({ ...emptyQuery, q: '..' })]).toEqual([
    '/auction-search',
    '/auction-search?q=..',
  ]);
});

test('invalid values are left out, and prices in the wrong order are swapped', () => {
  expect(toApiFilters(parse('status=DRAFT&sort=secret&priceFrom=abc&page=-1'))).toEqual({});
  expect(toApiFilters(parse('priceFrom=2,000,000&priceTo=１００００'))).toEqual({
    priceFrom: 10_000,
    priceTo: 2_000_000,
  });
});
