import { expect, test } from '@jest/globals';
import {
  emptyBuyer,
  emptyCompany,
  toBuyerProfile,
  toBuyerValues,
  toCertificate,
  toCertificateValues,
  toCompany,
  toCompanyValues,
} from './company-values';

const company = toCompany({
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

test('a company is converted to field values and back', () => {
  expect(company).toMatchObject({
    name: { ko: '한빛식품', en: null, cn: null },
    address: { zip: '04524', address2: null },
    tel: '021234567',
    employees: 1200,
    introduction: null,
  });
  expect(toCompany(toCompanyValues(company))).toEqual(company);
});

test('an area without a city is left out', () => {
  const activityAreas = [
    { city: 'seoul', district: ' 중구 ' },
    { city: '', district: '' },
  ];
  expect(toBuyerProfile({ ...emptyBuyer, activityAreas }).activityAreas).toEqual([{ city: 'seoul', district: '중구' }]);
});

test('a budget may have no upper limit and may be missing', () => {
  expect(toBuyerProfile({ ...emptyBuyer, budgetFrom: '10,000,000' }).budget).toEqual({ from: 10_000_000, to: null });
  expect(toBuyerProfile(emptyBuyer).budget).toBeNull();
  const profile = toBuyerProfile({ ...emptyBuyer, types: ['ONLINE'], budgetTo: '500', channels: '온라인몰' });
  expect(toBuyerProfile(toBuyerValues(profile))).toEqual(profile);
});

test('a certificate is converted to field values and back', () => {
  const claim = { type: 'SuperRookie', name: null, year: 2025, number: '25-7', selectedAt: '2025-05-01' } as const;
  expect(toCertificate(toCertificateValues(claim))).toEqual(claim);
});
