import type { Increments } from 'shared/contract';
import { getIncrement, getNextBid, isMultipleOfIncrement, roundUpToIncrement } from 'shared/format';

export interface LadderRules {
  increments: Increments;
  start: number;
  /** Null without a reserve. */
  reserve: number | null;
}

/** State of a lot with a bid: visible price, leader and the leader’s maximum bid. KRW. */
export interface LadderState {
  price: number;
  leader: string;
  maxBid: number;
}

export interface BidOffer {
  user: string;
  amount: number;
  /** Whether `amount` is a maximum up to which the system bids; otherwise it is the bid itself. */
  auto: boolean;
}

/** LED: takes the lead. HELD: outbid at once by the leader’s maximum. RAISED: raises one’s own maximum. */
export type Outcome = 'LED' | 'HELD' | 'RAISED';
export type RefusalReason = 'NOT_RAISED' | 'UNIT' | 'TOO_LOW';

/** The lowest amount accepted next (KRW); `price` is null before the first bid. */
export const getMinNextBid = ({ increments, start }: LadderRules, price: number | null) =>
  price === null ? roundUpToIncrement(increments, start) : getNextBid(increments, price);

/** A maximum bid that reaches the reserve lifts the visible price to it. */
const raiseToReserve = ({ reserve }: LadderRules, { price, leader, maxBid }: LadderState): LadderState => ({
  leader,
  maxBid,
  price: reserve !== null && maxBid >= reserve ? Math.max(price, reserve) : price,
});

/** The first bid: an automatic one below the reserve becomes the price in full. */
const applyFirstBid = (rules: LadderRules, { user, amount, auto }: BidOffer): LadderState => {
  const isShort = rules.reserve !== null && amount < rules.reserve;
  return raiseToReserve(rules, { leader: user, maxBid: amount, price: auto && !isShort ? rules.start : amount });
};

/** Applies a valid bid (B3); check it with `findRefusal` first. */
export const applyBid = (rules: LadderRules, state: LadderState | null, offer: BidOffer) => {
  const { user, amount, auto } = offer;
  if (!state) return { outcome: 'LED' as const, state: applyFirstBid(rules, offer) };
  const { leader, maxBid, price } = state;
  if (user === leader) {
    const raised = raiseToReserve(rules, { ...state, maxBid: Math.max(maxBid, amount) });
    return { outcome: 'RAISED' as const, state: raised };
  }
  const addIncrement = (from: number) => from + getIncrement(rules.increments, from);
  if (amount > maxBid) {
    const led = { leader: user, maxBid: amount, price: auto ? Math.min(amount, addIncrement(maxBid)) : amount };
    return { outcome: 'LED' as const, state: raiseToReserve(rules, led) };
  }
  // Of two equal bids the earlier one leads. Absentee bids may be below the current price.
  const topped = amount === maxBid ? amount : Math.min(maxBid, addIncrement(amount));
  return { outcome: 'HELD' as const, state: { leader, maxBid, price: Math.max(price, topped) } };
};

/** Why a bid is refused, or null (B2). Checked in this order: own raise, increment, minimum. */
export const findRefusal = (
  rules: LadderRules,
  state: LadderState | null,
  { user, amount }: BidOffer,
): RefusalReason | null => {
  const isOwn = state?.leader === user;
  if (isOwn && amount <= state.maxBid) return 'NOT_RAISED';
  if (!isMultipleOfIncrement(rules.increments, amount)) return 'UNIT';
  return !isOwn && amount < getMinNextBid(rules, state?.price ?? null) ? 'TOO_LOW' : null;
};
