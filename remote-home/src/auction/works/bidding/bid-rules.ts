import { getIncrement, getNextBid, isMultipleOfIncrement, roundUpToIncrement } from 'shared/format';
import type { Work } from '../load';
import { parseAmount } from './parse-amount';
import type { BidAttempt } from './pending-bid';

export type BidKind = BidAttempt['kind'];

type Lot = Pick<Work, 'status' | 'minNext' | 'leader' | 'mine'> & {
  program: { rules: Pick<Work['program']['rules'], 'increments'> };
};

/** Whether the current user leads. The live `leader` decides: `mine` may have been loaded earlier. */
export const isLeading = ({ mine, leader }: Pick<Lot, 'mine' | 'leader'>) => mine !== null && leader === mine.alias;

/** Whether a bid still stands as it was answered: not outbid, nor taken back or declared void since. */
export const stands = (
  { kind, amount, wasLeading }: Pick<BidAttempt, 'kind' | 'amount'> & { wasLeading: boolean },
  lot: Pick<Work, 'mine' | 'leader' | 'status' | 'bidVoided'>,
) => {
  if (lot.bidVoided) return false;
  if (kind === 'ABSENTEE') return lot.status === 'SCHEDULED' && lot.mine?.max === amount;
  return kind === 'RAISE' ? lot.mine?.max === amount : isLeading(lot) === wasLeading;
};

/** The kinds of bid that the current user can place now. */
export const getBidKinds = (lot: Lot): BidKind[] => {
  if (lot.status === 'SCHEDULED') return lot.mine ? ['RAISE'] : ['ABSENTEE'];
  return isLeading(lot) ? ['RAISE'] : ['AUTO', 'DIRECT'];
};

/** The lowest amount (KRW) that the current user can bid now. */
export const getMinAmount = (lot: Lot) => {
  const { increments } = lot.program.rules;
  const ownBid = getBidKinds(lot)[0] === 'RAISE' ? lot.mine : null;
  return ownBid ? roundUpToIncrement(increments, ownBid.max + 1) : lot.minNext;
};

const quickAmounts = 4;

/** The next possible amounts (KRW), offered as buttons. */
export const getQuickAmounts = (lot: Lot) => {
  const { increments } = lot.program.rules;
  const amounts = [getMinAmount(lot)];
  while (amounts.length < quickAmounts) amounts.push(getNextBid(increments, amounts.at(-1) ?? 0));
  return amounts;
};

/** From how many times the price a bid is probably a slip, such as a zero too many. */
const slipFactor = 10;

/** How many times the price an amount is, where it is so high that it is asked for again; null otherwise. */
export const getSlipFactor = (amount: number, price: number) => {
  const factor = Math.floor(amount / price);
  return factor >= slipFactor ? factor : null;
};

export type AmountCheck =
  | { amount: number }
  | { problem: 'notAmount' }
  | { problem: 'tooLow'; minAmount: number }
  | { problem: 'notMultiple'; increment: number; nextAmount: number };

/** The amount in a text, or why it cannot be bid. The API checks it again. */
export const checkAmount = (text: string, lot: Lot): AmountCheck => {
  const { increments } = lot.program.rules;
  const amount = parseAmount(text);
  if (amount === null) return { problem: 'notAmount' };
  const minAmount = getMinAmount(lot);
  if (amount < minAmount) return { problem: 'tooLow', minAmount };
  if (isMultipleOfIncrement(increments, amount)) return { amount };
  return {
    problem: 'notMultiple',
    increment: getIncrement(increments, amount),
    nextAmount: roundUpToIncrement(increments, amount),
  };
};
