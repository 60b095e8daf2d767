import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { expireCoupons } from '../coupons/hold';
import { sendRefunds } from '../payments/refunds';
import { tendPoints } from '../points/jobs';
import { purchases } from '../purchases/table';
import { lockById, type Shop } from './change';
import { canConfirm, confirmLines } from './confirm';
import { readShop } from './quote';
import { endUnpaid } from './settle';
import { orders } from './table';

const atOnce = 200;

/** What nobody paid in time; whichever process locks the order first ends it, the other finds it ended. */
export const expireOrders = async (db: Database, shop: Shop) => {
  const due = await db
    .select({ _id: orders._id })
    .from(orders)
    .where(and(eq(orders.status, 'PENDING_PAYMENT'), lte(orders.dueAt, now())))
    .orderBy(asc(orders.dueAt))
    .limit(atOnce);
  for (const { _id } of due)
    await db.transaction(async (tx) => {
      const whole = await lockById(tx, _id);
      if (whole.order.status !== 'PENDING_PAYMENT' || (whole.order.dueAt ?? '') > now()) return;
      await endUnpaid(tx, shop, whole, { to: 'EXPIRED', by: null, reason: '입금 기한 경과' });
    });
  return due.length;
};

/** Who neither confirms nor sends anything back keeps it, after the days that the setting gives. */
export const confirmDelivered = async (db: Database) => {
  const { confirmDays } = await readShop(db);
  const before = new Date(Date.now() - confirmDays * 86_400_000).toISOString();
  const due = await db
    .selectDistinct({ _order: purchases._order })
    .from(purchases)
    .where(and(inArray(purchases.status, ['DELIVERED', 'EXCHANGED']), lte(purchases.deliveredAt, sql`${before}`)))
    .orderBy(asc(purchases._order))
    .limit(atOnce);
  for (const { _order } of due)
    await db.transaction(async (tx) => {
      const whole = await lockById(tx, _order);
      const lines = whole.lines.filter((line) => canConfirm(line) && (line.deliveredAt ?? '') <= before);
      if (lines.length > 0) await confirmLines(tx, whole, lines, null);
    });
  return due.length;
};

/** All that the clock does to orders, coupons and points. */
export const tendOrders = async (db: Database, shop: Shop) => {
  await expireOrders(db, shop);
  await confirmDelivered(db);
  await tendPoints(db);
  await expireCoupons(db);
  await sendRefunds(db, shop.providers);
};
