import { isOnUnit, nextAfter, onUnit, stepAt } from 'shared/format';

interface Band {
  from: number;
  step: number;
}

export interface Rules {
  increments: readonly Band[];
  start: number;
  /** Null without one. */
  reserve: number | null;
}

/** What is known of a lot with a bid: the visible price, who leads, and how far they would go. */
export interface Standing {
  price: number;
  leader: string;
  max: number;
}

export interface Offer {
  user: string;
  amount: number;
  /** Bids for its owner up to the amount; a direct bid is the amount. */
  auto: boolean;
}

/** LED takes the lead, HELD was topped at once by whoever leads, RAISED lifts one’s own highest amount. */
export type Outcome = 'LED' | 'HELD' | 'RAISED';
export type Refusal = 'NOT_RAISED' | 'UNIT' | 'TOO_LOW';

/** The lowest amount that is accepted next. */
export const minNextOf = ({ increments, start }: Rules, price: number | null) =>
  price === null ? onUnit(increments, start) : nextAfter(increments, price);

/** A highest amount that reaches the reserve lifts the visible price to it. */
const atReserve = ({ reserve }: Rules, { price, leader, max }: Standing): Standing => ({
  leader,
  max,
  price: reserve !== null && max >= reserve ? Math.max(price, reserve) : price,
});

/** The very first bid: an automatic one that stays below the reserve shows itself in full. */
const first = (rules: Rules, { user, amount, auto }: Offer): Standing => {
  const isShort = rules.reserve !== null && amount < rules.reserve;
  return atReserve(rules, { leader: user, max: amount, price: auto && !isShort ? rules.start : amount });
};

/** What follows from an offer that is valid (B3). */
export const climb = (rules: Rules, standing: Standing | null, offer: Offer) => {
  const { user, amount, auto } = offer;
  if (!standing) return { outcome: 'LED' as const, standing: first(rules, offer) };
  const { leader, max, price } = standing;
  if (user === leader) {
    const raised = atReserve(rules, { ...standing, max: Math.max(max, amount) });
    return { outcome: 'RAISED' as const, standing: raised };
  }
  const up = (from: number) => from + stepAt(rules.increments, from);
  if (amount > max) {
    const led = { leader: user, max: amount, price: auto ? Math.min(amount, up(max)) : amount };
    return { outcome: 'LED' as const, standing: atReserve(rules, led) };
  }
  // Of two that are equal the earlier one leads. Bids from before the opening may lie below the price of today.
  const topped = amount === max ? amount : Math.min(max, up(amount));
  return { outcome: 'HELD' as const, standing: { leader, max, price: Math.max(price, topped) } };
};

/** Why an offer is not accepted; null where it is. Checked in this order: own raise, unit, minimum. */
export const refusalOf = (rules: Rules, standing: Standing | null, { user, amount }: Offer): Refusal | null => {
  const isOwn = standing?.leader === user;
  if (isOwn && amount <= standing.max) return 'NOT_RAISED';
  if (!isOnUnit(rules.increments, amount)) return 'UNIT';
  return !isOwn && amount < minNextOf(rules, standing?.price ?? null) ? 'TOO_LOW' : null;
};
