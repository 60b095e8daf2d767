import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { languages } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { toLikePattern } from '../../platform/database/ngrams';
import { requireRow } from '../../platform/database/rows';
import { fairProducts, products } from './table';

/** A product of a seller. Throws `not_found` for that of another one. */
export const findOwnProduct = (db: Database, id: string, user: string, lock?: 'update') =>
  requireRow(db, products, and(eq(products._id, id), eq(products._user, user), isNull(products.deletedAt)), lock);

/** Condition: the public sees the product at a fair whose seller is approved (published, with a picture). */
export const isShown = and(
  eq(fairProducts.visible, true),
  eq(products.status, 'PUBLISHED'),
  isNull(products.deletedAt),
  sql`${products.thumb} is not null`,
);

/** Condition: the name of a product contains `q` in one of the languages. */
export const matchesProductName = (q: string) =>
  or(...languages.map((language) => sql`${products.name} ->> ${language}::text ilike ${toLikePattern(q)}`));
