import { type City, type CompanyProfile, cities, type Language, pickText } from 'shared/contract';
import type { User } from '../../members/index';
import { localiseDistrict } from './districts';

type ProfileFields = Pick<User, '_id' | 'name' | 'nameEn' | 'company' | 'buyer' | 'seller' | 'logo'>;

/** The code of a city from its code, name or a prefix of its name: `서울특별시`, `서울` and `seoul` are one city. */
export const parseCity = (sido: string | null | undefined): City | null => {
  const name = sido?.trim();
  if (!name) return null;
  const codes = Object.keys(cities) as City[];
  return codes.find((code) => code === name || cities[code].ko === name || cities[code].ko.startsWith(name)) ?? null;
};

/** The public profile of a participant, without contact data. */
export const toCompanyProfile = ({
  _id,
  name,
  nameEn,
  company,
  buyer,
  seller,
  logo,
}: ProfileFields): CompanyProfile => ({
  _id,
  name: company?.name ?? { ko: name, en: nameEn, cn: nameEn },
  category: company?.category ?? null,
  city: parseCity(company?.address.sido),
  district: localiseDistrict(parseCity(company?.address.sido), company?.address.sigungu),
  homepage: company?.homepage ?? null,
  introduction: company?.introduction ?? null,
  logo,
  // Only verified certificates are public.
  certificates: [...new Set((seller?.certificates ?? []).flatMap(({ type, verifiedAt }) => (verifiedAt ? type : [])))],
  activityAreas: (buyer?.activityAreas ?? []).map(({ city, district }) => ({
    city,
    district: localiseDistrict(city, district),
  })),
  interests: buyer?.interests ?? [],
});

/** The profile of a user, or a placeholder when the user does not exist. */
export const getProfile = (usersById: Map<string, User>, id: string): CompanyProfile =>
  toCompanyProfile(
    usersById.get(id) ?? { _id: id, name: '—', nameEn: null, company: null, buyer: null, seller: null, logo: null },
  );

/** The name of a company; a dash when the user does not exist. */
export const formatCompanyName = (user: User | undefined, language: Language) =>
  user ? pickText(toCompanyProfile(user).name, language) : '—';
