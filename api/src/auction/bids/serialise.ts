import type { Bid, ConsoleBid } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { loadBidders } from '../paddles/serialise';
import type { BidRow } from './table';

/** A bid as shown to the public; its maximum only to its bidder (B7). */
export const toPublicBid = (
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

export const toConsoleBids = async (db: Database, rows: BidRow[]): Promise<ConsoleBid[]> => {
  const ids = rows.map(({ _user }) => _user);
  const getBidder = await loadBidders(db, ids);
  return rows.map((row) => ({ ...row, bidder: getBidder(row._user), raise: row._raises !== null }));
};
