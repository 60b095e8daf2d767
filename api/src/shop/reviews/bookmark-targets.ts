import { and, eq, inArray } from 'drizzle-orm';
import type { FindBookmarkTargets } from '../../platform/define-domain';
import { isVisible } from '../shop-products/queries';
import { shopProducts } from '../shop-products/table';
import { reviews } from './table';

/** Visible reviews, with the product's name and the first picture of the review. */
export const findReviewTargets: FindBookmarkTargets = async (db, ids) => {
  const rows = await db
    .select({ _id: reviews._id, name: shopProducts.name, images: reviews.images })
    .from(reviews)
    .innerJoin(shopProducts, eq(shopProducts._id, reviews._product))
    .where(and(inArray(reviews._id, ids), eq(reviews.status, 'VISIBLE'), isVisible));
  return new Map(rows.map(({ _id, name, images }) => [_id, { title: name, picture: images[0] ?? null }]));
};
