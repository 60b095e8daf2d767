import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import {
  type BusinessSector,
  type CertificateType,
  type City,
  type Counterpart,
  cities,
  type MeetingMode,
} from 'shared/contract';
import { bookmarks, companySortName, matchesCompanyName, type User, users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import type { ListQuery } from '../../platform/http/list-records';
import { findFair } from '../fairs/queries';
import { introductions } from '../introductions/table';
import { matchings } from '../matchings/table';
import { isShown, matchesProductName } from '../products/queries';
import { fairProducts, products } from '../products/table';
import { findDistrictName } from './districts';
import { toCompanyProfile } from './profiles';
import { countByUser, findParticipant, findParticipants, isParticipating, type Participant } from './queries';
import { participations } from './table';
import { toBackground } from './to-background';

interface CompanySearch {
  fair: string;
  role: 'SELLER' | 'BUYER';
  /** The signed-in user; null for visitors. */
  reader: string | null;
  query: ListQuery & {
    category?: BusinessSector | undefined;
    city?: City | undefined;
    district?: string | undefined;
    type?: CertificateType | MeetingMode | undefined;
    bookmarked?: 'true' | 'false' | undefined;
  };
}

/** Condition: the name of the seller, or that of a product that it shows at the fair, contains `q`. Both use an index. */
const matchesSeller = (fair: string, q: string) =>
  sql`${participations._user} in (
    select ${users._id} from ${users} where ${matchesCompanyName(q)}
    union all select ${fairProducts._user} from ${fairProducts}
      inner join ${products} on ${products._id} = ${fairProducts._product}
      where ${and(eq(fairProducts._fair, fair), isShown, matchesProductName(q))})`;

const toJsonb = (value: object) => sql`${JSON.stringify(value)}::jsonb`;

/** Sellers are filtered by address, buyers by their activity areas and interests. */
const buildFilters = ({ fair, role, reader, query }: CompanySearch): (SQL | undefined)[] => {
  const { q, category, city, type, bookmarked } = query;
  const district = query.district && findDistrictName(city, query.district);
  const area = { ...(city && { city }), ...(district && { district }) };
  const shared = [
    q ? (role === 'SELLER' ? matchesSeller(fair, q) : matchesCompanyName(q)) : undefined,
    bookmarked === 'true'
      ? sql`exists (select 1 from ${bookmarks} where ${bookmarks._user} = ${reader} and ${bookmarks.type} = 'USER'
          and ${bookmarks.target} = ${users._id})`
      : undefined,
  ];
  if (role === 'BUYER')
    return [
      ...shared,
      category
        ? or(sql`${users.company} ->> 'category' = ${category}`, sql`${users.buyer} -> 'interests' ? ${category}`)
        : undefined,
      city || district ? sql`${users.buyer} -> 'activityAreas' @> ${toJsonb([area])}` : undefined,
      type ? sql`${type} = any(${participations.mode})` : undefined,
    ];
  return [
    ...shared,
    category ? sql`${users.company} ->> 'category' = ${category}` : undefined,
    city ? sql`${users.company} -> 'address' ->> 'sido' in (${city}, ${cities[city].ko})` : undefined,
    district ? sql`${users.company} -> 'address' ->> 'sigungu' = ${district}` : undefined,
    type
      ? sql`exists (select 1 from jsonb_array_elements(${users.seller} -> 'certificates') c
        where c ->> 'type' = ${type} and c ->> 'verifiedAt' is not null)`
      : undefined,
  ];
};

/** Companies as listed at a fair, with their relation to the reader (null for readers who do not take part). */
export const toCounterparts = async (
  db: Database,
  fair: string,
  rows: Participant[],
  reader: Participant | null,
): Promise<Counterpart[]> => {
  const ids = rows.map(({ user }) => user._id);
  const isVisible = and(eq(fairProducts._fair, fair), eq(fairProducts.visible, true), inArray(fairProducts._user, ids));
  const productCounts = await countByUser(db, fairProducts, isVisible);
  const isListed = and(eq(introductions._fair, fair), inArray(introductions._user, ids));
  const files = await countByUser(db, introductions, isListed);
  const relations = reader ? await loadRelations(db, fair, reader.user, ids) : null;
  return rows.map((row) => {
    const { participation, user } = row;
    return {
      ...toCompanyProfile(user),
      mode: participation.mode,
      booth: participation.booth,
      products: productCounts.get(user._id) ?? 0,
      introductions: files.get(user._id) ?? 0,
      relation: relations?.(user._id) ?? null,
      background: reader && toBackground(reader, row),
    };
  });
};

const loadRelations = async (db: Database, fair: string, { _id }: User, ids: string[]) => {
  const existing = await db
    .select({ _id: matchings._id, status: matchings.status, seller: matchings.seller, buyer: matchings.buyer })
    .from(matchings)
    .where(
      and(
        eq(matchings._fair, fair),
        or(
          and(eq(matchings.seller, _id), inArray(matchings.buyer, ids)),
          and(eq(matchings.buyer, _id), inArray(matchings.seller, ids)),
        ),
      ),
    )
    .orderBy(asc(matchings._id));
  const bookmarked = await db
    .select({ target: bookmarks.target })
    .from(bookmarks)
    .where(and(eq(bookmarks._user, _id), eq(bookmarks.type, 'USER'), inArray(bookmarks.target, ids)));
  return (other: string) => {
    const last = existing.findLast(({ seller, buyer }) => seller === other || buyer === other);
    return {
      _matching: last?._id ?? null,
      status: last?.status ?? null,
      bookmarked: bookmarked.some(({ target }) => target === other),
    };
  };
};

/** One page of the companies that take part in a fair. */
export const listCompanies = async (db: Database, search: CompanySearch) => {
  const { role, reader, query } = search;
  const { _id: fair } = await findFair(db, search.fair);
  const where = and(
    eq(participations._fair, fair),
    eq(participations.role, role),
    isParticipating,
    ...buildFilters(search),
  );
  const direction = query.sort?.startsWith('-') ? desc : asc;
  const order = query.sort?.endsWith('appliedAt') ? direction(participations.appliedAt) : direction(companySortName);
  const isUser = eq(users._id, participations._user);
  // The wide rows are read for one page only.
  const paged = await db
    .select({ _id: participations._id })
    .from(participations)
    .innerJoin(users, isUser)
    .where(where)
    .orderBy(order, asc(participations._id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const rows = await findParticipants(db, paged);
  const [counted] = await db.select({ total: count() }).from(participations).innerJoin(users, isUser).where(where);
  const readerParticipant = reader === null ? null : await findParticipant(db, fair, reader);
  return {
    companies: await toCounterparts(db, fair, rows, readerParticipant),
    total: counted?.total ?? 0,
    page: query.page,
    limit: query.limit,
  };
};
