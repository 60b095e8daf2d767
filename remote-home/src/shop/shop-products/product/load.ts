import { decodeSegment } from 'shared/format';
import type { LoadContext } from 'shared/remotes';
import { readPositiveInt } from '../../../layout/query-params';

/** Reviews and inquiries on one page of their lists. */
const sectionPageSize = 5;
const relatedProducts = 4;

export const loadProduct = async ({ api, params, query }: LoadContext) => {
  const { shopProduct: product } = await api.shopProducts.get({ params: { id: decodeSegment(params.id) } });
  const id = product._id;
  const withImages = query.get('pictured') === 'true';
  const [reviews, inquiries, related] = await Promise.all([
    api.productReviews.list({
      params: { id },
      query: {
        page: readPositiveInt(query, 'reviews'),
        limit: sectionPageSize,
        ...(withImages && { pictured: 'true' }),
      },
    }),
    api.productInquiries.list({
      params: { id },
      query: { page: readPositiveInt(query, 'inquiries'), limit: sectionPageSize },
    }),
    api.shopProducts.list({ query: { category: product._category, sort: '-sales', limit: relatedProducts + 1 } }),
  ]);
  return {
    product,
    reviews,
    inquiries,
    withImages,
    related: related.shopProducts.filter(({ _id }) => _id !== product._id).slice(0, relatedProducts),
  };
};

export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
export type Product = ProductData['product'];
