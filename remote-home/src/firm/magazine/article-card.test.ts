import { expect, test } from '@jest/globals';
import { getTextLang } from './article-card';

test('a text without a slug in the language of the page is in Korean', () => {
  const slugs = { ko: '하자', en: 'defects', cn: null };
  expect(getTextLang({ slugs }, 'cn')).toBe('ko');
  expect(getTextLang({ slugs }, 'en')).toBeUndefined();
  expect(getTextLang({ slugs }, 'ko')).toBeUndefined();
  expect(getTextLang({ slugs: {} }, 'cn')).toBeUndefined();
});
