import { sql } from 'drizzle-orm';
import type { Sales } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { betweenDays } from '../../platform/http/days';

export const noSales: Sales = { orders: 0, items: 0, gross: 0, discount: 0, refund: 0, net: 0 };

export const addSales = (a: Sales, b: Sales): Sales => ({
  orders: a.orders + b.orders,
  items: a.items + b.items,
  gross: a.gross + b.gross,
  discount: a.discount + b.discount,
  refund: a.refund + b.refund,
  net: a.net + b.net,
});

export const totalOf = (rows: readonly Sales[]) => rows.reduce(addSales, noSales);

export const paidBetween = (from: string, to: string) => betweenDays(sql.raw('o.paid_at'), from, to);

/** Sales by the day in Seoul on which orders were paid; days without any are not among them (S8). */
export const salesByDay = async (db: Database, from: string, to: string) => {
  const { rows } = await db.execute<Sales & { day: string }>(sql`
    select ((o.paid_at at time zone 'Asia/Seoul')::date)::text as day,
      count(*)::int as orders,
      sum(o.pieces)::bigint as items,
      sum(o.items + o.shipping)::bigint as gross,
      sum(o.coupon + o.points)::bigint as discount,
      sum(o.refunded)::bigint as refund,
      sum(o.paid - o.refunded)::bigint as net
    from orders o where ${paidBetween(from, to)} group by 1`);
  return new Map(rows.map(({ day, ...sales }) => [day, sales]));
};

const dayMs = 86_400_000;

/** Every day of a period, both ends with it. */
export const daysOf = (from: string, to: string) => {
  const first = Date.parse(from);
  const count = Math.round((Date.parse(to) - first) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => new Date(first + at * dayMs).toISOString().slice(0, 10));
};
