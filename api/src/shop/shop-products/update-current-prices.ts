import { asc, eq, lte, sql } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { getPriceSchedule } from './price';
import { shopProducts } from './table';

const batchSize = 200;

/**
 * Updates the sort price of products whose sale has begun or ended; prices that are shown and paid do not depend on it. The
 * content version goes up, so that cached pages are made anew. Answers how many changed.
 */
export const updateCurrentPrices = (db: Database) =>
  db.transaction(async (tx) => {
    const at = now();
    const due = await tx
      .select()
      .from(shopProducts)
      .where(lte(shopProducts.priceTurnsAt, at))
      .orderBy(asc(shopProducts.priceTurnsAt))
      .limit(batchSize)
      .for('no key update', { skipLocked: true });
    for (const row of due)
      await tx.update(shopProducts).set(getPriceSchedule(row, at)).where(eq(shopProducts._id, row._id));
    if (due.length > 0) await tx.execute(sql`update data_version set value = value + 1`);
    return due.length;
  });
