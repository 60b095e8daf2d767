import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { ConsoleMatching, Matching } from 'shared/contract';
import type { User } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { getStatus } from '../fairs/status';
import { type FairRow, fairs } from '../fairs/table';
import { findUsersById, getProfile, toCompanyProfile } from '../participations/profiles';
import { products } from '../products/table';
import { threadMessages } from '../threads/table';
import { getAllowedActions } from './actions/allowed-actions';
import { countRequestsByStart } from './availability';
import { formatTableName } from './format';
import { findAgreedSlot } from './slots';
import type { MatchingRow } from './table';

const loadProducts = async (db: Database, rows: MatchingRow[]) => {
  const ids = [...new Set(rows.flatMap((row) => row.products))];
  if (ids.length === 0) return () => [];
  const known = await db
    .select({ _id: products._id, name: products.name, thumb: products.thumb })
    .from(products)
    .where(inArray(products._id, ids));
  return (row: MatchingRow) => row.products.flatMap((id) => known.find(({ _id }) => _id === id) ?? []);
};

const loadFairs = async (db: Database, rows: MatchingRow[]) => {
  const ids = [...new Set(rows.map(({ _fair }) => _fair))];
  const known = ids.length === 0 ? [] : await db.select().from(fairs).where(inArray(fairs._id, ids));
  return new Map(known.map((fair) => [fair._id, fair]));
};

const countUnread = async (db: Database, rows: MatchingRow[], user: string) => {
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

/** Contact data of the partner, only while the matching is accepted or completed (M22). */
const getContact = ({ status }: MatchingRow, partner: User | undefined) =>
  partner && (status === 'ACCEPTED' || status === 'COMPLETED')
    ? { name: partner.name, email: partner.email, phone: partner.phone }
    : null;

/** Matchings as shown to one of their parties. */
export const toPartyMatchings = async (db: Database, rows: MatchingRow[], user: string): Promise<Matching[]> => {
  const usersById = await findUsersById(
    db,
    rows.flatMap(({ seller, buyer }) => [seller, buyer]),
  );
  const [fairsById, getProducts, unread] = [
    await loadFairs(db, rows),
    await loadProducts(db, rows),
    await countUnread(db, rows, user),
  ];
  const requests = rows.some(({ status }) => status === 'REQUESTED') ? await countRequestsByStart(db, user) : new Map();
  return rows.map((row) => {
    const { logs, start: _start, end: _end, memo: _memo, ...shown } = row;
    const fair = fairsById.get(row._fair) as FairRow;
    const partner = row.seller === user ? row.buyer : row.seller;
    return {
      ...shown,
      slots: row.slots.map((slot) => ({ ...slot, requests: requests.get(slot.start) ?? 0 })),
      slot: findAgreedSlot(row),
      fair: { ...fair, status: getStatus(fair) },
      role: row.seller === user ? 'SELLER' : 'BUYER',
      party: row.requester === user ? 'REQUESTER' : 'RESPONDER',
      counterpart: getProfile(usersById, partner),
      contact: getContact(row, usersById.get(partner)),
      products: getProducts(row),
      tableName: formatTableName(fair, row.table),
      log: logs.find(({ by }) => by === user) ?? null,
      unread: unread.get(row._id) ?? 0,
      actions: getAllowedActions(row, fair, user),
    };
  });
};

export const toPartyMatching = async (db: Database, row: MatchingRow, user: string): Promise<Matching> => {
  const [matching] = await toPartyMatchings(db, [row], user);
  if (!matching) throw new Error('The matching was not serialised');
  return matching;
};

/** Matchings as shown to the organiser. */
export const toConsoleMatchings = async (db: Database, rows: MatchingRow[]): Promise<ConsoleMatching[]> => {
  const usersById = await findUsersById(
    db,
    rows.flatMap(({ seller, buyer }) => [seller, buyer]),
  );
  const [fairsById, getProducts] = [await loadFairs(db, rows), await loadProducts(db, rows)];
  const getCompany = (id: string) => {
    const user = usersById.get(id);
    return user ? toCompanyProfile(user) : getProfile(usersById, id);
  };
  return rows.map((row) => ({
    ...row,
    slot: findAgreedSlot(row),
    sellerCompany: getCompany(row.seller),
    buyerCompany: getCompany(row.buyer),
    tableName: formatTableName(fairsById.get(row._fair) as FairRow, row.table),
    products: getProducts(row),
  }));
};
