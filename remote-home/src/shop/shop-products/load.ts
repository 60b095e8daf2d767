import type { LoadContext } from 'shared/remotes';
import { queryOf, sorts } from './query';

const pageSize = 24;
const talkSize = 5;
const relatedCount = 4;

const numberOf = (text: string) => (text === '' ? undefined : Number(text));

export const loadShop = async ({ api, query }: LoadContext) => {
  const asked = queryOf(query);
  const { category, label, q, from, to, sort, page } = asked;
  const [list, { categories }] = await Promise.all([
    api.shopProducts.list({
      query: {
        category: category || undefined,
        label: label || undefined,
        q: q || undefined,
        priceFrom: numberOf(from),
        priceTo: numberOf(to),
        sort: sorts[sort],
        page,
        limit: pageSize,
      },
    }),
    api.categories.list({ query: { limit: 100 } }),
  ]);
  return { asked, categories, ...list };
};

/** A page number within the page, such as of the reviews. */
const pageOf = (query: URLSearchParams, name: string) => Math.max(1, Number.parseInt(query.get(name) ?? '1', 10) || 1);

export const loadProduct = async ({ api, params, query }: LoadContext) => {
  const id = params.id ?? '';
  const { shopProduct: product } = await api.shopProducts.get({ params: { id } });
  const pictured = query.get('pictured') === 'true';
  const [reviews, inquiries, related] = await Promise.all([
    api.productReviews.list({
      params: { id },
      query: { page: pageOf(query, 'reviews'), limit: talkSize, ...(pictured && { pictured: 'true' }) },
    }),
    api.productInquiries.list({ params: { id }, query: { page: pageOf(query, 'inquiries'), limit: talkSize } }),
    api.shopProducts.list({ query: { category: product._category, sort: '-sales', limit: relatedCount + 1 } }),
  ]);
  return {
    product,
    reviews,
    inquiries,
    pictured,
    related: related.shopProducts.filter(({ _id }) => _id !== product._id).slice(0, relatedCount),
  };
};

export type ShopData = Awaited<ReturnType<typeof loadShop>>;
export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
export type Card = ShopData['shopProducts'][number];
export type ShopCategory = ShopData['categories'][number];
export type Shown = ProductData['product'];
export type ShownReview = ProductData['reviews']['reviews'][number];
export type ShownInquiry = ProductData['inquiries']['inquiries'][number];
