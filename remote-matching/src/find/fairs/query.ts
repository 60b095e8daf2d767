import type { FairStatus } from 'shared/contract';
import { buildPath, parseOption, readPageNumber, readSearchText } from '../../layout/query-params';

/** As in the contract, in the order of the tabs; a public page does not load the contract's schemas. */
export const fairStatuses = [
  'ONGOING',
  'BUYER_APPLICATIONS',
  'RECRUITING_SELLERS',
  'UPCOMING',
  'EXPIRED',
] as const satisfies FairStatus[];

export interface FairsQuery {
  /** Null shows fairs of every status. */
  status: FairStatus | null;
  q: string;
  page: number;
}

/** Parameters of the list of fairs; invalid ones are ignored. */
export const parseQuery = (query: URLSearchParams): FairsQuery => ({
  status: parseOption(fairStatuses, query.get('status')),
  q: readSearchText(query),
  page: readPageNumber(query),
});

export const buildFairsPath = (query: Partial<FairsQuery>) => buildPath('/matching/fairs', { ...query });
