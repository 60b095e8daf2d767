import { expect, test } from '@jest/globals';
import { getLawyerName } from './use-lawyers';

test('the name of a lawyer is shown in the language, in Chinese in Latin letters where there is no other', () => {
  const lawyer = { title: '강유진', titleEn: 'Yujin Kang', titleCn: '姜有珍' };
  expect(getLawyerName(lawyer, 'ko')).toBe('강유진');
  expect(getLawyerName(lawyer, 'en')).toBe('Yujin Kang');
  expect(getLawyerName(lawyer, 'cn')).toBe('姜有珍');
  expect(getLawyerName({ ...lawyer, titleCn: '' }, 'cn')).toBe('Yujin Kang');
});
