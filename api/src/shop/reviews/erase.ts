import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { likes } from '../likes/table';
import { type ReviewRow, reviews } from './table';

/** A review goes with its pictures and its likes; the rating of the product follows in the database. */
export const erase = async (tx: Database, files: Files, { _id, images }: ReviewRow) => {
  await files.release(
    tx,
    images.map((image) => image._id),
  );
  await tx.delete(reviews).where(eq(reviews._id, _id));
  await tx.delete(likes).where(and(eq(likes.type, 'REVIEW'), eq(likes.target, _id)));
};
