import { expect, test } from '@jest/globals';
import { getRecordTitle } from './get-record-title';

test('a record is called in the language of the console, and in Korean where it has no other', () => {
  const fair = { title: { ko: '겨울 상담회', en: 'Winter fair' }, product: { name: { ko: '등잔', cn: '灯' } } };
  expect(getRecordTitle(fair, 'title', 'en')).toBe('Winter fair');
  expect(getRecordTitle(fair, 'title', 'cn')).toBe('겨울 상담회');
  expect(getRecordTitle(fair, 'product.name', 'cn')).toBe('灯');
});

test('a name that has no language stays, and a record without one has no title', () => {
  expect(getRecordTitle({ name: '김회원' }, 'name', 'en')).toBe('김회원');
  expect(getRecordTitle({ name: null }, 'name', 'en')).toBe('');
  expect(getRecordTitle({}, 'author.name', 'en')).toBe('');
});
