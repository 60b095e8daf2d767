import { and, eq } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { publishLot } from './stream';
import { works } from './table';

/** Sets the values of a sold lot and publishes it; returns false if it was not SOLD. */
const updateSoldLot = async (tx: Database, work: string, values: Partial<typeof works.$inferInsert>) => {
  const { rowCount } = await tx
    .update(works)
    .set(values)
    .where(and(eq(works._id, work), eq(works.status, 'SOLD')));
  if (rowCount) await publishLot(tx, work);
  return Boolean(rowCount);
};

/** Marks a sold lot as paid; returns false if it was not SOLD. */
export const markPaid = (tx: Database, work: string) => updateSoldLot(tx, work, { status: 'PAID', paidAt: now() });

/** Marks a sold lot as defaulted; returns false if it was not SOLD. */
export const markDefaulted = (tx: Database, work: string) =>
  updateSoldLot(tx, work, { status: 'DEFAULTED', defaultedAt: now() });

/** Called by the shop when the order of a lot is paid or expires unpaid (B10). */
export const wonLots = { onPaid: markPaid, onUnpaid: markDefaulted };
