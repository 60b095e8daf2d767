import { expect, test } from '@jest/globals';
import { certificateTypes as contractCertificates, meetingModes as contractModes } from 'shared/contract';
import { buildFairPath, certificateTypes, isFiltered, meetingModes, parseQuery } from './query';

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
  expect(read(buildFairPath('f', query).split('?')[1] ?? '')).toEqual(query);
});

test('filters of another tab are ignored', () => {
  expect(read('tab=products&city=seoul&mode=ONLINE&bookmarked=true')).toMatchObject({
    city: null,
    mode: null,
    bookmarked: false,
  });
  expect(read('tab=buyers&certificate=SeoulAward').certificate).toBeNull();
});

test('a district without a city is ignored, since several cities have one of that name', () =>
  expect(read('tab=sellers&district=중구').district).toBe(''));

test('an address without parameters shows all products', () => {
  expect(buildFairPath('f', { tab: 'products', page: 1 })).toBe('/matching/fairs/f');
  expect(isFiltered(read(''))).toBe(false);
  expect(isFiltered(read('q=차'))).toBe(true);
});

test('certificate types and meeting modes are those of the contract', () => {
  expect(certificateTypes).toEqual(contractCertificates);
  expect(meetingModes).toEqual(contractModes);
});
