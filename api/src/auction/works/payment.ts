import { and, eq } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { bids } from '../bids/table';
import { publishLot } from './stream';
import { works } from './table';

type Values = Partial<typeof works.$inferInsert>;

/** Sets the values of a lot in a status and publishes it; returns false if it had another one. */
const updateLot = async (tx: Database, work: string, from: 'SOLD' | 'PAID', values: Values) => {
  const { rowCount } = await tx
    .update(works)
    .set(values)
    .where(and(eq(works._id, work), eq(works.status, from)));
  if (rowCount) await publishLot(tx, work);
  return Boolean(rowCount);
};

/** Marks a sold lot as paid; returns false if it was not SOLD. */
export const markPaid = (tx: Database, work: string) => updateLot(tx, work, 'SOLD', { status: 'PAID', paidAt: now() });

/** Marks a sold lot as defaulted; returns false if it was not SOLD. */
export const markDefaulted = (tx: Database, work: string) =>
  updateLot(tx, work, 'SOLD', { status: 'DEFAULTED', defaultedAt: now() });

/** Ends the sale of a paid lot whose order was refunded: it is unsold and has no winner. Returns false if it was not PAID. */
const cancelSale = async (tx: Database, work: string) => {
  const values = { status: 'UNSOLD', winner: null, result: null, dueAt: null, paidAt: null } as const;
  if (!(await updateLot(tx, work, 'PAID', values))) return false;
  await tx
    .update(bids)
    .set({ status: 'LOST' })
    .where(and(eq(bids._work, work), eq(bids.status, 'WON')));
  return true;
};

/** Called by the shop when the order of a lot is paid, expires unpaid (B10) or is refunded. */
export const wonLots = { onPaid: markPaid, onUnpaid: markDefaulted, onRefunded: cancelSale };
