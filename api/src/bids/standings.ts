import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { OwnStanding } from 'shared/contract';
import type { Database } from '../database/connect';
import { type BidRow, bids } from './table';

const leads = ({ status }: BidRow) => status === 'LEADING' || status === 'WON';

/** By which bid somebody stands best: the one that leads, or else their highest. */
const bestOf = (rows: BidRow[]): BidRow | undefined =>
  rows.find(leads) ?? rows.toSorted((a, b) => b.max - a.max || b.seq - a.seq)[0];

/** How a reader stands on each lot that they have bid on. */
export const standingsOf = async (db: Database, works: string[], user: string | null) => {
  const rows =
    user === null || works.length === 0
      ? []
      : await db
          .select()
          .from(bids)
          .where(and(eq(bids._user, user), inArray(bids._work, works), isNull(bids._raises), ne(bids.status, 'VOID')));
  const standings = new Map<string, NonNullable<OwnStanding>>();
  for (const work of new Set(rows.map(({ _work }) => _work))) {
    const best = bestOf(rows.filter(({ _work }) => _work === work));
    if (!best) continue;
    const { _id, alias, type, max, status } = best;
    standings.set(work, { _bid: _id, alias, type, max, leading: leads(best), won: status === 'WON' });
  }
  return standings;
};
