import { and, eq, sql } from 'drizzle-orm';
import { defineTrashKind } from '../platform/trash/kinds';
import { defineRecordKind } from '../platform/trash/record-kind';
import { shopCategories } from './categories/table';
import { coupons } from './coupons/table';
import { inquiries } from './inquiries/table';
import { likes } from './likes/table';
import { reviews } from './reviews/table';
import { shopProducts } from './shop-products/table';

export const shopProductTrash = defineTrashKind({ table: shopProducts, title: ['name', 'code'], permanent: true });
export const categoryTrash = defineRecordKind({ resource: 'categories', table: shopCategories, title: ['name'] });
export const couponTrash = defineRecordKind({ resource: 'coupons', table: coupons, title: ['name', 'code'] });
export const inquiryTrash = defineRecordKind({
  resource: 'inquiries',
  table: inquiries,
  title: ['subject', 'content'],
  user: ({ _user }) => _user,
});

const isLikeOf = (review: string) => and(eq(likes.type, 'REVIEW'), eq(likes.target, review));

export const reviewTrash = defineRecordKind({
  resource: 'reviews',
  table: reviews,
  title: ['content'],
  children: [{ table: likes, belongsTo: isLikeOf }],
  user: ({ _user }) => _user,
  // Each like that comes back is counted by a trigger, on top of the number that the review had.
  afterRestore: (tx, review) =>
    tx
      .update(reviews)
      .set({ likes: sql`(select count(*) from ${likes} where ${isLikeOf(review)})` })
      .where(eq(reviews._id, review)),
});
