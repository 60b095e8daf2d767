import { isOnUnit, nextAfter, onUnit, stepAt } from 'shared/format';
import { amountIn } from './amount';
import type { Attempt } from './attempts';
import type { Work } from './load';

export type Kind = Attempt['kind'];

type Lot = Pick<Work, 'status' | 'minNext' | 'leader' | 'mine'> & {
  program: { rules: Pick<Work['program']['rules'], 'increments'> };
};

/** Whether the reader leads, as the lot stands now: their own standing was read earlier than the stream spoke. */
export const isLeading = ({ mine, leader }: Pick<Lot, 'mine' | 'leader'>) => mine !== null && leader === mine.alias;

/** How the reader can bid now. */
export const kindsOf = (lot: Lot): Kind[] => {
  if (lot.status === 'SCHEDULED') return lot.mine ? ['RAISE'] : ['ABSENTEE'];
  return isLeading(lot) ? ['RAISE'] : ['AUTO', 'DIRECT'];
};

/** The lowest amount that can be bid now. */
export const leastOf = (lot: Lot) => {
  const { increments } = lot.program.rules;
  const raises = kindsOf(lot)[0] === 'RAISE' && lot.mine;
  return raises ? onUnit(increments, raises.max + 1) : lot.minNext;
};

const quickCount = 4;

/** The next amounts, to be chosen at a press. */
export const quickOf = (lot: Lot) => {
  const { increments } = lot.program.rules;
  const amounts = [leastOf(lot)];
  while (amounts.length < quickCount) amounts.push(nextAfter(increments, amounts.at(-1) ?? 0));
  return amounts;
};

export type Judged =
  | { amount: number }
  | { problem: 'notAmount' }
  | { problem: 'tooLow'; least: number }
  | { problem: 'offUnit'; step: number; near: number };

/** What was written, or why it is no bid. The API judges again. */
export const judge = (text: string, lot: Lot): Judged => {
  const { increments } = lot.program.rules;
  const amount = amountIn(text);
  if (amount === null) return { problem: 'notAmount' };
  const least = leastOf(lot);
  if (amount < least) return { problem: 'tooLow', least };
  if (!isOnUnit(increments, amount))
    return { problem: 'offUnit', step: stepAt(increments, amount), near: onUnit(increments, amount) };
  return { amount };
};
