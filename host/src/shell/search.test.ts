import { expect, test } from '@jest/globals';
import { searchPath } from './search';

test('a keyword is trimmed and encoded', () => {
  expect(searchPath('  달항아리 ')).toBe('/auction-search/%EB%8B%AC%ED%95%AD%EC%95%84%EB%A6%AC');
  expect(searchPath('a/b?c#d%')).toBe('/auction-search/a%2Fb%3Fc%23d%25');
});

test('Hangul taken apart by a Mac is put together', () =>
  expect(searchPath('한글'.normalize('NFD'))).toBe(searchPath('한글')));

test.each(['', '   ', '\t\n', '\u3000', '.', '..'])('%j leads nowhere', (keyword) =>
  expect(searchPath(keyword)).toBeNull(),
);
