import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { purchases } from './table';

interface Wanted {
  purchase: string;
  user: string;
}

/**
 * Locks a line of an order that its buyer may review: one of theirs, of a product, delivered and kept (S6). Whether it
 * has a review already is for the unique index to say.
 */
export const lockReviewable = async (tx: Database, { purchase, user }: Wanted): Promise<{ _product: string }> => {
  const [line] = await tx
    .select({ _product: purchases._product, status: purchases.status })
    .from(purchases)
    .where(and(eq(purchases._id, purchase), eq(purchases._user, user)))
    .for('no key update');
  if (!line?._product) fail('not_found');
  if (line.status !== 'DELIVERED' && line.status !== 'CONFIRMED') fail('not_reviewable');
  return { _product: line._product };
};
