import { expect, test } from '@jest/globals';
import { findDistrictName, localiseDistrict } from './districts';

test('a district has its names in three languages, by its province where two share a name', () => {
  expect(localiseDistrict('seoul', '강남구')).toEqual({ ko: '강남구', en: 'Gangnam-gu', cn: '江南区' });
  expect(localiseDistrict('gangwon', '고성군')?.cn).toBe('高城郡');
  expect(localiseDistrict('gyeongnam', '고성군')?.cn).toBe('固城郡');
  expect(localiseDistrict(null, '서귀포시')?.en).toBe('Seogwipo-si');
});

test('words that are no district of the province stay as they are', () => {
  expect(localiseDistrict('busan', '강남구')).toEqual({ ko: '강남구' });
  expect(localiseDistrict('abroad', '리옹')).toEqual({ ko: '리옹' });
  expect([localiseDistrict('seoul', ' '), localiseDistrict('seoul', null)]).toEqual([null, null]);
});

test('a district is looked for in any language', () => {
  for (const text of ['강남구', 'gangnam-gu', ' 江南区 ']) expect(findDistrictName('seoul', text)).toBe('강남구');
  expect(findDistrictName('seoul', '리옹')).toBe('리옹');
});
