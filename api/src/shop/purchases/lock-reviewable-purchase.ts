import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { purchases } from './table';

/**
 * Locks a line that its buyer may review: of a product, and delivered or confirmed (S6). Throws `not_found` or
 * `not_reviewable`; a second review is refused by the unique index.
 */
export const lockReviewablePurchase = async (tx: Database, purchase: string, user: string) => {
  const [line] = await tx
    .select({ _product: purchases._product, status: purchases.status })
    .from(purchases)
    .where(and(eq(purchases._id, purchase), eq(purchases._user, user)))
    .for('no key update');
  if (!line?._product) throwApiError('not_found');
  if (line.status !== 'DELIVERED' && line.status !== 'CONFIRMED') throwApiError('not_reviewable');
  return { _product: line._product };
};
