import { expect, test } from '@jest/globals';
import { judge, kindsOf, leastOf, quickOf } from './offer';

type Lot = Parameters<typeof leastOf>[0];

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

test('the next amounts follow the bands', () =>
  expect(quickOf(lot())).toEqual([900_000, 950_000, 1_000_000, 1_100_000]));

test('whoever leads by now raises their own limit, whoever was overtaken bids anew', () => {
  expect([kindsOf(lot({ mine, leader: '017' })), leastOf(lot({ mine, leader: '017' }))]).toEqual([
    ['RAISE'],
    1_600_000,
  ]);
  expect([kindsOf(lot({ mine })), leastOf(lot({ mine }))]).toEqual([['AUTO', 'DIRECT'], 900_000]);
});

test('before the lot opens, bids are left in absence', () => {
  expect(kindsOf(lot({ status: 'SCHEDULED', leader: null }))).toEqual(['ABSENTEE']);
  expect(kindsOf(lot({ status: 'SCHEDULED', leader: null, mine }))).toEqual(['RAISE']);
});

test('what is written is judged as the API will judge it', () => {
  expect(judge('105만', lot())).toEqual({ problem: 'offUnit', step: 100_000, near: 1_100_000 });
  expect(judge('850,000', lot())).toEqual({ problem: 'tooLow', least: 900_000 });
  expect(judge('많이', lot())).toEqual({ problem: 'notAmount' });
  expect(judge('1,100,000', lot())).toEqual({ amount: 1_100_000 });
});
