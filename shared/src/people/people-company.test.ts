import { expect, test } from '@jest/globals';
import {
  buyerOf,
  buyerValues,
  certificateOf,
  certificateValues,
  companyOf,
  companyValues,
  emptyBuyer,
  emptyCompany,
} from './people-company';

const company = companyOf({
  ...emptyCompany,
  nameKo: '한빛식품',
  ceoName: '김한빛',
  businessNumber: '1248100998',
  category: 'food',
  zip: ' 04524 ',
  address1: '서울특별시 중구 나눔로 1',
  tel: '02-123-4567',
  employees: '1,200',
});

test('what a company says is what its fields held, and the other way round', () => {
  expect(company).toMatchObject({
    name: { ko: '한빛식품', en: null, cn: null },
    address: { zip: '04524', address2: null },
    tel: '021234567',
    employees: 1200,
    introduction: null,
  });
  expect(companyOf(companyValues(company))).toEqual(company);
});

test('an area without a city is not one', () => {
  const activityAreas = [
    { city: 'seoul', district: ' 중구 ' },
    { city: '', district: '' },
  ];
  expect(buyerOf({ ...emptyBuyer, activityAreas }).activityAreas).toEqual([{ city: 'seoul', district: '중구' }]);
});

test('a budget may have no upper end, and be none', () => {
  expect(buyerOf({ ...emptyBuyer, budgetFrom: '10,000,000' }).budget).toEqual({ from: 10_000_000, to: null });
  expect(buyerOf(emptyBuyer).budget).toBeNull();
  const said = buyerOf({ ...emptyBuyer, types: ['ONLINE'], budgetTo: '500', channels: '온라인몰' });
  expect(buyerOf(buyerValues(said))).toEqual(said);
});

test('a certificate keeps what is known of it', () => {
  const claim = { type: 'SuperRookie', name: null, year: 2025, number: '25-7', selectedAt: '2025-05-01' } as const;
  expect(certificateOf(certificateValues(claim))).toEqual(claim);
});
