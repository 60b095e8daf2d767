import type { Bid, ConsoleBid } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { biddersOf } from '../paddles/console';
import type { BidRow } from './table';

/** As everybody sees a bid; its amount is shown to its bidder alone (B7). */
export const shownBid = (
  { _id, _work, _user, alias, type, price, status, at, max }: BidRow,
  user: string | null,
): Bid => ({
  _id,
  _work,
  alias,
  type,
  price,
  status,
  at,
  mine: _user === user,
  amount: _user === user ? max : null,
});

export const consoleBids = async (db: Database, rows: BidRow[]): Promise<ConsoleBid[]> => {
  const bidderOf = await biddersOf(
    db,
    rows.map(({ _user }) => _user),
  );
  return rows.map((row) => ({ ...row, bidder: bidderOf(row._user), raise: row._raises !== null, voided: row.voided }));
};
