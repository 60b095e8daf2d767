import { expect, test } from '@jest/globals';
import { buildLawyersPath, emptyQuery, matchesQuery, omitUnknown, parseLawyerQuery } from './lawyer-query';

const lawyer = {
  title: '강유진',
  titleEn: 'Yujin Kang',
  titleCn: '姜有珍',
  practices: ['registration'],
  office: 2,
  languages: ['ko', 'zh'],
};

test('a lawyer is found by a part of the name in any form, whatever its case and spaces', () => {
  for (const q of ['유진', '강 유진', 'yujin', 'YUJIN KANG', 'jin kang', '姜有', ''])
    expect(matchesQuery(lawyer, { ...emptyQuery, q })).toBe(true);
  for (const q of ['유준', 'kim']) expect(matchesQuery(lawyer, { ...emptyQuery, q })).toBe(false);
});

test('each filter leaves the lawyers who fit, and all of them apply', () => {
  const fitting = { q: '강', practice: 'registration', office: '2', speaks: 'zh' };
  expect(matchesQuery(lawyer, fitting)).toBe(true);
  for (const other of [{ practice: 'divorce' }, { office: '0' }, { speaks: 'ja' }])
    expect(matchesQuery(lawyer, { ...fitting, ...other })).toBe(false);
  expect(matchesQuery({ ...lawyer, office: null, languages: null }, { ...emptyQuery, office: '0' })).toBe(false);
});

test('the address of a filtered list has its filters and nothing else', () => {
  expect(buildLawyersPath(emptyQuery)).toBe('/lawyers');
  const query = { ...emptyQuery, q: '강', office: '2' };
  expect(buildLawyersPath(query)).toBe('/lawyers?q=%EA%B0%95&office=2');
  expect(parseLawyerQuery(new URLSearchParams(buildLawyersPath(query).split('?')[1]))).toEqual(query);
});

test('a filter that no field can show, such as a practice that is gone, does not apply', () => {
  const known = { practice: ['registration'], office: ['0', '2'], speaks: ['ko'] };
  const query = { q: '강', practice: 'registration', office: '2', speaks: 'ko' };
  expect(omitUnknown(query, known)).toEqual(query);
  expect(omitUnknown({ q: '강', practice: 'gone', office: '7', speaks: 'xx' }, known)).toEqual({
    ...emptyQuery,
    q: '강',
  });
});
