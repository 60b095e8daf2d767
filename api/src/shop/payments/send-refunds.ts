import { and, asc, eq, lte } from 'drizzle-orm';
import { getTimeAfter, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { requireRow, updateRow } from '../../platform/database/rows';
import { minuteMs } from '../../platform/define-domain';
import { nextVersion } from '../next-version';
import { askRefundAccount } from '../orders/notifications';
import type { OrderServices } from '../orders/services';
import { orders } from '../orders/table';
import { completeRefund } from '../refunds/complete-refund';
import { refunds } from './table';

const batchSize = 50;
const maxTries = 12;

const getNextTry = (tries: number) => getTimeAfter(Math.min(2 ** tries, 360) * minuteMs);

/**
 * Sends the refunds of providers that are due, and notifies their buyers; a failed one is tried again later, at most 12
 * times, after which its order is flagged, the buyer is asked for an account, and an administrator transfers the money. The
 * row is locked, so that one process sends it; if the answer is lost, the provider recognises the key. Answers how many
 * were due.
 */
export const sendRefunds = async (db: Database, services: Pick<OrderServices, 'providers' | 'messenger'>) => {
  const due = await db
    .select({ _id: refunds._id })
    .from(refunds)
    .where(and(eq(refunds.status, 'PENDING'), eq(refunds.channel, 'PROVIDER'), lte(refunds.nextAt, now())))
    .orderBy(asc(refunds.nextAt))
    .limit(batchSize);
  for (const { _id } of due)
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(refunds)
        .where(and(eq(refunds._id, _id), eq(refunds.status, 'PENDING')))
        .for('update', { skipLocked: true });
      if (!row) return;
      const order = await requireRow(tx, orders, eq(orders._id, row._order));
      const send = services.providers.findByName(order.provider)?.refund;
      const error = await (send && order.tid
        ? send({ tid: order.tid, amount: row.amount, key: row._id })
        : Promise.reject(new Error('no provider'))
      ).then(
        () => null,
        (cause: unknown) => String(cause),
      );
      if (error === null) {
        await completeRefund(tx, services, { order, refund: row, by: null });
        return;
      }
      const tries = row.tries + 1;
      const isLast = tries >= maxTries;
      await updateRow(tx, refunds, _id, {
        status: isLast ? 'FAILED' : 'PENDING',
        tries,
        error,
        nextAt: getNextTry(tries),
        ...nextVersion(refunds),
      });
      if (!isLast) return;
      await updateRow(tx, orders, order._id, { alert: true });
      await askRefundAccount(tx, services.messenger, order, row);
    });
  return due.length;
};
