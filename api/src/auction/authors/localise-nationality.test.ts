import { expect, test } from '@jest/globals';
import { localiseNationality } from './localise-nationality';

test('a country that is written in Korean is named in English and Chinese', () => {
  expect(localiseNationality('대한민국')).toEqual({ ko: '대한민국', en: 'South Korea', cn: '韩国' });
  expect(localiseNationality('한국')).toEqual({ ko: '한국', en: 'South Korea', cn: '韩国' });
  expect(localiseNationality('프랑스')).toEqual({ ko: '프랑스', en: 'France', cn: '法国' });
});

test('two countries are named one by one, and other words stay as they are', () => {
  expect(localiseNationality('대한민국·미국')?.en).toBe('South Korea·United States');
  expect(localiseNationality('대한민국, 미국')?.en).toBe('South Korea, United States');
  expect(localiseNationality('조선')).toEqual({ ko: '조선', en: '조선', cn: '조선' });
  expect([localiseNationality(null), localiseNationality('')]).toEqual([null, null]);
});
