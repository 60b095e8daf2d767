import { expect, test } from '@jest/globals';
import { describeRegions } from './describe-regions';

const regions = [
  { name: { ko: '경기', en: 'Gyeonggi' }, office: 0, ways: ['VISIT' as const, 'COURT' as const] },
  { name: { ko: '제주', en: 'Jeju', cn: '济州' }, office: 1, ways: ['VIDEO' as const] },
  { name: { ko: '강원', en: 'Gangwon' }, office: 0, ways: ['VISIT' as const, 'COURT' as const] },
  { name: { ko: '부산' }, office: 0, ways: ['VIDEO' as const] },
];

test('an office says which regions it serves and how, those that it serves alike together', () => {
  expect(describeRegions(regions, 0)).toMatchObject({
    ko: '경기, 강원: 방문 상담, 재판 기일 출석 / 부산: 화상 상담',
    en: 'Gyeonggi, Gangwon: in person, at court hearings / 부산: by video',
  });
  expect(describeRegions(regions, 1)?.cn).toBe('济州：视频咨询');
});

test('an office without regions says nothing', () => {
  expect([describeRegions(regions, 2), describeRegions([], 0), describeRegions(null, 0)]).toEqual([null, null, null]);
});
