import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { likes } from '../likes/table';
import { type ReviewRow, reviews } from './table';

/** Deletes a review with its pictures and likes; a trigger updates the product's rating. */
export const deleteReview = async (tx: Database, files: Files, { _id, images }: ReviewRow) => {
  const imageIds = images.map((image) => image._id);
  await files.release(tx, imageIds);
  await tx.delete(reviews).where(eq(reviews._id, _id));
  await tx.delete(likes).where(and(eq(likes.type, 'REVIEW'), eq(likes.target, _id)));
};
