import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { orders } from '../orders/table';
import type { Providers } from './providers';
import { refunds } from './table';

const atOnce = 50;
const mostTries = 12;

const waitOf = (tries: number) => new Date(Date.now() + Math.min(2 ** tries, 360) * 60_000).toISOString();

/**
 * Sends back the money that waits. The row is locked meanwhile, so that one process sends it; should the answer be lost,
 * the provider knows the key when it is sent again.
 */
export const sendRefunds = async (db: Database, providers: Providers) => {
  const due = await db
    .select({ _id: refunds._id })
    .from(refunds)
    .where(and(eq(refunds.status, 'PENDING'), lte(refunds.nextAt, now())))
    .orderBy(asc(refunds.nextAt))
    .limit(atOnce);
  for (const { _id } of due)
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(refunds)
        .where(and(eq(refunds._id, _id), eq(refunds.status, 'PENDING')))
        .for('update', { skipLocked: true });
      if (!row) return;
      const [order] = await tx.select().from(orders).where(eq(orders._id, row._order));
      const send = providers.named(order?.provider ?? '')?.refund;
      const error = await (send && order?.tid
        ? send({ tid: order.tid, amount: row.amount, key: row._id })
        : Promise.reject(new Error('no provider'))
      ).then(
        () => null,
        (cause: unknown) => String(cause),
      );
      const tries = row.tries + 1;
      const isLast = error !== null && tries >= mostTries;
      await tx
        .update(refunds)
        .set({
          status: error === null ? 'DONE' : isLast ? 'FAILED' : 'PENDING',
          tries,
          error,
          nextAt: waitOf(tries),
          version: sql`${refunds.version} + 1`,
          updatedAt: now(),
        })
        .where(eq(refunds._id, _id));
      if (isLast) await tx.update(orders).set({ alert: true }).where(eq(orders._id, row._order));
    });
  return due.length;
};
