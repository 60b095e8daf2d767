import type { LoadContext } from 'shared/remotes';
import { parseShopQuery, sorts } from './shop-query';

const pageSize = 24;

const toNumber = (text: string) => (text === '' ? undefined : Number(text));

export const loadShop = async (context: LoadContext) => {
  const { api } = context;
  const query = parseShopQuery(context.query);
  const { category, label, q, from, to, sort, page } = query;
  const [list, { categories }] = await Promise.all([
    api.shopProducts.list({
      query: {
        category: category || undefined,
        label: label || undefined,
        q: q || undefined,
        priceFrom: toNumber(from),
        priceTo: toNumber(to),
        sort: sorts[sort],
        page,
        limit: pageSize,
      },
    }),
    api.categories.list({ query: { limit: 100 } }),
  ]);
  return { query, categories, ...list };
};

export type ShopData = Awaited<ReturnType<typeof loadShop>>;
export type ProductCardData = ShopData['shopProducts'][number];
export type ShopCategory = ShopData['categories'][number];
