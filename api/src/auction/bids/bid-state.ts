import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { OwnBidState } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { bids } from './table';

/** Bids of the user without raises and without what they took back; what the firm declared void is among them. */
export const isBidOf = (user: string) =>
  and(
    eq(bids._user, user),
    isNull(bids._raises),
    or(ne(bids.status, 'VOID'), sql`${bids.voided}->>'by' is distinct from ${user}`),
  );

/** Whether the firm declared the user’s last bid on a lot void. */
export const isLastBidVoid = async (db: Database, work: string, user: string | null) => {
  if (user === null) return false;
  const where = and(eq(bids._work, work), isBidOf(user));
  const [last] = await db.select({ status: bids.status }).from(bids).where(where).orderBy(desc(bids.seq)).limit(1);
  return last?.status === 'VOID';
};

/**
 * The user’s bid on each lot, by lot: the leading or won one, otherwise the highest. Lots without a bid are missing.
 */
export const getBidStates = async (db: Database, works: string[], user: string | null) => {
  const leading = inArray(bids.status, ['LEADING', 'WON']);
  const { _id, alias, type, max, status } = bids;
  const rows =
    user === null
      ? []
      : await db
          .selectDistinctOn([bids._work], { work: bids._work, _id, alias, type, max, status })
          .from(bids)
          .where(and(eq(bids._user, user), inArray(bids._work, works), isNull(bids._raises), ne(bids.status, 'VOID')))
          .orderBy(bids._work, desc(leading), desc(bids.max), desc(bids.seq));
  return new Map(
    rows.map(({ work, status, _id: _bid, ...bid }): [string, NonNullable<OwnBidState>] => [
      work,
      { _bid, ...bid, leading: status === 'LEADING' || status === 'WON', won: status === 'WON' },
    ]),
  );
};
