import type { BuyerProfile, Company, SellerProfile } from 'shared/contract';
import { toPhoneDigits } from '../to-phone-digits';
import type { City, Sector } from './business-sectors';

/** The values of the fields of a company, as typed; '' where empty. */
export const emptyCompany = {
  nameKo: '',
  nameEn: '',
  nameCn: '',
  ceoName: '',
  businessNumber: '',
  category: '',
  zip: '',
  address1: '',
  address2: '',
  sido: '',
  sigungu: '',
  tel: '',
  fax: '',
  homepage: '',
  foundedYear: '',
  employees: '',
  introKo: '',
  introEn: '',
  introCn: '',
};
export type CompanyValues = typeof emptyCompany;

export const emptyBuyer = {
  types: [] as ('ONLINE' | 'OFFLINE')[],
  activityAreas: [{ city: '', district: '' }],
  interests: [] as Sector[],
  budgetFrom: '',
  budgetTo: '',
  channels: '',
};
export type BuyerValues = typeof emptyBuyer;

export const emptyCertificate = { type: 'SeoulAward', name: '', year: '', number: '', selectedAt: '' };
export type CertificateValues = typeof emptyCertificate;

const parseNumber = (text: string) => (text.trim() === '' ? null : Number(text.replace(/\D/g, '')));
/** The trimmed text, null where it is empty. */
export const toNullable = (text: string) => text.trim() || null;
/** A text in three languages; '' becomes null except in Korean. */
export const toLocalised = (ko: string, en: string, cn: string) => ({ ko, en: toNullable(en), cn: toNullable(cn) });

/** An empty category is sent as it is; the API reports the error. */
export const toCompany = (values: CompanyValues): Company => ({
  name: toLocalised(values.nameKo, values.nameEn, values.nameCn),
  ceoName: values.ceoName,
  businessNumber: values.businessNumber,
  category: values.category as Sector,
  address: {
    zip: values.zip.trim(),
    address1: values.address1,
    address2: toNullable(values.address2),
    sido: toNullable(values.sido),
    sigungu: toNullable(values.sigungu),
  },
  tel: toNullable(toPhoneDigits(values.tel)),
  fax: toNullable(toPhoneDigits(values.fax)),
  homepage: toNullable(values.homepage),
  foundedYear: parseNumber(values.foundedYear),
  employees: parseNumber(values.employees),
  introduction: values.introKo.trim() ? toLocalised(values.introKo, values.introEn, values.introCn) : null,
});

/** Values as text, '' for null. */
const toTexts = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.toString() ?? ''])) as {
    [K in keyof T]: string;
  };

export const toCompanyValues = ({ name, address, introduction, ...company }: Company): CompanyValues => ({
  ...emptyCompany,
  ...toTexts({ ...company, ...address }),
  ...toTexts({ nameKo: name.ko, nameEn: name.en, nameCn: name.cn }),
  ...toTexts({ introKo: introduction?.ko, introEn: introduction?.en, introCn: introduction?.cn }),
});

export const toBuyerProfile = (values: BuyerValues): BuyerProfile => {
  const [from, to] = [parseNumber(values.budgetFrom), parseNumber(values.budgetTo)];
  return {
    types: values.types,
    activityAreas: values.activityAreas
      .filter(({ city }) => city !== '')
      .map(({ city, district }) => ({ city: city as City, district: toNullable(district) })),
    interests: values.interests,
    budget: from === null && to === null ? null : { from: from ?? 0, to },
    channels: toNullable(values.channels),
  };
};

export const toBuyerValues = ({ types, activityAreas, interests, budget, channels }: BuyerProfile): BuyerValues => ({
  types,
  activityAreas: activityAreas.map(({ city, district }) => ({ city, district: district ?? '' })),
  interests,
  budgetFrom: budget?.from.toString() ?? '',
  budgetTo: budget?.to?.toString() ?? '',
  channels: channels ?? '',
});

type SellerCertificate = SellerProfile['certificates'][number];

export const toCertificate = ({ type, name, year, number, selectedAt }: CertificateValues): SellerCertificate => ({
  type: type as SellerCertificate['type'],
  name: toNullable(name),
  year: parseNumber(year),
  number: toNullable(number),
  selectedAt: selectedAt || null,
});

export const toCertificateValues = ({ type, name, year, number, selectedAt }: SellerCertificate): CertificateValues =>
  toTexts({ type, name, year, number, selectedAt });
