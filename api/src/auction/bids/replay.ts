import { climb, type Rules, type Standing } from './ladder';
import type { BidRow } from './table';

type Placed = Pick<BidRow, '_id' | '_user' | 'type' | 'amount' | '_raises' | 'alias'>;

export interface Replayed {
  standing: Standing | null;
  /** The bid that leads. */
  leading: string | null;
  /** What each bid comes to; raises have no line of their own. */
  lines: { _id: string; price: number; max: number; status: 'LEADING' | 'OUTBID' }[];
}

/** The ladder from its beginning, from the bids and raises that remain, in the order of their arrival (B8). */
export const replay = (rules: Rules, placed: readonly Placed[]): Replayed => {
  let standing: Standing | null = null;
  let leading: string | null = null;
  const lines = new Map<string, { price: number; max: number }>();
  for (const { _id, _user: user, type, amount, _raises } of placed) {
    const raised = _raises && lines.get(_raises);
    if (raised) raised.max = Math.max(raised.max, amount);
    // Whoever raises a bid that does not lead bids anew with it, up to the amount.
    const auto = raised ? true : type !== 'DIRECT';
    const after: ReturnType<typeof climb> = climb(rules, standing, { user, amount, auto });
    standing = after.standing;
    if (after.outcome !== 'HELD') leading = raised ? _raises : _id;
    if (raised) raised.price = after.outcome === 'RAISED' ? raised.price : after.standing.price;
    else lines.set(_id, { price: after.standing.price, max: amount });
  }
  return {
    standing,
    leading,
    lines: [...lines].map(([_id, line]) => ({ _id, ...line, status: _id === leading ? 'LEADING' : 'OUTBID' })),
  };
};
