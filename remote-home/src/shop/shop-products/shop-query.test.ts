import { expect, test } from '@jest/globals';
import { buildShopPath, emptyQuery, isFiltered, parseShopQuery } from './shop-query';

const parse = (search: string) => parseShopQuery(new URLSearchParams(search));

test('query parameters are read, and unknown values count as missing', () => {
  expect(parse('')).toEqual(emptyQuery);
  expect(parse('page=-3&sort=evil&label=X&from=abc')).toEqual(emptyQuery);
  expect(parse('category=cups&label=NEW&q= 잔 &from=10,000&to=50000&sort=low&page=2')).toEqual({
    category: 'cups',
    label: 'NEW',
    q: '잔',
    from: '10000',
    to: '50000',
    sort: 'low',
    page: 2,
  });
});

test('an address holds only what differs from the default, and another filter begins at the first page', () => {
  const query = parse('category=cups&sort=low&page=3');
  expect(buildShopPath(query, { page: 4 })).toBe('/shop?category=cups&sort=low&page=4');
  expect(buildShopPath(query, { label: 'ECO' })).toBe('/shop?category=cups&label=ECO&sort=low');
  expect(buildShopPath(query, { category: '', sort: 'sales' })).toBe('/shop');
});

test('a category is no filter', () => {
  expect(isFiltered(parse('category=cups&sort=low'))).toBe(false);
  expect(isFiltered(parse('to=3000'))).toBe(true);
});
