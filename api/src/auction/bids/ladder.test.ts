import { describe, expect, test } from '@jest/globals';
import { dueFor, nextAfter, onUnit } from 'shared/format';
import {
  climb,
  minNextOf,
  type Offer,
  type Outcome,
  type Refusal,
  type Rules,
  refusalOf,
  type Standing,
} from './ladder';
import { replay } from './replay';

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
const rules: Rules = { increments: flat, start: 100_000, reserve: null };

const offer = (
  rules: Rules,
  standing: Standing | null,
  given: Offer,
): { said: Outcome | Refusal; standing: Standing | null } => {
  const refusal = refusalOf(rules, standing, given);
  if (refusal) return { said: refusal, standing };
  const { outcome, standing: after } = climb(rules, standing, given);
  return { said: outcome, standing: after };
};

describe('B3: the worked example', () => {
  test('from the first bid to the last', () => {
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
    let standing: Standing | null = null;
    for (const [user, amount, auto, expected] of steps) {
      const answer = offer(rules, standing, { user, amount, auto });
      standing = answer.standing;
      const isRefused = ['UNIT', 'TOO_LOW', 'NOT_RAISED'].includes(answer.said);
      expect(isRefused ? answer.said : `${standing?.price}/${standing?.leader}`).toBe(expected);
    }
    expect(minNextOf(rules, 240_000)).toBe(250_000);
  });

  test('with a reserve', () => {
    const kept = { ...rules, reserve: 200_000 };
    const a = climb(kept, null, { user: 'A', amount: 150_000, auto: true }).standing;
    expect(a).toEqual({ price: 150_000, leader: 'A', max: 150_000 });
    expect(climb(kept, a, { user: 'B', amount: 400_000, auto: true }).standing).toMatchObject({
      price: 200_000,
      leader: 'B',
    });
    // At the reserve to the won it is met; one step below it is not.
    expect(climb(kept, null, { user: 'A', amount: 200_000, auto: true }).standing.price).toBe(200_000);
    expect(climb(kept, null, { user: 'A', amount: 190_000, auto: true }).standing.price).toBe(190_000);
    expect(climb(kept, a, { user: 'A', amount: 250_000, auto: true }).standing).toMatchObject({
      price: 200_000,
      max: 250_000,
    });
  });
});

/**
 * The same rules told another way: nobody bids for anybody, all that was ever accepted is kept, and price and leader
 * are looked up in it.
 */
const model = ({ increments, start, reserve }: Rules) => {
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
    look: () => (price === null ? null : { price, leader: highest().user }),
    take: (user: string, amount: number, auto: boolean): boolean => {
      const top = highest();
      const own = top.user === user;
      if (own && amount <= top.amount) return false;
      if (amount % step(amount) !== 0) return false;
      if (!own && amount < least()) return false;
      bids.push({ user, amount, at: bids.length });
      if (price === null) price = auto && !(reserve !== null && amount < reserve) ? start : amount;
      else if (!own) {
        const [low, high] = [Math.min(top.amount, amount), Math.max(top.amount, amount)];
        const direct = amount > top.amount && !auto;
        price = direct ? amount : low === high ? low : Math.min(high, low + step(low));
      }
      if (reserve !== null && highest().amount >= reserve) price = Math.max(price, reserve);
      return true;
    },
  };
};

/** The same numbers in every run. */
const dice = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

test('twelve thousand random auctions come to the same as a model written apart', () => {
  const roll = dice(20_261_122);
  const among = <T>(some: readonly T[]): T => some[Math.floor(roll() * some.length)] as T;
  let [accepted, refused] = [0, 0];
  for (let game = 0; game < 12_000; game += 1) {
    const increments = among([flat, house]);
    const unit = increments[0]?.step ?? 1;
    const start = unit * (1 + Math.floor(roll() * 40));
    const played: Rules = { increments, start, reserve: roll() < 0.4 ? start + unit * Math.floor(roll() * 30) : null };
    const apart = model(played);
    let standing: Standing | null = null;
    for (let at = 0; at < 12; at += 1) {
      const user = among(['A', 'B', 'C']);
      const near = (standing?.price ?? start) + (Math.floor(roll() * 12) - 2) * unit * among([1, 1, 2, 10]);
      const amount = Math.max(1, near + (roll() < 0.1 ? 1000 : 0));
      const auto = roll() < 0.6;
      const before: Standing | null = standing;
      const answer = offer(played, standing, { user, amount, auto });
      standing = answer.standing;
      const taken = apart.take(user, amount, auto);
      const isTaken = ['LED', 'HELD', 'RAISED'].includes(answer.said);
      if (taken !== isTaken) expect({ game, at, taken }).toEqual({ game, at, taken: isTaken });
      const look = apart.look();
      if (look?.price !== standing?.price || look?.leader !== standing?.leader)
        expect({ game, at, ...look }).toEqual({ game, at, price: standing?.price, leader: standing?.leader });
      if (isTaken && answer.said !== 'RAISED' && (standing?.price ?? 0) <= (before?.price ?? 0))
        expect(standing?.price).toBeGreaterThan(before?.price ?? 0);
      if (taken) accepted += 1;
      else refused += 1;
    }
  }
  expect(Math.min(accepted, refused)).toBeGreaterThan(20_000);
}, 60_000);

describe('B2: steps', () => {
  test('of the house, and the lowest amount that fits where a step leads beside the unit of its band', () => {
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
    expect(steps.map(([price = 0]) => nextAfter(house, price))).toEqual(steps.map(([, next]) => next));
    expect(onUnit(house, 50_000_000)).toBe(51_000_000);
  });
});

describe('B10: what a hammer price comes to', () => {
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
    expect(dueFor(hammer, tiers, 10)).toEqual({ premium, vat, total: hammer + premium + vat });
  });

  test('rates with decimals do not drift', () =>
    expect(dueFor(1_000_000, [{ upTo: null, rate: 16.5 }], 10)).toEqual({
      premium: 165_000,
      vat: 16_500,
      total: 1_181_500,
    }));
});

describe('the ladder from its beginning', () => {
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

  test('without a bid that was void, the one before leads again', () => {
    const all = [line('1', 'A', 200_000), line('2', 'B', 500_000), line('3', 'C', 300_000, 'DIRECT')];
    expect(replay(rules, all).standing).toEqual({ leader: 'B', price: 310_000, max: 500_000 });
    expect(replay(rules, all.toSpliced(1, 1))).toMatchObject({
      leading: '3',
      standing: { leader: 'C', price: 300_000 },
    });
  });

  test('raises count from when they came', () => {
    const all = [line('1', 'A', 200_000), line('2', 'A', 400_000, 'AUTO', '1'), line('3', 'B', 300_000)];
    expect(replay(rules, all)).toMatchObject({ leading: '1', standing: { leader: 'A', price: 310_000, max: 400_000 } });
    expect(replay(rules, all).lines).toHaveLength(2);
  });

  test('of nothing is nothing', () => expect(replay(rules, [])).toEqual({ standing: null, leading: null, lines: [] }));
});
