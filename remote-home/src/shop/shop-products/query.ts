/** The orders a reader may choose, by the API's names; the first is the default. */
export const sorts = {
  sales: '-sales',
  new: '-createdAt',
  low: 'price',
  high: '-price',
  rating: '-rating',
} as const;
export type Sort = keyof typeof sorts;
export const labels = ['NEW', 'BEST', 'PICK', 'LIMITED', 'HANDMADE', 'ECO'] as const;
export type Label = (typeof labels)[number];

/** What the address asks for; everything else in it is left alone. */
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

const won = (text: string | null) => (text ?? '').replace(/\D/g, '').slice(0, 9);

export const queryOf = (query: URLSearchParams): ShopQuery => ({
  category: query.get('category') ?? '',
  label: labels.find((label) => label === query.get('label')) ?? '',
  q: (query.get('q') ?? '').trim().slice(0, 100),
  from: won(query.get('from')),
  to: won(query.get('to')),
  sort: (Object.keys(sorts) as Sort[]).find((sort) => sort === query.get('sort')) ?? emptyQuery.sort,
  page: Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1),
});

/** The address of another look at the shop; a change of anything but the page begins at the first one. */
export const hrefOf = (query: ShopQuery, change: Partial<ShopQuery>) => {
  const next = { ...query, page: 1, ...change };
  const said = Object.entries(next).filter(([name, value]) => value !== emptyQuery[name as keyof ShopQuery]);
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return search ? `/shop?${search}` : '/shop';
};

export const isFiltered = ({ label, q, from, to }: ShopQuery) => `${label}${q}${from}${to}` !== '';
