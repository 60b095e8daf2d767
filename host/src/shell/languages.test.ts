import { expect, test } from '@jest/globals';
import { pathInLanguage } from './languages';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('the home pages lead to each other and keep query and hash', () => {
  expect(pathInLanguage(at('/', '?utm_source=mail', '#lawyers'), 'en')).toBe('/en?utm_source=mail#lawyers');
  expect(pathInLanguage(at('/en'), 'ko')).toBe('/');
  expect(pathInLanguage(at('/cn', '', '#magazine'), 'en')).toBe('/en#magazine');
});

test('every other page changes in place', () => {
  expect(pathInLanguage(at('/guide', '?a=1'), 'en')).toBeNull();
  expect(pathInLanguage(at('/english'), 'cn')).toBeNull();
  expect(pathInLanguage(at('/en/'), 'ko')).toBeNull();
});
