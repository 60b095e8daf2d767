import type { FairStatus } from 'shared/contract';
import type { Fair } from './load';

type FairDates = Pick<
  Fair,
  'sellerFrom' | 'sellerTo' | 'buyerFrom' | 'buyerTo' | 'requestFrom' | 'requestTo' | 'startAt' | 'endAt'
>;

export const phases = ['seller', 'buyer', 'request', 'days'] as const;

/** The time windows of a fair's four phases, in their usual order. */
export const getPhaseWindows = (fair: FairDates) =>
  ({
    seller: { from: fair.sellerFrom, to: fair.sellerTo },
    buyer: { from: fair.buyerFrom, to: fair.buyerTo },
    request: { from: fair.requestFrom, to: fair.requestTo },
    days: { from: fair.startAt, to: fair.endAt },
  }) satisfies Record<(typeof phases)[number], { from: string; to: string }>;

/** State of a window at an instant; `from` is inclusive, `to` exclusive. */
export const getPhaseState = ({ from, to }: { from: string; to: string }, instant: string) =>
  instant < from ? 'before' : instant < to ? 'open' : 'over';

export const isExpired = (status: FairStatus) => status === 'EXPIRED';
