import { describe, expect, test } from '@jest/globals';
import { calculateDue, getNextBid, roundUpToIncrement } from 'shared/format';
import {
  applyBid,
  type BidOffer,
  findRefusal,
  getMinNextBid,
  type LadderRules,
  type LadderState,
  type Outcome,
  type RefusalReason,
} from './ladder';
import { replayBids } from './replay-bids';

const flat = [{ from: 0, step: 10_000 }];
const house = [
  { from: 0, step: 50_000 },
  { from: 1_000_000, step: 100_000 },
  { from: 3_000_000, step: 200_000 },
  { from: 5_000_000, step: 500_000 },
  { from: 10_000_000, step: 1_000_000 },
  { from: 30_000_000, step: 2_000_000 },
  { from: 50_000_000, step: 3_000_000 },
  { from: 100_000_000, step: 5_000_000 },
];
const rules: LadderRules = { increments: flat, start: 100_000, reserve: null };

const offer = (
  rules: LadderRules,
  state: LadderState | null,
  bid: BidOffer,
): { outcome: Outcome | RefusalReason; state: LadderState | null } => {
  const refusal = findRefusal(rules, state, bid);
  if (refusal) return { outcome: refusal, state };
  const { outcome, state: after } = applyBid(rules, state, bid);
  return { outcome, state: after };
};

describe('B3: the worked example', () => {
  test('gives the state after each bid', () => {
    const steps: [string, number, boolean, string][] = [
      ['A', 200_000, true, '100000/A'],
      ['B', 150_000, false, '160000/A'],
      ['B', 200_000, true, '200000/A'],
      ['B', 250_000, true, '210000/B'],
      ['A', 230_000, false, '240000/B'],
      ['A', 245_000, false, 'UNIT'],
      ['A', 240_000, false, 'TOO_LOW'],
      ['C', 250_000, false, '250000/B'],
      ['C', 260_000, true, '260000/C'],
      ['C', 300_000, true, '260000/C'],
      ['B', 270_000, false, '280000/C'],
    ];
    let state: LadderState | null = null;
    for (const [user, amount, auto, expected] of steps) {
      const answer = offer(rules, state, { user, amount, auto });
      state = answer.state;
      const isRefused = ['UNIT', 'TOO_LOW', 'NOT_RAISED'].includes(answer.outcome);
      expect(isRefused ? answer.outcome : `${state?.price}/${state?.leader}`).toBe(expected);
    }
    expect(getMinNextBid(rules, 240_000)).toBe(250_000);
  });

  test('with a reserve', () => {
    const withReserve = { ...rules, reserve: 200_000 };
    const a = applyBid(withReserve, null, { user: 'A', amount: 150_000, auto: true }).state;
    expect(a).toEqual({ price: 150_000, leader: 'A', maxBid: 150_000 });
    expect(applyBid(withReserve, a, { user: 'B', amount: 400_000, auto: true }).state).toMatchObject({
      price: 200_000,
      leader: 'B',
    });
    // Exactly the reserve is enough; one increment below is not.
    expect(applyBid(withReserve, null, { user: 'A', amount: 200_000, auto: true }).state.price).toBe(200_000);
    expect(applyBid(withReserve, null, { user: 'A', amount: 190_000, auto: true }).state.price).toBe(190_000);
    expect(applyBid(withReserve, a, { user: 'A', amount: 250_000, auto: true }).state).toMatchObject({
      price: 200_000,
      maxBid: 250_000,
    });
  });
});

/**
 * An independent model of the same rules: it keeps all accepted bids and derives price and leader from them.
 */
const createModel = ({ increments, start, reserve }: LadderRules) => {
  const bids: { user: string; amount: number; at: number }[] = [];
  let price: number | null = null;
  const step = (amount: number) => [...increments].reverse().find(({ from }) => from <= amount)?.step ?? 0;
  const highest = () =>
    bids.reduce((best, bid) => (bid.amount > best.amount ? bid : best), { user: '', amount: -1, at: -1 });
  const least = () => {
    if (price === null) return start;
    for (let amount = price + step(price); ; amount += 1000) if (amount % step(amount) === 0) return amount;
  };
  return {
    getState: () => (price === null ? null : { price, leader: highest().user }),
    placeBid: (user: string, amount: number, auto: boolean): boolean => {
      const top = highest();
      const isOwn = top.user === user;
      if (isOwn && amount <= top.amount) return false;
      if (amount % step(amount) !== 0) return false;
      if (!isOwn && amount < least()) return false;
      bids.push({ user, amount, at: bids.length });
      if (price === null) price = auto && !(reserve !== null && amount < reserve) ? start : amount;
      else if (!isOwn) {
        const [low, high] = [Math.min(top.amount, amount), Math.max(top.amount, amount)];
        const direct = amount > top.amount && !auto;
        price = direct ? amount : low === high ? low : Math.min(high, low + step(low));
      }
      if (reserve !== null && highest().amount >= reserve) price = Math.max(price, reserve);
      return true;
    },
  };
};

/** A deterministic random number generator. */
const dice = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

test('twelve thousand random auctions agree with an independent model', () => {
  const roll = dice(20_261_122);
  const among = <T>(some: readonly T[]): T => some[Math.floor(roll() * some.length)] as T;
  let [accepted, refused] = [0, 0];
  for (let game = 0; game < 12_000; game += 1) {
    const increments = among([flat, house]);
    const unit = increments[0]?.step ?? 1;
    const start = unit * (1 + Math.floor(roll() * 40));
    const played: LadderRules = {
      increments,
      start,
      reserve: roll() < 0.4 ? start + unit * Math.floor(roll() * 30) : null,
    };
    const reference = createModel(played);
    let state: LadderState | null = null;
    for (let at = 0; at < 12; at += 1) {
      const user = among(['A', 'B', 'C']);
      const near = (state?.price ?? start) + (Math.floor(roll() * 12) - 2) * unit * among([1, 1, 2, 10]);
      const amount = Math.max(1, near + (roll() < 0.1 ? 1000 : 0));
      const auto = roll() < 0.6;
      const before: LadderState | null = state;
      const answer = offer(played, state, { user, amount, auto });
      state = answer.state;
      const isExpected = reference.placeBid(user, amount, auto);
      const isAccepted = ['LED', 'HELD', 'RAISED'].includes(answer.outcome);
      if (isExpected !== isAccepted) expect({ game, at, isAccepted }).toEqual({ game, at, isAccepted: isExpected });
      const expected = reference.getState();
      if (expected?.price !== state?.price || expected?.leader !== state?.leader)
        expect({ game, at, ...expected }).toEqual({ game, at, price: state?.price, leader: state?.leader });
      if (isAccepted && answer.outcome !== 'RAISED' && (state?.price ?? 0) <= (before?.price ?? 0))
        expect(state?.price).toBeGreaterThan(before?.price ?? 0);
      if (isExpected) accepted += 1;
      else refused += 1;
    }
  }
  expect(Math.min(accepted, refused)).toBeGreaterThan(20_000);
}, 60_000);

describe('B2: increments', () => {
  test('follow the bands, and the next amount is rounded up to the increment of its band', () => {
    const steps = [
      [0, 50_000],
      [950_000, 1_000_000],
      [2_900_000, 3_000_000],
      [4_800_000, 5_000_000],
      [9_500_000, 10_000_000],
      [29_000_000, 30_000_000],
      [48_000_000, 51_000_000],
      [50_000_000, 54_000_000],
      [100_000_000, 105_000_000],
    ];
    expect(steps.map(([price = 0]) => getNextBid(house, price))).toEqual(steps.map(([, next]) => next));
    expect(roundUpToIncrement(house, 50_000_000)).toBe(51_000_000);
  });
});

describe('B10: the amount due for a hammer price', () => {
  const tiers = [
    { upTo: 10_000_000, rate: 18 },
    { upTo: null, rate: 15 },
  ];
  test.each([
    [1_000_000, 180_000, 18_000],
    [10_000_000, 1_800_000, 180_000],
    [10_000_001, 1_800_000, 180_000],
    [12_345_678, 2_151_851, 215_185],
    [1_000_000_000_000, 150_000_300_000, 15_000_030_000],
  ])('%i', (hammer, premium, vat) => {
    expect(calculateDue(hammer, tiers, 10)).toEqual({ premium, vat, total: hammer + premium + vat });
  });

  test('decimal rates have no rounding drift', () =>
    expect(calculateDue(1_000_000, [{ upTo: null, rate: 16.5 }], 10)).toEqual({
      premium: 165_000,
      vat: 16_500,
      total: 1_181_500,
    }));
});

describe('replaying bids', () => {
  const line = (
    _id: string,
    _user: string,
    amount: number,
    type: 'DIRECT' | 'AUTO' = 'AUTO',
    _raises: string | null = null,
  ) => ({
    _id,
    _user,
    amount,
    type,
    _raises,
    alias: _user,
  });

  test('without a void bid the previous one leads again', () => {
    const all = [line('1', 'A', 200_000), line('2', 'B', 500_000), line('3', 'C', 300_000, 'DIRECT')];
    expect(replayBids(rules, all).state).toEqual({ leader: 'B', price: 310_000, maxBid: 500_000 });
    expect(replayBids(rules, all.toSpliced(1, 1))).toMatchObject({
      leading: '3',
      state: { leader: 'C', price: 300_000 },
    });
  });

  test('raises count from their time of arrival', () => {
    const all = [line('1', 'A', 200_000), line('2', 'A', 400_000, 'AUTO', '1'), line('3', 'B', 300_000)];
    expect(replayBids(rules, all)).toMatchObject({
      leading: '1',
      state: { leader: 'A', price: 310_000, maxBid: 400_000 },
    });
    expect(replayBids(rules, all).results).toHaveLength(2);
  });

  test('without bids the state is empty', () =>
    expect(replayBids(rules, [])).toEqual({ state: null, leading: null, results: [] }));
});
