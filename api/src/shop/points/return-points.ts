import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { daysFromNow } from '../days-from-now';
import { creditPoints, findSpentLots } from './ledger';
import { points } from './table';

/** Returned points stay valid for at least this long. */
const graceDays = 30;

const getLater = (a: string | null, b: string) => (a !== null && a > b ? a : b);

/** Points of an order that were returned already. */
const sumReturnedPoints = async (tx: Database, order: string) => {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${points.amount}), 0)::int` })
    .from(points)
    .where(and(eq(points.relType, 'ORDER'), eq(points.relId, order), eq(points.reason, 'RETURN')));
  return row?.sum ?? 0;
};

interface PointReturn {
  user: string;
  order: string;
  amount: number;
  /** Tells several returns of one order apart. */
  key: string;
}

/**
 * Returns points that an order spent, those that expire last first, with the expiry they had but at least 30 days, so that a
 * refund loses none.
 */
export const returnPoints = async (tx: Database, { user, order, amount, key }: PointReturn) => {
  const lots = (await findSpentLots(tx, { type: 'ORDER', _id: order, action: 'USE' })).toReversed();
  let skip = await sumReturnedPoints(tx, order);
  let left = amount;
  for (const [at, lot] of lots.entries()) {
    const skipped = Math.min(skip, lot.amount);
    skip -= skipped;
    const part = Math.min(left, lot.amount - skipped);
    if (part <= 0) continue;
    left -= part;
    await creditPoints(tx, {
      user,
      amount: part,
      reason: 'RETURN',
      cause: { type: 'ORDER', _id: order, action: `RETURN:${key}:${at}` },
      expiresAt: getLater(lot.expiresAt, daysFromNow(graceDays)),
    });
  }
};
