import { expect, test } from '@jest/globals';
import { formatMessage, negotiateLanguage } from './language';

test.each([
  [undefined, 'ko'],
  ['', 'ko'],
  ['en', 'en'],
  ['en-US,en;q=0.9,ko;q=0.8', 'en'],
  ['fr,ko;q=0.5,en;q=0.7', 'en'],
  ['zh-CN', 'cn'],
  ['cn', 'cn'],
  ['fr', 'ko'],
  ['en;q=0, cn', 'cn'],
  [';;;=,,q', 'ko'],
])('a reader who accepts %p reads %s', (header, language) => expect(negotiateLanguage(header)).toBe(language));

test('placeholders are filled in, and missing translations fall back to Korean', () => {
  expect(formatMessage({ ko: '최대 {limit}', en: 'At most {limit}' }, 'en', { limit: '10 MB' })).toBe('At most 10 MB');
  expect(formatMessage({ ko: '최대 {limit}', en: ' ' }, 'en', { limit: '10 MB' })).toBe('최대 10 MB');
  expect(formatMessage({ ko: '{other}' }, 'ko')).toBe('{other}');
});
