import { and, count, inArray, isNull, ne } from 'drizzle-orm';
import type { ConsoleMatching, Matching } from 'shared/contract';
import { type User, users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { findRowsById } from '../../platform/database/rows';
import { getStatus } from '../fairs/status';
import { type FairRow, fairs } from '../fairs/table';
import { getProfile } from '../participations/profiles';
import type { Participant } from '../participations/queries';
import { participations } from '../participations/table';
import { toBackground } from '../participations/to-background';
import { products } from '../products/table';
import { threadMessages } from '../threads/table';
import { getAllowedActions } from './actions/allowed-actions';
import { countRequestsByStart } from './availability';
import { formatTableName } from './format';
import { getPartner, getRole, isContactShown, listParties } from './parties';
import { completeProposal, findAgreedSlot } from './slots';
import type { MatchingRow } from './table';

/** The fairs, companies and products that matchings refer to. */
const loadReferences = async (db: Database, rows: MatchingRow[]) => {
  const fairIds = rows.map(({ _fair }) => _fair);
  const fairsById = await findRowsById(db, fairs, fairIds);
  const usersById = await findRowsById(db, users, listParties(rows));
  const productIds = rows.flatMap((row) => row.products);
  const productsById = await findRowsById(db, products, productIds);
  return {
    usersById,
    getFair: ({ _fair }: MatchingRow) => fairsById.get(_fair) as FairRow,
    getProducts: (row: MatchingRow) =>
      row.products.flatMap((id) => {
        const product = productsById.get(id);
        return product ? { _id: id, name: product.name, thumb: product.thumb } : [];
      }),
  };
};

/** The parties of matchings as participants of their fairs. */
const loadParticipants = async (db: Database, rows: MatchingRow[], usersById: Map<string, User>) => {
  const fairIds = rows.map(({ _fair }) => _fair);
  const isParticipation = and(inArray(participations._fair, fairIds), inArray(participations._user, listParties(rows)));
  const found = rows.length === 0 ? [] : await db.select().from(participations).where(isParticipation);
  const byKey = new Map(found.map((participation) => [`${participation._fair} ${participation._user}`, participation]));
  return ({ _fair }: MatchingRow, userId: string): Participant | null => {
    const [participation, user] = [byKey.get(`${_fair} ${userId}`), usersById.get(userId)];
    return participation && user ? { participation, user } : null;
  };
};

const countUnread = async (db: Database, rows: MatchingRow[], user: string) => {
  const ids = rows.map(({ _id }) => _id);
  const { _matching, _user, readAt } = threadMessages;
  const counted = await db
    .select({ _matching, count: count() })
    .from(threadMessages)
    .where(and(inArray(_matching, ids), ne(_user, user), isNull(readAt)))
    .groupBy(_matching);
  return new Map(counted.map((row) => [row._matching, row.count]));
};

/** Contact data of the partner; null while it is not shown. */
const getContact = (row: MatchingRow, partner: User | undefined) =>
  partner && isContactShown(row) ? { name: partner.name, email: partner.email, phone: partner.phone } : null;

/** Matchings as shown to one of their parties. */
export const toPartyMatchings = async (db: Database, rows: MatchingRow[], user: string): Promise<Matching[]> => {
  const { usersById, getFair, getProducts } = await loadReferences(db, rows);
  const findParticipant = await loadParticipants(db, rows, usersById);
  const unread = await countUnread(db, rows, user);
  const requests = rows.some(({ status }) => status === 'REQUESTED') ? await countRequestsByStart(db, user) : new Map();
  return rows.map((row) => {
    const { logs, start: _start, end: _end, memo: _memo, ...visible } = row;
    const fair = getFair(row);
    const partner = getPartner(row, user);
    const [self, other] = [findParticipant(row, user), findParticipant(row, partner)];
    return {
      ...visible,
      slots: row.slots.map((slot) => ({ ...slot, requests: requests.get(slot.start) ?? 0 })),
      slot: findAgreedSlot(row),
      proposal: completeProposal(row.proposal),
      fair: { ...fair, status: getStatus(fair) },
      role: getRole(row, user),
      party: row.requester === user ? 'REQUESTER' : 'RESPONDER',
      counterpart: getProfile(usersById, partner),
      background: self && other && toBackground(self, other),
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
  const [matching] = (await toPartyMatchings(db, [row], user)) as [Matching];
  return matching;
};

/** Matchings as shown to the organiser. */
export const toConsoleMatchings = async (db: Database, rows: MatchingRow[]): Promise<ConsoleMatching[]> => {
  const { usersById, getFair, getProducts } = await loadReferences(db, rows);
  return rows.map((row) => ({
    ...row,
    slot: findAgreedSlot(row),
    proposal: completeProposal(row.proposal),
    sellerCompany: getProfile(usersById, row.seller),
    buyerCompany: getProfile(usersById, row.buyer),
    tableName: formatTableName(getFair(row), row.table),
    products: getProducts(row),
  }));
};
