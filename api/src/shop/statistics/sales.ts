import { sql } from 'drizzle-orm';
import type { Sales } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { isBetweenDays } from '../../platform/database/seoul-days';

export const emptySales: Sales = { orders: 0, items: 0, gross: 0, discount: 0, refund: 0, net: 0 };

const addSales = (a: Sales, b: Sales): Sales => ({
  orders: a.orders + b.orders,
  items: a.items + b.items,
  gross: a.gross + b.gross,
  discount: a.discount + b.discount,
  refund: a.refund + b.refund,
  net: a.net + b.net,
});

export const sumSales = (rows: readonly Sales[]) => rows.reduce(addSales, emptySales);

export const isPaidBetween = (from: string, to: string) => isBetweenDays(sql.raw('o.paid_at'), from, to);

/** Sales by day in Seoul (YYYY-MM-DD) of payment, in KRW; days without sales are missing (S8). */
export const getDailySales = async (db: Database, from: string, to: string) => {
  const { rows } = await db.execute<Sales & { day: string }>(sql`
    select ((o.paid_at at time zone 'Asia/Seoul')::date)::text as day,
      count(*)::int as orders,
      sum(o.pieces)::bigint as items,
      sum(o.items + o.shipping)::bigint as gross,
      sum(o.coupon + o.points)::bigint as discount,
      sum(o.refunded)::bigint as refund,
      sum(o.paid - o.refunded)::bigint as net
    from orders o where ${isPaidBetween(from, to)} group by 1`);
  return new Map(rows.map(({ day, ...sales }) => [day, sales]));
};

/** Sales of one day in Seoul, YYYY-MM-DD. */
export const getSalesOfDay = async (db: Database, day: string): Promise<Sales> =>
  (await getDailySales(db, day, day)).get(day) ?? emptySales;
