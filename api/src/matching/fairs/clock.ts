import type { FairStatus } from 'shared/contract';
import { fail } from '../../platform/http/errors';
import type { FairRow } from './table';

type Windows = Pick<
  FairRow,
  'sellerFrom' | 'sellerTo' | 'buyerFrom' | 'buyerTo' | 'requestFrom' | 'requestTo' | 'startAt' | 'endAt'
>;

/** The latest phase that has begun. It is a label: what may be done, each action asks of its own window. */
export const statusOf = (fair: Windows, at = new Date().toISOString()): FairStatus => {
  if (at >= fair.endAt) return 'EXPIRED';
  if (at >= fair.requestFrom) return 'ONGOING';
  if (at >= fair.buyerFrom) return 'BUYER_APPLICATIONS';
  return at >= fair.sellerFrom ? 'RECRUITING_SELLERS' : 'UPCOMING';
};

/** Ends the request outside a window; its beginning belongs to it, its end does not. */
export const checkWindow = (from: string, to: string) => {
  const at = new Date().toISOString();
  if (at < from || at >= to) fail('fair_closed');
};

/** After the end of a fair nothing but attendance and meeting logs is written (M13). */
export const checkRuns = ({ endAt }: Pick<FairRow, 'endAt'>) => {
  if (new Date().toISOString() >= endAt) fail('fair_closed');
};
