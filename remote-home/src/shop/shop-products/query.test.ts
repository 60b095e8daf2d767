import { expect, test } from '@jest/globals';
import { emptyQuery, hrefOf, isFiltered, queryOf } from './query';

const asked = (search: string) => queryOf(new URLSearchParams(search));

test('the address says what is looked for, and whatever else it says asks for nothing', () => {
  expect(asked('')).toEqual(emptyQuery);
  expect(asked('page=-3&sort=evil&label=X&from=abc')).toEqual(emptyQuery);
  expect(asked('category=cups&label=NEW&q= 잔 &from=10,000&to=50000&sort=low&page=2')).toEqual({
    category: 'cups',
    label: 'NEW',
    q: '잔',
    from: '10000',
    to: '50000',
    sort: 'low',
    page: 2,
  });
});

test('an address holds only what is not usual, and another filter begins at the first page', () => {
  const query = asked('category=cups&sort=low&page=3');
  expect(hrefOf(query, { page: 4 })).toBe('/shop?category=cups&sort=low&page=4');
  expect(hrefOf(query, { label: 'ECO' })).toBe('/shop?category=cups&label=ECO&sort=low');
  expect(hrefOf(query, { category: '', sort: 'sales' })).toBe('/shop');
});

test('a category is a place, not a filter', () => {
  expect(isFiltered(asked('category=cups&sort=low'))).toBe(false);
  expect(isFiltered(asked('to=3000'))).toBe(true);
});
