import { readPageNumber } from '../../layout/query-params';

/** The sort orders on offer with the API's names; the first is the default. */
export const sorts = {
  sales: '-sales',
  new: '-createdAt',
  low: 'price',
  high: '-price',
  rating: '-rating',
} as const;
export type Sort = keyof typeof sorts;
export const labels = ['NEW', 'BEST', 'PICK', 'LIMITED', 'HANDMADE', 'ECO'] as const;
type Label = (typeof labels)[number];

/** The query parameters of the shop; an empty string where a parameter is missing. */
export interface ShopQuery {
  category: string;
  label: Label | '';
  q: string;
  from: string;
  to: string;
  sort: Sort;
  page: number;
}

export const emptyQuery: ShopQuery = { category: '', label: '', q: '', from: '', to: '', sort: 'sales', page: 1 };

/** The digits of a price (KRW). */
const parsePrice = (text: string | null) => (text ?? '').replace(/\D/g, '').slice(0, 9);

/** Reads the query parameters; unknown values count as missing. */
export const parseShopQuery = (query: URLSearchParams): ShopQuery => ({
  category: query.get('category') ?? '',
  label: labels.find((label) => label === query.get('label')) ?? '',
  q: (query.get('q') ?? '').trim().slice(0, 100),
  from: parsePrice(query.get('from')),
  to: parsePrice(query.get('to')),
  sort: (Object.keys(sorts) as Sort[]).find((sort) => sort === query.get('sort')) ?? emptyQuery.sort,
  page: readPageNumber(query),
});

/** The address with a change of the query; any change but that of the page begins at the first page. */
export const buildShopPath = (query: ShopQuery, change: Partial<ShopQuery>) => {
  const next = { ...query, page: 1, ...change };
  const parameters = Object.entries(next).filter(([name, value]) => value !== emptyQuery[name as keyof ShopQuery]);
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString();
  return search ? `/shop?${search}` : '/shop';
};

/** Whether a filter is set. The category and the sort order are no filters. */
export const isFiltered = ({ label, q, from, to }: ShopQuery) => `${label}${q}${from}${to}` !== '';
