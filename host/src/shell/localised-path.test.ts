import { expect, test } from '@jest/globals';
import { getLocalisedPath } from './localised-path';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('a home page has a path per language, with query and hash kept', () => {
  expect(getLocalisedPath(at('/', '?utm_source=mail', '#lawyers'), 'en')).toBe('/en?utm_source=mail#lawyers');
  expect(getLocalisedPath(at('/en'), 'ko')).toBe('/');
  expect(getLocalisedPath(at('/cn', '', '#magazine'), 'en')).toBe('/en#magazine');
});

test('every other page keeps its path', () => {
  expect(getLocalisedPath(at('/guide', '?a=1'), 'en')).toBeNull();
  expect(getLocalisedPath(at('/english'), 'cn')).toBeNull();
  expect(getLocalisedPath(at('/en/'), 'ko')).toBeNull();
});
