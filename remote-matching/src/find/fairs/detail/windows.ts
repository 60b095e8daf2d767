import type { FairStatus } from 'shared/contract';
import type { Fair } from './load';

type Windows = Pick<
  Fair,
  'sellerFrom' | 'sellerTo' | 'buyerFrom' | 'buyerTo' | 'requestFrom' | 'requestTo' | 'startAt' | 'endAt'
>;

export const phases = ['seller', 'buyer', 'request', 'days'] as const;

/** The four windows of a fair in the order in which people meet them. */
export const windowsOf = (fair: Windows) =>
  ({
    seller: { from: fair.sellerFrom, to: fair.sellerTo },
    buyer: { from: fair.buyerFrom, to: fair.buyerTo },
    request: { from: fair.requestFrom, to: fair.requestTo },
    days: { from: fair.startAt, to: fair.endAt },
  }) satisfies Record<(typeof phases)[number], { from: string; to: string }>;

/** A window's beginning belongs to it, its end does not. */
export const stateOf = ({ from, to }: { from: string; to: string }, at: string) =>
  at < from ? 'before' : at < to ? 'open' : 'over';

export const isOver = (status: FairStatus) => status === 'EXPIRED';
