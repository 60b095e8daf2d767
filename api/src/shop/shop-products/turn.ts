import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { turningOf } from './price';
import { shopProducts } from './table';

const atOnce = 200;

/**
 * Sales that have begun or ended since are sorted by their new price. What is shown and paid never waits for this; the
 * number of the last change goes up, so that pages kept under the old one are made anew.
 */
export const turnPrices = (db: Database) =>
  db.transaction(async (tx) => {
    const at = now();
    const due = await tx
      .select()
      .from(shopProducts)
      .where(lte(shopProducts.priceTurnsAt, at))
      .orderBy(asc(shopProducts.priceTurnsAt))
      .limit(atOnce)
      .for('no key update', { skipLocked: true });
    for (const row of due) await tx.update(shopProducts).set(turningOf(row, at)).where(eq(shopProducts._id, row._id));
    if (due.length > 0) await tx.execute(sql`update data_version set value = value + 1`);
    return due.length;
  });
