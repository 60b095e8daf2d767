import { and, count, eq, inArray } from 'drizzle-orm';
import type { ReviewSummary } from 'shared/contract';
import { maskName, users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { findProductNames } from '../shop-products/queries';
import { type ReviewRow, reviews } from './table';

/** Adds the product's name and picture to each review. */
export const withProducts = async <R extends Pick<ReviewRow, '_product'>>(db: Database, rows: R[]) => {
  const names = await findProductNames(
    db,
    rows.map(({ _product }) => _product),
  );
  return rows.map((row) => ({ ...row, product: names.get(row._product) ?? { name: { ko: '' }, thumb: null } }));
};

/** Masked names of users by their ids. */
export const findMaskedNames = async (db: Database, ids: string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ _id: users._id, name: users.name })
    .from(users)
    .where(inArray(users._id, [...new Set(ids)]));
  return new Map(rows.map(({ _id, name }) => [_id, maskName(name)]));
};

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
