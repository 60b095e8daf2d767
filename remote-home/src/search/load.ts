import type { Api } from 'shared/client';
import type { Language } from 'shared/i18n';
import type { Head, LoadContext } from 'shared/remotes';
import { translate } from './i18n';

type SearchQuery = NonNullable<NonNullable<Parameters<Api['search']['find']>[0]>['query']>;
export type SearchGroup = Awaited<ReturnType<Api['search']['find']>>['groups'][number];
export type SearchKind = SearchGroup['kind'];

/** The kinds of the contract, which public pages do not load. */
const kinds = [
  'lawyer',
  'practice',
  'office',
  'case',
  'article',
  'faq',
  'notice',
  'lot',
  'program',
  'product',
  'fair',
] as const satisfies SearchKind[];

const maxLength = 100;
/** Hits of a kind: among others, and alone. */
const hitsOfGroup = 5;
const hitsOfKind = 50;

/** The keyword as the API takes it. */
const readKeyword = (query: URLSearchParams) => (query.get('q') ?? '').normalize('NFC').trim().slice(0, maxLength);

/** The address of a search. */
export const buildSearchPath = (q: string, kind?: SearchKind) => {
  const query = new URLSearchParams({ q, ...(kind && { kind }) });
  return `/search?${query}`;
};

export const loadSearch = async ({ api, query }: LoadContext) => {
  const q = readKeyword(query);
  const kind = kinds.find((one) => one === query.get('kind')) ?? null;
  if (q === '') return { q, kind, groups: [] };
  const find = (options: Omit<SearchQuery, 'q'>) => api.search.find({ query: { q, ...options } });
  const [{ groups }, one] = await Promise.all([
    find({ limit: hitsOfGroup }),
    kind ? find({ kind, limit: hitsOfKind }) : null,
  ]);
  return { q, kind, groups: groups.map((group) => one?.groups.find((found) => found.kind === group.kind) ?? group) };
};

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

/** Hits of each kind beside the lots of a search. */
const hitsBeside = 3;

/** What else than lots a keyword finds; nothing where the search cannot be reached. */
export const loadElsewhere = async ({ api }: LoadContext, q: string): Promise<SearchGroup[]> => {
  const { groups } = await api.search.find({ query: { q, limit: hitsBeside } }).catch(() => ({ groups: [] }));
  return groups.filter(({ kind }) => kind !== 'lot');
};

export const getSearchHead = ({ q }: SearchData, language: Language): Head => {
  const t = translate(language);
  return { title: q ? t('resultsTitle', { q }) : t('title'), description: t('description'), noindex: q !== '' };
};
