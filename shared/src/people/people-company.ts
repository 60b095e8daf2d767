import type { BuyerProfile, Company, SellerProfile } from 'shared/contract';
import type { City, Trade } from './people-names';

/** What the fields of a company hold: text as it is typed, '' where nothing is said. */
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
  interests: [] as Trade[],
  budgetFrom: '',
  budgetTo: '',
  channels: '',
};
export type BuyerValues = typeof emptyBuyer;

export const emptyCertificate = { type: 'SeoulAward', name: '', year: '', number: '', selectedAt: '' };
export type CertificateValues = typeof emptyCertificate;

/** Digits, with the + of a foreign number, as the API takes them. */
export const digitsOf = (phone: string) => phone.replace(/(?!^\+)\D/g, '');
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.replace(/\D/g, '')));
const orNull = (text: string) => text.trim() || null;
const inLanguages = (ko: string, en: string, cn: string) => ({ ko, en: orNull(en), cn: orNull(cn) });

/** The API says what is wrong with a trade that was not chosen. */
export const companyOf = (values: CompanyValues): Company => ({
  name: inLanguages(values.nameKo, values.nameEn, values.nameCn),
  ceoName: values.ceoName,
  businessNumber: values.businessNumber,
  category: values.category as Trade,
  address: {
    zip: values.zip.trim(),
    address1: values.address1,
    address2: orNull(values.address2),
    sido: orNull(values.sido),
    sigungu: orNull(values.sigungu),
  },
  tel: orNull(digitsOf(values.tel)),
  fax: orNull(digitsOf(values.fax)),
  homepage: orNull(values.homepage),
  foundedYear: numberOf(values.foundedYear),
  employees: numberOf(values.employees),
  introduction: values.introKo.trim() ? inLanguages(values.introKo, values.introEn, values.introCn) : null,
});

export const companyValues = (company: Company): CompanyValues => ({
  nameKo: company.name.ko,
  nameEn: company.name.en ?? '',
  nameCn: company.name.cn ?? '',
  ceoName: company.ceoName,
  businessNumber: company.businessNumber,
  category: company.category,
  zip: company.address.zip,
  address1: company.address.address1,
  address2: company.address.address2 ?? '',
  sido: company.address.sido ?? '',
  sigungu: company.address.sigungu ?? '',
  tel: company.tel ?? '',
  fax: company.fax ?? '',
  homepage: company.homepage ?? '',
  foundedYear: company.foundedYear?.toString() ?? '',
  employees: company.employees?.toString() ?? '',
  introKo: company.introduction?.ko ?? '',
  introEn: company.introduction?.en ?? '',
  introCn: company.introduction?.cn ?? '',
});

export const buyerOf = (values: BuyerValues): BuyerProfile => {
  const [from, to] = [numberOf(values.budgetFrom), numberOf(values.budgetTo)];
  return {
    types: values.types,
    activityAreas: values.activityAreas
      .filter(({ city }) => city !== '')
      .map(({ city, district }) => ({ city: city as City, district: orNull(district) })),
    interests: values.interests,
    budget: from === null && to === null ? null : { from: from ?? 0, to },
    channels: orNull(values.channels),
  };
};

export const buyerValues = ({ types, activityAreas, interests, budget, channels }: BuyerProfile): BuyerValues => ({
  types,
  activityAreas: activityAreas.map(({ city, district }) => ({ city, district: district ?? '' })),
  interests,
  budgetFrom: budget?.from.toString() ?? '',
  budgetTo: budget?.to?.toString() ?? '',
  channels: channels ?? '',
});

type Claim = SellerProfile['certificates'][number];

export const certificateOf = ({ type, name, year, number, selectedAt }: CertificateValues): Claim => ({
  type: type as Claim['type'],
  name: orNull(name),
  year: numberOf(year),
  number: orNull(number),
  selectedAt: selectedAt || null,
});

export const certificateValues = ({ type, name, year, number, selectedAt }: Claim): CertificateValues => ({
  type,
  name: name ?? '',
  year: year?.toString() ?? '',
  number: number ?? '',
  selectedAt: selectedAt ?? '',
});
