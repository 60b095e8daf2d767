import { sql } from 'drizzle-orm';
import type { LocalisedText, productSorts } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { paidBetween } from './sales';

interface Row {
  _product: string;
  name: LocalisedText;
  qty: number;
  gross: number;
  net: number;
}

/** Hundredths of a percent, so that shares add up to 100 exactly. */
const whole = 10_000;

/** The part of each in the sum of all; what rounding leaves over goes to the ones that lost most by it. */
export const sharesOf = (values: readonly number[]) => {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value * whole) / sum);
  const floors = exact.map(Math.floor);
  let left = whole - floors.reduce((total, value) => total + value, 0);
  const byLoss = exact
    .map((value, at) => ({ at, loss: value - (floors[at] ?? 0) }))
    .toSorted((a, b) => b.loss - a.loss);
  for (const { at } of byLoss) {
    if (left <= 0) break;
    floors[at] = (floors[at] ?? 0) + 1;
    left -= 1;
  }
  return floors.map((value) => value / 100);
};

interface Asked {
  from: string;
  to: string;
  limit: number;
  sort: (typeof productSorts)[number];
}

/** What was sold of each product: pieces and money that were kept, beside what they cost before coupons and points. */
export const productSales = async (db: Database, { from, to, limit, sort }: Asked) => {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select p._product as "_product", p.name, s.qty, s.gross, s.net from (
      select l._product,
        sum(case when l.status in ('CANCELLED', 'RETURNED') then 0 else l.qty end)::int as qty,
        sum(l.amount)::bigint as gross,
        sum(l.paid - l.refunded)::bigint as net
      from orders o join purchases l on l._order = o._id
      where ${paidBetween(from, to)} and l._product is not null group by l._product
    ) s join (select _id as _product, name from shop_products) p on p._product = s._product
    order by ${sql.raw(`s.${sort}`)} desc, p._product`);
  const shares = sharesOf(rows.map(({ net }) => net));
  const shown = rows.slice(0, limit).map((row, at) => ({ ...row, share: shares[at] ?? 0 }));
  const others = rows.slice(limit).reduce(
    (sum, { qty, gross, net }, at) => ({
      qty: sum.qty + qty,
      gross: sum.gross + gross,
      net: sum.net + net,
      share: Math.round((sum.share + (shares[limit + at] ?? 0)) * 100) / 100,
    }),
    { qty: 0, gross: 0, net: 0, share: 0 },
  );
  return { productsSales: shown, others };
};
