import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import {
  type CertificateType,
  type City,
  type Counterpart,
  cities,
  type MeetingMode,
  type Trade,
} from 'shared/contract';
import { bookmarks } from '../../members/bookmarks/table';
import { isNamed, listedName } from '../../members/users/names';
import { type User, users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import type { ListQuery } from '../../platform/http/list';
import { introductions } from '../introductions/table';
import { matchings } from '../matchings/table';
import { fairProducts } from '../products/table';
import { findParticipant, type Participant, participantsOf } from './find';
import { profileOf } from './profiles';
import { participations } from './table';

interface Companies {
  fair: string;
  role: 'SELLER' | 'BUYER';
  /** Who looks; null for visitors. */
  reader: string | null;
  query: ListQuery & {
    category?: Trade | undefined;
    city?: City | undefined;
    district?: string | undefined;
    type?: CertificateType | MeetingMode | undefined;
    bookmarked?: 'true' | 'false' | undefined;
  };
}

const json = (value: object) => sql`${JSON.stringify(value)}::jsonb`;

/** A seller sits somewhere; a buyer is active in places and looks for several trades. */
const filtersOf = ({ role, reader, query }: Companies): (SQL | undefined)[] => {
  const { q, category, city, district, type, bookmarked } = query;
  const area = { ...(city && { city }), ...(district && { district }) };
  const shared = [
    q ? isNamed(q) : undefined,
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
      city || district ? sql`${users.buyer} -> 'activityAreas' @> ${json([area])}` : undefined,
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

const countBy = async (rows: Promise<{ user: string; count: number }[]>) =>
  new Map((await rows).map(({ user, count }) => [user, count]));

/** Companies as a list shows them, with where the reader stands with each. */
export const asCounterparts = async (
  db: Database,
  fair: string,
  rows: Participant[],
  reader: Participant | null,
): Promise<Counterpart[]> => {
  const ids = rows.map(({ user }) => user._id);
  if (ids.length === 0) return [];
  const many = sql<number>`count(*)::int`;
  const products = await countBy(
    db
      .select({ user: fairProducts._user, count: many })
      .from(fairProducts)
      .where(and(eq(fairProducts._fair, fair), eq(fairProducts.visible, true), inArray(fairProducts._user, ids)))
      .groupBy(fairProducts._user),
  );
  const files = await countBy(
    db
      .select({ user: introductions._user, count: many })
      .from(introductions)
      .where(and(eq(introductions._fair, fair), inArray(introductions._user, ids)))
      .groupBy(introductions._user),
  );
  const relations = reader ? await relationsOf(db, fair, reader.user, ids) : null;
  return rows.map(({ participation: { mode, booth }, user }) => ({
    ...profileOf(user),
    mode,
    booth,
    products: products.get(user._id) ?? 0,
    introductions: files.get(user._id) ?? 0,
    relation: relations?.(user._id) ?? null,
  }));
};

const relationsOf = async (db: Database, fair: string, { _id }: User, ids: string[]) => {
  const met = await db
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
  const kept = await db
    .select({ target: bookmarks.target })
    .from(bookmarks)
    .where(and(eq(bookmarks._user, _id), eq(bookmarks.type, 'USER'), inArray(bookmarks.target, ids)));
  return (other: string) => {
    const last = met.findLast(({ seller, buyer }) => seller === other || buyer === other);
    return {
      _matching: last?._id ?? null,
      status: last?.status ?? null,
      bookmarked: kept.some(({ target }) => target === other),
    };
  };
};

/** One page of the companies that take part in a fair. */
export const listCompanies = async (db: Database, companies: Companies) => {
  const { fair, role, reader, query } = companies;
  const where = and(
    eq(participations._fair, fair),
    eq(participations.role, role),
    eq(participations.status, 'APPROVED'),
    eq(users.status, 'ACTIVE'),
    isNull(users.deletedAt),
    ...filtersOf(companies),
  );
  const direction = query.sort?.startsWith('-') ? desc : asc;
  const order = query.sort?.endsWith('appliedAt') ? direction(participations.appliedAt) : direction(listedName);
  const joined = eq(users._id, participations._user);
  // What is read of a company is wide, so it is read of one page alone.
  const paged = await db
    .select({ _id: participations._id })
    .from(participations)
    .innerJoin(users, joined)
    .where(where)
    .orderBy(order, asc(participations._id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const rows = await participantsOf(
    db,
    paged.map(({ _id }) => _id),
  );
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(participations)
    .innerJoin(users, joined)
    .where(where);
  const own = reader === null ? null : await findParticipant(db, fair, reader);
  return {
    companies: await asCounterparts(db, fair, rows, own),
    total: counted?.total ?? 0,
    page: query.page,
    limit: query.limit,
  };
};
