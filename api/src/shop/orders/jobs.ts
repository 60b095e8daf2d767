import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { expireCoupons } from '../coupons/user-coupons';
import { daysFromNow } from '../days-from-now';
import { sendRefunds } from '../payments/send-refunds';
import { processPoints } from '../points/jobs';
import { purchases } from '../purchases/table';
import { getShopSettings } from '../settings';
import { closeUnpaidOrder } from './lifecycle/close-unpaid-order';
import { canConfirm, confirmLines } from './lifecycle/confirm-lines';
import { lockOrderById } from './lifecycle/lock-order';
import type { OrderServices } from './services';
import { orders } from './table';

const batchSize = 200;

/** Closes orders that were not paid by their due time. A second process that waits for the lock finds them closed. */
export const expireUnpaidOrders = async (db: Database, services: OrderServices) => {
  const due = await db
    .select({ _id: orders._id })
    .from(orders)
    .where(and(eq(orders.status, 'PENDING_PAYMENT'), lte(orders.dueAt, now())))
    .orderBy(asc(orders.dueAt))
    .limit(batchSize);
  for (const { _id } of due)
    await db.transaction(async (tx) => {
      const locked = await lockOrderById(tx, _id);
      if (locked.order.status !== 'PENDING_PAYMENT' || (locked.order.dueAt ?? '') > now()) return;
      await closeUnpaidOrder(tx, services, locked, { to: 'EXPIRED', by: null, reason: '입금 기한 경과' });
    });
  return due.length;
};

/** Confirms lines whose buyer neither confirmed nor returned them within the days of the setting (`confirmDays`). */
export const confirmDeliveredLines = async (db: Database) => {
  const { confirmDays } = await getShopSettings(db);
  const before = daysFromNow(-confirmDays);
  const due = await db
    .selectDistinct({ _order: purchases._order })
    .from(purchases)
    .where(and(inArray(purchases.status, ['DELIVERED', 'EXCHANGED']), lte(purchases.deliveredAt, sql`${before}`)))
    .orderBy(asc(purchases._order))
    .limit(batchSize);
  for (const { _order } of due)
    await db.transaction(async (tx) => {
      const locked = await lockOrderById(tx, _order);
      const lines = locked.lines.filter((line) => canConfirm(line) && (line.deliveredAt ?? '') <= before);
      if (lines.length > 0) await confirmLines(tx, locked, lines, null);
    });
  return due.length;
};

/** Runs everything that becomes due by time: orders, points, coupons and refunds. */
export const processOrders = async (db: Database, services: OrderServices) => {
  await expireUnpaidOrders(db, services);
  await confirmDeliveredLines(db);
  await processPoints(db);
  await expireCoupons(db);
  await sendRefunds(db, services);
};
