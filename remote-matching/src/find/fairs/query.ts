import type { FairStatus } from 'shared/contract';

/** As in the contract; a public page does not load its schemas. */
export const fairStatuses = [
  'ONGOING',
  'BUYER_APPLICATIONS',
  'RECRUITING_SELLERS',
  'UPCOMING',
  'EXPIRED',
] as const satisfies FairStatus[];

export interface FairsQuery {
  /** Null shows all. */
  status: FairStatus | null;
  q: string;
  page: number;
}

const longest = 100;

/** A page of a list: 1 for whatever the address cannot mean. */
export const pageIn = (query: URLSearchParams) => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
};

export const wordsIn = (query: URLSearchParams) => (query.get('q') ?? '').trim().slice(0, longest);

export const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((one) => one === text) ?? null;

/** What the address asks for; whatever it cannot mean is left out. */
export const readQuery = (query: URLSearchParams): FairsQuery => ({
  status: oneOf(fairStatuses, query.get('status')),
  q: wordsIn(query),
  page: pageIn(query),
});

/** An address with those values that say something; the first page needs no number. */
export const addressWith = (path: string, values: Record<string, string | number | boolean | null | undefined>) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === 'string' ? value.trim() : value === true ? 'true' : value || '';
    if (text !== '' && !(name === 'page' && text === 1)) query.set(name, String(text));
  }
  return query.size > 0 ? `${path}?${query}` : path;
};

export const addressOf = (query: Partial<FairsQuery>) => addressWith('/matching/fairs', { ...query });
