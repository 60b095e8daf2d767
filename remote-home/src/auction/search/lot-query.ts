import type { Api } from 'shared/client';
import { decodeSegment } from 'shared/format';
import type { LoadContext } from 'shared/remotes';
import { readPageNumber } from '../../layout/query-params';

type WorksQuery = NonNullable<NonNullable<Parameters<Api['works']['list']>[0]>['query']>;
type LotSort = NonNullable<WorksQuery['sort']>;
type LotStatus = NonNullable<WorksQuery['status']>;

/** The sort orders of the contract, which public pages do not load. Without one the lots that end next come first. */
export const sorts = ['-createdAt', 'price', '-price', 'lotNo'] as const satisfies LotSort[];
/** The statuses that can be filtered by; the others are transient or known to the buyer only. */
export const statuses = ['OPEN', 'SCHEDULED', 'SOLD', 'UNSOLD'] as const satisfies LotStatus[];

export interface LotQuery {
  q: string;
  program: string;
  hall: string;
  author: string;
  status: (typeof statuses)[number] | null;
  /** KRW; null leaves that end open. */
  priceFrom: number | null;
  priceTo: number | null;
  sort: (typeof sorts)[number] | null;
  page: number;
}

const maxLength = 100;
const basePath = '/auction-search';

const trimText = (text: string | null | undefined) => (text ?? '').normalize('NFC').trim().slice(0, maxLength);

/** A price (KRW) with separators or currency signs; null for anything else. */
const parsePrice = (text: string | null) => {
  const digits = trimText(text)
    .normalize('NFKC')
    .replace(/[\s,원₩]/g, '');
  return /^\d{1,13}$/.test(digits) ? Number(digits) : null;
};

const findOption = <T extends string>(options: readonly T[], text: string | null) =>
  options.find((option) => option === text) ?? null;

/**
 * Reads the path and the query parameters; invalid values count as missing. The form without JavaScript sends the keyword
 * as `q`. Swaps prices in the wrong order.
 */
export const parseLotQuery = ({ params, query }: Pick<LoadContext, 'params' | 'query'>): LotQuery => {
  const [priceFrom, priceTo] = [parsePrice(query.get('priceFrom')), parsePrice(query.get('priceTo'))];
  const swapped = priceFrom !== null && priceTo !== null && priceFrom > priceTo;
  return {
    q: trimText(query.get('q') ?? decodeSegment(params.searchKeyword)),
    program: trimText(query.get('program')),
    hall: trimText(query.get('hall')),
    author: trimText(query.get('author')),
    status: findOption(statuses, query.get('status')),
    priceFrom: swapped ? priceTo : priceFrom,
    priceTo: swapped ? priceFrom : priceTo,
    sort: findOption(sorts, query.get('sort')),
    page: readPageNumber(query),
  };
};

export const emptyQuery: LotQuery = {
  q: '',
  program: '',
  hall: '',
  author: '',
  status: null,
  priceFrom: null,
  priceTo: null,
  sort: null,
  page: 1,
};

/** The filters of the list, apart from the keyword. */
export const filterNames = ['status', 'program', 'hall', 'author', 'priceFrom', 'priceTo'] as const;

/** Whether a keyword can be a path segment; `.` and `..` are put in the query instead. */
const isPathSegment = (q: string) => q !== '' && q !== '.' && q !== '..';

/** The address of a search, without parameters that are not set. */
export const buildSearchPath = ({ q, page, ...rest }: LotQuery) => {
  const query = new URLSearchParams();
  if (q && !isPathSegment(q)) query.set('q', q);
  for (const [name, value] of Object.entries(rest)) if (value !== null && value !== '') query.set(name, String(value));
  if (page > 1) query.set('page', String(page));
  const path = isPathSegment(q) ? `${basePath}/${encodeURIComponent(q)}` : basePath;
  // Not `query.size`, which the oldest browsers lack.
  return [path, String(query)].filter(Boolean).join('?');
};

/** The keyword and the filters as the API takes them. */
export const toApiFilters = ({ q, program, hall, author, status, priceFrom, priceTo }: LotQuery) => ({
  ...(q && { q }),
  ...(program && { program }),
  ...(hall && { hall }),
  ...(author && { author }),
  ...(status && { status }),
  ...(priceFrom !== null && { priceFrom }),
  ...(priceTo !== null && { priceTo }),
});
