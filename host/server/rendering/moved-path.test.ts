import { expect, test } from '@jest/globals';
import type { Language } from 'shared/i18n';
import { findMovedPath } from './moved-path';

const paths = { ko: '/magazine/%ED%95%98%EC%9E%90', en: '/magazine/defect' };
const find = (pathname: string, language: Language = 'ko') => findMovedPath({ title: '', paths }, language, pathname);

test('a page that is asked for by its id leads to its path in the language', () => {
  expect(find('/magazine/01K')).toBe(paths.ko);
  expect(find('/magazine/01K', 'en')).toBe(paths.en);
  expect(find('/magazine/defect')).toBe(paths.ko);
});

test('without content in the language it leads to the Korean path', () =>
  expect(find('/magazine/01K', 'cn')).toBe(paths.ko));

test('at its own path it stays, however the letters are encoded', () => {
  expect(find(paths.ko)).toBeNull();
  expect(find(paths.ko.toLowerCase())).toBeNull();
  expect(find(paths.ko, 'cn')).toBeNull();
});

test('a page that names no path stays where it is', () =>
  expect(findMovedPath({ title: '' }, 'ko', '/magazine')).toBeNull());
