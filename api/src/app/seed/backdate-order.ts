import { eq, sql } from 'drizzle-orm';
import { formatDate } from 'shared/format';
import type { Database } from '../../platform/database/connect';
import { orders } from '../../shop/orders/table';
import { purchases } from '../../shop/purchases/table';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const hourMs = 3_600_000;

/** Copies a record with all ISO times moved back by `ms`. */
const shiftInstants = <T>(value: T, ms: number): T => {
  if (typeof value === 'string')
    return (instant.test(value) ? new Date(Date.parse(value) - ms).toISOString() : value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => shiftInstants(one, ms)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shiftInstants(one, ms)])) as T;
};

/** Spreads the status history evenly over the days after its first entry. */
const spreadHistory = <T extends { at: string }>(history: T[], days: number): T[] => {
  const [first, last] = [
    Date.parse(history[0]?.at ?? ''),
    Date.parse(history[0]?.at ?? '') + Math.min(days, 6) * 24 * hourMs * 0.8,
  ];
  const step = history.length > 1 ? (last - first) / (history.length - 1) : 0;
  return history.map((entry, at) => ({ ...entry, at: new Date(first + at * step).toISOString() }));
};

/**
 * Moves an order back by a number of days, with its number, lines, refunds and notifications, and spreads its history
 * over the days after it. `n` is its number in the seed.
 */
export const backdateOrder = async (db: Database, id: string, days: number, n: number) => {
  // Vary the time of day.
  const ms = days * 24 * hourMs + (days > 0 ? (n % 11) * 0.9 * hourMs : 0);
  const [order] = await db.select().from(orders).where(eq(orders._id, id));
  if (!order || ms === 0) return;
  const moved = shiftInstants(order, ms);
  const orderNo = `${formatDate(moved.placedAt).replaceAll('-', '')}-${String(900 + n).padStart(6, '0')}`;
  const history = spreadHistory(moved.history, days);
  const when = (...states: string[]) => history.findLast(({ to }) => states.includes(to))?.at;
  const shippedAt = when('SHIPPED');
  const deliveredAt = when('DELIVERED');
  const paidAt = moved.paidAt && (when('PAID') ?? moved.paidAt);
  const updatedAt = history.at(-1)?.at ?? moved.updatedAt;
  const cancel = moved.cancel && { ...moved.cancel, at: updatedAt };
  const search = order.search.replace(order.orderNo.toLowerCase(), orderNo);
  await db
    .update(orders)
    .set({ ...moved, orderNo, history, paidAt, updatedAt, cancel, search })
    .where(eq(orders._id, id));
  const lines = await db.select().from(purchases).where(eq(purchases._order, id));
  for (const line of lines) {
    const back = shiftInstants(line, ms);
    await db
      .update(purchases)
      .set({
        ...back,
        tracking: back.tracking && { ...back.tracking, at: shippedAt ?? back.tracking.at },
        deliveredAt: back.deliveredAt && (when('EXCHANGED') ?? deliveredAt ?? back.deliveredAt),
        confirmedAt: back.confirmedAt && (when('CONFIRMED') ?? back.confirmedAt),
        request: back.request && {
          ...back.request,
          at: when('CANCEL_REQUESTED', 'RETURN_REQUESTED', 'EXCHANGE_REQUESTED') ?? back.request.at,
          decidedAt: back.request.decidedAt && updatedAt,
        },
        updatedAt,
      })
      .where(eq(purchases._id, line._id));
  }
  await db.execute(sql`update refunds set created_at = ${updatedAt}, updated_at = ${updatedAt} where _order = ${id}`);
  // Notifications contain the order number.
  await db.execute(sql`
    update inbox set created_at = created_at - make_interval(secs => ${ms / 1000}),
      title = replace(title::text, ${order.orderNo}, ${orderNo})::jsonb,
      text = replace(text::text, ${order.orderNo}, ${orderNo})::jsonb
    where resource = 'orders' and target = ${id}`);
};
