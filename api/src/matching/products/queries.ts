import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { products } from './table';

/** A product of a seller. Throws `not_found` for that of another one. */
export const findOwnProduct = (db: Database, id: string, user: string, lock?: 'update') =>
  requireRow(db, products, and(eq(products._id, id), eq(products._user, user), isNull(products.deletedAt)), lock);
