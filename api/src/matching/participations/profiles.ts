import { inArray } from 'drizzle-orm';
import { type City, type CompanyProfile, cities } from 'shared/contract';
import { type User, users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';

type Known = Pick<User, '_id' | 'name' | 'nameEn' | 'company' | 'buyer' | 'seller' | 'logo'>;

/** `서울특별시`, `서울` and `seoul` are one city. */
export const cityOf = (sido: string | null | undefined): City | null => {
  const said = sido?.trim();
  if (!said) return null;
  const codes = Object.keys(cities) as City[];
  return codes.find((code) => code === said || cities[code].ko === said || cities[code].ko.startsWith(said)) ?? null;
};

/** What everybody may read of a user who takes part in a fair: nothing of how to reach them. */
export const profileOf = ({ _id, name, nameEn, company, buyer, seller, logo }: Known): CompanyProfile => ({
  _id,
  name: company?.name ?? { ko: name, en: nameEn },
  category: company?.category ?? null,
  city: cityOf(company?.address.sido),
  district: company?.address.sigungu ?? null,
  homepage: company?.homepage ?? null,
  introduction: company?.introduction ?? null,
  logo,
  // What nobody has seen the proof of yet is not shown.
  certificates: [...new Set((seller?.certificates ?? []).flatMap(({ type, verifiedAt }) => (verifiedAt ? type : [])))],
  activityAreas: buyer?.activityAreas ?? [],
  interests: buyer?.interests ?? [],
});

/** Users by id, for what is shown of them. */
export const usersOf = async (db: Database, ids: string[]) => {
  if (ids.length === 0) return new Map<string, User>();
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users._id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row._id, row]));
};

/** What stands for a user who is gone. */
export const shownOf = (known: Map<string, User>, id: string): CompanyProfile => {
  const user = known.get(id);
  return user
    ? profileOf(user)
    : profileOf({ _id: id, name: '—', nameEn: null, company: null, buyer: null, seller: null, logo: null });
};
