import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { ConsoleMatching, Matching } from 'shared/contract';
import type { User } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { statusOf } from '../fairs/clock';
import { type FairRow, fairs } from '../fairs/table';
import { profileOf, shownOf, usersOf } from '../participations/profiles';
import { products } from '../products/table';
import { threadMessages } from '../threads/table';
import { actionsFor } from './actions';
import { requestsOn } from './availability';
import type { MatchingRow } from './table';
import { tableName } from './words';

const productsOf = async (db: Database, rows: MatchingRow[]) => {
  const ids = [...new Set(rows.flatMap((row) => row.products))];
  if (ids.length === 0) return () => [];
  const known = await db
    .select({ _id: products._id, name: products.name, thumb: products.thumb })
    .from(products)
    .where(inArray(products._id, ids));
  return (row: MatchingRow) => row.products.flatMap((id) => known.find(({ _id }) => _id === id) ?? []);
};

const fairsOf = async (db: Database, rows: MatchingRow[]) => {
  const ids = [...new Set(rows.map(({ _fair }) => _fair))];
  const known = ids.length === 0 ? [] : await db.select().from(fairs).where(inArray(fairs._id, ids));
  return new Map(known.map((fair) => [fair._id, fair]));
};

const unreadOf = async (db: Database, rows: MatchingRow[], user: string) => {
  const ids = rows.map(({ _id }) => _id);
  const counted =
    ids.length === 0
      ? []
      : await db
          .select({ matching: threadMessages._matching, count: sql<number>`count(*)::int` })
          .from(threadMessages)
          .where(
            and(inArray(threadMessages._matching, ids), ne(threadMessages._user, user), isNull(threadMessages.readAt)),
          )
          .groupBy(threadMessages._matching);
  return new Map(counted.map(({ matching, count }) => [matching, count]));
};

/** How to reach the other side, from the acceptance on and no longer than it lasts (M22). */
const contactOf = ({ status }: MatchingRow, partner: User | undefined) =>
  partner && (status === 'ACCEPTED' || status === 'COMPLETED')
    ? { name: partner.name, email: partner.email, phone: partner.phone }
    : null;

const agreed = ({ start, end }: MatchingRow) => (start && end ? { start, end } : null);

/** Matchings as one of their parties sees them. */
export const asParty = async (db: Database, rows: MatchingRow[], user: string): Promise<Matching[]> => {
  const known = await usersOf(
    db,
    rows.flatMap(({ seller, buyer }) => [seller, buyer]),
  );
  const [fairsById, shownProducts, unread] = [
    await fairsOf(db, rows),
    await productsOf(db, rows),
    await unreadOf(db, rows, user),
  ];
  const requests = rows.some(({ status }) => status === 'REQUESTED') ? await requestsOn(db, user) : new Map();
  return rows.map((row) => {
    const { logs, start: _start, end: _end, memo: _memo, ...shown } = row;
    const fair = fairsById.get(row._fair) as FairRow;
    const partner = row.seller === user ? row.buyer : row.seller;
    return {
      ...shown,
      slots: row.slots.map((slot) => ({ ...slot, requests: requests.get(slot.start) ?? 0 })),
      slot: agreed(row),
      fair: { ...fair, status: statusOf(fair) },
      role: row.seller === user ? 'SELLER' : 'BUYER',
      party: row.requester === user ? 'REQUESTER' : 'RESPONDER',
      counterpart: shownOf(known, partner),
      contact: contactOf(row, known.get(partner)),
      products: shownProducts(row),
      tableName: tableName(fair, row.table),
      log: logs.find(({ by }) => by === user) ?? null,
      unread: unread.get(row._id) ?? 0,
      actions: actionsFor(row, fair, user),
    };
  });
};

export const asOneParty = async (db: Database, row: MatchingRow, user: string): Promise<Matching> => {
  const [matching] = await asParty(db, [row], user);
  if (!matching) throw new Error('A matching was lost on its way');
  return matching;
};

/** Matchings as the organiser sees them. */
export const asOrganiser = async (db: Database, rows: MatchingRow[]): Promise<ConsoleMatching[]> => {
  const known = await usersOf(
    db,
    rows.flatMap(({ seller, buyer }) => [seller, buyer]),
  );
  const [fairsById, shownProducts] = [await fairsOf(db, rows), await productsOf(db, rows)];
  const companyOf = (id: string) => {
    const user = known.get(id);
    return user ? profileOf(user) : shownOf(known, id);
  };
  return rows.map((row) => ({
    ...row,
    slot: agreed(row),
    sellerCompany: companyOf(row.seller),
    buyerCompany: companyOf(row.buyer),
    tableName: tableName(fairsById.get(row._fair) as FairRow, row.table),
    products: shownProducts(row),
  }));
};
