import type { FairStatus } from 'shared/contract';
import { throwApiError } from '../../platform/http/errors';
import type { FairRow } from './table';

type Windows = Pick<
  FairRow,
  'sellerFrom' | 'sellerTo' | 'buyerFrom' | 'buyerTo' | 'requestFrom' | 'requestTo' | 'startAt' | 'endAt'
>;

/** The latest phase that has begun. A label only: each action checks its own window. */
export const getStatus = (fair: Windows, at = new Date().toISOString()): FairStatus => {
  if (at >= fair.endAt) return 'EXPIRED';
  if (at >= fair.requestFrom) return 'ONGOING';
  if (at >= fair.buyerFrom) return 'BUYER_APPLICATIONS';
  return at >= fair.sellerFrom ? 'RECRUITING_SELLERS' : 'UPCOMING';
};

/** Throws `fair_closed` outside a window; `from` is inclusive, `to` exclusive (ISO). */
export const assertInWindow = (from: string, to: string) => {
  const at = new Date().toISOString();
  if (at < from || at >= to) throwApiError('fair_closed');
};

/** Throws `fair_closed` after the end of a fair: then only attendance and meeting logs can be written (M13). */
export const assertNotOver = ({ endAt }: Pick<FairRow, 'endAt'>) => {
  if (new Date().toISOString() >= endAt) throwApiError('fair_closed');
};
