import { applyBid, type LadderRules, type LadderState } from './ladder';
import type { BidRow } from './table';

type PlacedBid = Pick<BidRow, '_id' | '_user' | 'type' | 'amount' | '_raises' | 'alias'>;

export interface ReplayResult {
  state: LadderState | null;
  /** Id of the leading bid. */
  leading: string | null;
  /** Result of each bid; raises count towards the bid they raise. */
  results: { _id: string; price: number; max: number; status: 'LEADING' | 'OUTBID' }[];
}

/** Computes the state of a lot from its valid bids and raises in the order of arrival (B8). */
export const replayBids = (rules: LadderRules, placed: readonly PlacedBid[]): ReplayResult => {
  let state: LadderState | null = null;
  let leading: string | null = null;
  const lines = new Map<string, { price: number; max: number }>();
  for (const { _id, _user: user, type, amount, _raises } of placed) {
    const raised = _raises && lines.get(_raises);
    if (raised) raised.max = Math.max(raised.max, amount);
    // Raising a bid that does not lead is a new automatic bid up to the amount.
    const auto = raised ? true : type !== 'DIRECT';
    const after: ReturnType<typeof applyBid> = applyBid(rules, state, { user, amount, auto });
    state = after.state;
    if (after.outcome !== 'HELD') leading = raised ? _raises : _id;
    if (raised) raised.price = after.outcome === 'RAISED' ? raised.price : after.state.price;
    else lines.set(_id, { price: after.state.price, max: amount });
  }
  return {
    state,
    leading,
    results: [...lines].map(([_id, line]) => ({ _id, ...line, status: _id === leading ? 'LEADING' : 'OUTBID' })),
  };
};
