import type { works } from 'shared/contract';
import type { LoadContext } from 'shared/remotes';
import type { z } from 'zod';
import { pageOf } from '../../firm/magazine/load';

type Asked = z.input<typeof works.list.query>;
export type LotSort = NonNullable<Asked['sort']>;
export type LotStatus = NonNullable<Asked['status']>;

/** As in the contract, whose schemas a public page does not load. Those that end next come first without a sort. */
export const sorts = ['-createdAt', 'price', '-price', 'lotNo'] as const satisfies LotSort[];
/** What readers look for; the others are passing or a matter between the house and the buyer. */
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

const longest = 100;
const folder = '/auction-search';

const trimmed = (text: string | null | undefined) => (text ?? '').normalize('NFC').trim().slice(0, longest);

/** The router hands a part of the path over as it stands in the address. */
const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const priceIn = (text: string | null) => {
  const digits = trimmed(text)
    .normalize('NFKC')
    .replace(/[\s,원₩]/g, '');
  return /^\d{1,13}$/.test(digits) ? Number(digits) : null;
};

const oneOf = <T extends string>(known: readonly T[], text: string | null) => known.find((one) => one === text) ?? null;

/** What the address asks for; whatever it cannot mean is left out. A form without script sends the keyword as `q`. */
export const readQuery = ({ params, query }: Pick<LoadContext, 'params' | 'query'>): LotQuery => {
  const [priceFrom, priceTo] = [priceIn(query.get('priceFrom')), priceIn(query.get('priceTo'))];
  const turned = priceFrom !== null && priceTo !== null && priceFrom > priceTo;
  return {
    q: trimmed(query.get('q') ?? decoded(params.searchKeyword ?? '')),
    program: trimmed(query.get('program')),
    hall: trimmed(query.get('hall')),
    author: trimmed(query.get('author')),
    status: oneOf(statuses, query.get('status')),
    priceFrom: turned ? priceTo : priceFrom,
    priceTo: turned ? priceFrom : priceTo,
    sort: oneOf(sorts, query.get('sort')),
    page: pageOf(query),
  };
};

export const none: LotQuery = {
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

/** What narrows the list, apart from the keyword. */
export const filters = ['status', 'program', 'hall', 'author', 'priceFrom', 'priceTo'] as const;

/** A keyword that a URL takes for a folder stands behind the question mark. */
const isPath = (q: string) => q !== '' && q !== '.' && q !== '..';

/** The address of a search; what says nothing is left out. */
export const addressOf = ({ q, page, ...rest }: LotQuery) => {
  const query = new URLSearchParams();
  if (q && !isPath(q)) query.set('q', q);
  for (const [name, value] of Object.entries(rest)) if (value !== null && value !== '') query.set(name, String(value));
  if (page > 1) query.set('page', String(page));
  const path = isPath(q) ? `${folder}/${encodeURIComponent(q)}` : folder;
  return query.size > 0 ? `${path}?${query}` : path;
};

/** The filters as the API takes them. */
export const asked = ({ q, program, hall, author, status, priceFrom, priceTo }: LotQuery) => ({
  ...(q && { q }),
  ...(program && { program }),
  ...(hall && { hall }),
  ...(author && { author }),
  ...(status && { status }),
  ...(priceFrom !== null && { priceFrom }),
  ...(priceTo !== null && { priceTo }),
});
