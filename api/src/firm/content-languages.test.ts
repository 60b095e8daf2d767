import { expect, test } from '@jest/globals';
import { findContentLanguages } from './content-languages';

test('a record has content in the languages of its title, and of its text if there is one in Korean', () => {
  const title = { ko: '이혼', en: 'Divorce', cn: '离婚' };
  expect(findContentLanguages([title, { ko: '글', en: 'Text', cn: ' ' }])).toEqual(['ko', 'en']);
  expect(findContentLanguages([{ ko: '이혼', en: '' }, null])).toEqual(['ko']);
  expect(findContentLanguages([title, { ko: '' }])).toEqual(['ko', 'en', 'cn']);
  expect(findContentLanguages([undefined])).toEqual(['ko', 'en', 'cn']);
});
