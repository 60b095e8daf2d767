import { expect, test } from '@jest/globals';
import { certificateTypes as contractCertificates, meetingModes as contractModes } from 'shared/contract';
import { buildFairPath, certificateTypes, isFiltered, meetingModes, parseQuery, toTab } from './query';

const read = (search: string) => parseQuery(new URLSearchParams(search));

test('buyers are filtered by sector, place and mode of meeting', () => {
  const query = read('tab=buyers&category=food&city=seoul&district=종로구&mode=ONLINE&bookmarked=true');
  expect(query).toMatchObject({
    tab: 'buyers',
    category: 'food',
    city: 'seoul',
    district: '종로구',
    mode: 'ONLINE',
    bookmarked: true,
  });
  expect(read(buildFairPath({ _id: 'f', slug: null }, query).split('?')[1] ?? '')).toEqual(query);
});

test('filters of another tab are ignored', () => {
  expect(read('tab=products&city=seoul&mode=ONLINE&bookmarked=true')).toMatchObject({
    city: null,
    mode: null,
    bookmarked: false,
  });
  expect(read('tab=buyers&certificate=SeoulAward').certificate).toBeNull();
});

test('a search goes on to another tab with the filters that the tab has', () => {
  const query = read('tab=sellers&q=차&category=food&city=seoul&certificate=SeoulAward&page=3');
  expect(toTab(query, 'buyers')).toMatchObject({ tab: 'buyers', q: '차', city: 'seoul', certificate: null, page: 1 });
  expect(toTab(query, 'products')).toMatchObject({ q: '차', category: 'food', city: null, certificate: 'SeoulAward' });
});

test('a district without a city is ignored, since several cities have one of that name', () =>
  expect(read('tab=sellers&district=중구').district).toBe(''));

test('an address without parameters shows all products', () => {
  expect(buildFairPath({ _id: 'f', slug: null }, { tab: 'products', page: 1 })).toBe('/matching/fairs/f');
  expect(isFiltered(read(''))).toBe(false);
  expect(isFiltered(read('q=차'))).toBe(true);
});

test('certificate types and meeting modes are those of the contract', () => {
  expect(certificateTypes).toEqual(contractCertificates);
  expect(meetingModes).toEqual(contractModes);
});
