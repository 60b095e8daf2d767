import { expect, test } from '@jest/globals';
import { buildSearchPath } from './search-path';

test('a keyword is trimmed and encoded', () => {
  expect(buildSearchPath('  달항아리 ')).toBe('/auction-search/%EB%8B%AC%ED%95%AD%EC%95%84%EB%A6%AC');
  expect(buildSearchPath('a/b?c#d%')).toBe('/auction-search/a%2Fb%3Fc%23d%25');
});

test('decomposed Hangul (NFD) is normalised to NFC', () =>
  expect(buildSearchPath('한글'.normalize('NFD'))).toBe(buildSearchPath('한글')));

test.each(['', '   ', '\t\n', '\u3000', '.', '..'])('%j has no search path', (keyword) =>
  expect(buildSearchPath(keyword)).toBeNull(),
);
