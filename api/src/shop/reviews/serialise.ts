import { and, count, eq } from 'drizzle-orm';
import type { ReviewSummary } from 'shared/contract';
import { maskName, withAuthors } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { withProducts } from '../shop-products/queries';
import { type ReviewRow, reviews } from './table';

/** Adds the product's name and picture to each review. */
export const withReviewProducts = <R extends Pick<ReviewRow, '_product'>>(db: Database, rows: R[]) =>
  withProducts(db, rows, { name: { ko: '' }, thumb: null });

/** Adds to each record the masked name of its author. */
export const withMaskedAuthors = async <R extends { _user: string }>(db: Database, rows: R[]) =>
  (await withAuthors(db, rows)).map(({ author, ...row }) => ({ ...row, author: maskName(author.name) }));

/** Average and scores of a product's visible reviews. */
export const getReviewSummary = async (db: Database, product: string): Promise<ReviewSummary> => {
  const rows = await db
    .select({ score: reviews.score, count: count() })
    .from(reviews)
    .where(and(eq(reviews._product, product), eq(reviews.status, 'VISIBLE')))
    .groupBy(reviews.score);
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  const points = rows.reduce((sum, row) => sum + row.score * row.count, 0);
  const scores = [5, 4, 3, 2, 1].map((score) => ({
    score,
    count: rows.find((row) => row.score === score)?.count ?? 0,
  }));
  return { avg: total > 0 ? Math.round((points * 10) / total) / 10 : 0, count: total, scores };
};
