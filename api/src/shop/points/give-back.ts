import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { give, inDays, takenBy } from './ledger';
import { points } from './table';

/** Points that come back can be used for at least so long, whenever they would have gone. */
const graceDays = 30;

const later = (a: string | null, b: string) => (a !== null && a > b ? a : b);

/** Of what an order took, so much has come back already. */
const broughtBack = async (tx: Database, order: string) => {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${points.amount}), 0)::int` })
    .from(points)
    .where(and(eq(points.relType, 'ORDER'), eq(points.relId, order), eq(points.reason, 'RETURN')));
  return row?.sum ?? 0;
};

interface Return {
  user: string;
  order: string;
  amount: number;
  /** Of several from one order, which one. */
  key: string;
}

/**
 * Gives back points that an order took: with the expiry they had, the ones that live longest first, and never for less
 * than thirty days, so that nothing is lost by a refund.
 */
export const giveBack = async (tx: Database, { user, order, amount, key }: Return) => {
  const lots = (await takenBy(tx, { type: 'ORDER', _id: order, action: 'USE' })).toReversed();
  let skip = await broughtBack(tx, order);
  let left = amount;
  for (const [at, lot] of lots.entries()) {
    const skipped = Math.min(skip, lot.amount);
    skip -= skipped;
    const part = Math.min(left, lot.amount - skipped);
    if (part <= 0) continue;
    left -= part;
    await give(tx, {
      user,
      amount: part,
      reason: 'RETURN',
      cause: { type: 'ORDER', _id: order, action: `RETURN:${key}:${at}` },
      expiresAt: later(lot.expiresAt, inDays(graceDays)),
    });
  }
};
