import { expect, test } from '@jest/globals';
import { getPageStyles, satisfies } from './registry';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.2.3', '^1.2.0', true],
  ['1.10.0', '^1.9.5', true],
  ['1.0.0', '^1.0.1', false],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0', '1.0.0', false],
  ['1.0.0', '*', false],
])('a host of contract %s for a remote that wants %s: %s', (version, range, expected) =>
  expect(satisfies(version, range)).toBe(expected),
);

test('a page gets only the style sheets of the chunk of its route', () => {
  const title = { ko: '상점', en: 'Shop', cn: '商店' };
  const sheets = { shop: ['remote-home-pages.css', 'remote-home-shop.css'] };
  expect(getPageStyles({ sheets }, { path: '/shop', title, chunk: 'shop' })).toEqual(sheets.shop);
  expect(getPageStyles({ sheets }, { path: '/shop', title, chunk: 'constructor' })).toEqual([]);
  expect(getPageStyles({ sheets }, { path: '/', title })).toEqual([]);
  expect(getPageStyles({}, { path: '/shop', title, chunk: 'shop' })).toEqual([]);
});
