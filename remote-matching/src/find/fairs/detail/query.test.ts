import { expect, test } from '@jest/globals';
import { certificateTypes as contractCertificates, meetingModes as contractModes } from 'shared/contract';
import { addressOf, certificateTypes, isNarrow, meetingModes, readQuery } from './query';

const read = (search: string) => readQuery(new URLSearchParams(search));

test('a list of buyers is narrowed by trade, place and way of meeting', () => {
  const query = read('tab=buyers&category=food&city=seoul&district=종로구&mode=ONLINE&bookmarked=true');
  expect(query).toMatchObject({
    tab: 'buyers',
    category: 'food',
    city: 'seoul',
    district: '종로구',
    mode: 'ONLINE',
    bookmarked: true,
  });
  expect(read(addressOf('f', query).split('?')[1] ?? '')).toEqual(query);
});

test('what does not belong to a tab is left out', () => {
  expect(read('tab=products&city=seoul&mode=ONLINE&bookmarked=true')).toMatchObject({
    city: null,
    mode: null,
    bookmarked: false,
  });
  expect(read('tab=buyers&certificate=SeoulAward').certificate).toBeNull();
});

test('a district alone says nothing, since many cities have the same', () =>
  expect(read('tab=sellers&district=중구').district).toBe(''));

test('the bare address shows all products', () => {
  expect(addressOf('f', { tab: 'products', page: 1 })).toBe('/matching/fairs/f');
  expect(isNarrow(read(''))).toBe(false);
  expect(isNarrow(read('q=차'))).toBe(true);
});

test('certificates and ways of meeting are those of the contract', () => {
  expect(certificateTypes).toEqual(contractCertificates);
  expect(meetingModes).toEqual(contractModes);
});
