import { inArray } from 'drizzle-orm';
import { type City, type CompanyProfile, cities } from 'shared/contract';
import { type User, users } from '../../members/index';
import type { Database } from '../../platform/database/connect';

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
  name: company?.name ?? { ko: name, en: nameEn },
  category: company?.category ?? null,
  city: parseCity(company?.address.sido),
  district: company?.address.sigungu ?? null,
  homepage: company?.homepage ?? null,
  introduction: company?.introduction ?? null,
  logo,
  // Only verified certificates are public.
  certificates: [...new Set((seller?.certificates ?? []).flatMap(({ type, verifiedAt }) => (verifiedAt ? type : [])))],
  activityAreas: buyer?.activityAreas ?? [],
  interests: buyer?.interests ?? [],
});

/** Users by id. */
export const findUsersById = async (db: Database, ids: string[]) => {
  if (ids.length === 0) return new Map<string, User>();
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users._id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row._id, row]));
};

/** The profile of a user, or a placeholder when the user does not exist. */
export const getProfile = (known: Map<string, User>, id: string): CompanyProfile => {
  const user = known.get(id);
  return user
    ? toCompanyProfile(user)
    : toCompanyProfile({ _id: id, name: '—', nameEn: null, company: null, buyer: null, seller: null, logo: null });
};
