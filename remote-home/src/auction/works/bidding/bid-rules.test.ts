import { expect, test } from '@jest/globals';
import { checkAmount, getBidKinds, getMinAmount, getQuickAmounts, getSlipFactor, stands } from './bid-rules';

type Lot = Parameters<typeof getMinAmount>[0];

const increments = [
  { from: 0, step: 50_000 },
  { from: 1_000_000, step: 100_000 },
];
const mine = { _bid: 'b', alias: '017', type: 'AUTO', max: 1_500_000, leading: true, won: false } as const;
const lot = (changes: Partial<Lot> = {}): Lot => ({
  status: 'OPEN',
  minNext: 900_000,
  leader: '003',
  mine: null,
  program: { rules: { increments } },
  ...changes,
});

test('the quick amounts follow the bands of increments', () =>
  expect(getQuickAmounts(lot())).toEqual([900_000, 950_000, 1_000_000, 1_100_000]));

test('the leader raises their own maximum, an outbid bidder places a new bid', () => {
  expect([getBidKinds(lot({ mine, leader: '017' })), getMinAmount(lot({ mine, leader: '017' }))]).toEqual([
    ['RAISE'],
    1_600_000,
  ]);
  expect([getBidKinds(lot({ mine })), getMinAmount(lot({ mine }))]).toEqual([['AUTO', 'DIRECT'], 900_000]);
});

test('before the lot opens only absentee bids are possible', () => {
  expect(getBidKinds(lot({ status: 'SCHEDULED', leader: null }))).toEqual(['ABSENTEE']);
  expect(getBidKinds(lot({ status: 'SCHEDULED', leader: null, mine }))).toEqual(['RAISE']);
});

test('an amount is checked by the rules of the API', () => {
  expect(checkAmount('105만', lot())).toEqual({ problem: 'notMultiple', increment: 100_000, nextAmount: 1_100_000 });
  expect(checkAmount('850,000', lot())).toEqual({ problem: 'tooLow', minAmount: 900_000 });
  expect(checkAmount('많이', lot())).toEqual({ problem: 'notAmount' });
  expect(checkAmount('1,100,000', lot())).toEqual({ amount: 1_100_000 });
});

test('an amount of ten times the price or more is asked for again', () => {
  expect([
    getSlipFactor(990_000, 100_000),
    getSlipFactor(1_000_000, 100_000),
    getSlipFactor(2_550_000, 100_000),
  ]).toEqual([null, 10, 25]);
});

test('the answer to a bid is shown as long as it is true', () => {
  const bid = { kind: 'AUTO', amount: 1_500_000, wasLeading: true } as const;
  const led = { status: 'OPEN', leader: '017', mine, bidVoided: false } as const;
  expect(stands(bid, led)).toBe(true);
  expect(stands(bid, { ...led, leader: '003' })).toBe(false);
  expect(stands({ ...bid, wasLeading: false }, led)).toBe(false);
  expect(stands(bid, { ...led, bidVoided: true })).toBe(false);
  expect(stands({ ...bid, kind: 'RAISE' }, { ...led, leader: '003' })).toBe(true);
  const absentee = { ...bid, kind: 'ABSENTEE', wasLeading: false } as const;
  expect(stands(absentee, { ...led, status: 'SCHEDULED', leader: null })).toBe(true);
  expect(stands(absentee, { ...led, status: 'SCHEDULED', leader: null, mine: null })).toBe(false);
  expect(stands(absentee, led)).toBe(false);
});
