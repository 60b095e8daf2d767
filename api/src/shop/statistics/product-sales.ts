import { sql } from 'drizzle-orm';
import type { LocalisedText, productSalesSorts } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { allocateAmount } from '../orders/pricing/allocate';
import { isPaidBetween } from './sales';

interface ProductSalesRow {
  _product: string;
  name: LocalisedText;
  qty: number;
  gross: number;
  net: number;
}

/** Share of each value in the sum, in percent with two decimals; shares add up to 100. */
export const calculateShares = (values: readonly number[]) =>
  allocateAmount(10_000, values).map((hundredths) => hundredths / 100);

interface ProductSalesQuery {
  from: string;
  to: string;
  limit: number;
  sort: (typeof productSalesSorts)[number];
}

/**
 * Sales of each product in a period: pieces and `net` (KRW) without cancelled and refunded ones, `gross` before coupons and
 * points. Products beyond `limit` are added up in `others`.
 */
export const getProductSales = async (db: Database, { from, to, limit, sort }: ProductSalesQuery) => {
  const { rows } = await db.execute<ProductSalesRow & Record<string, unknown>>(sql`
    select p._product as "_product", p.name, s.qty, s.gross, s.net from (
      select l._product,
        sum(case when l.status in ('CANCELLED', 'RETURNED') then 0 else l.qty end)::int as qty,
        sum(l.amount)::bigint as gross,
        sum(l.paid - l.refunded)::bigint as net
      from orders o join purchases l on l._order = o._id
      where ${isPaidBetween(from, to)} and l._product is not null group by l._product
    ) s join (select _id as _product, name from shop_products) p on p._product = s._product
    order by ${sql.raw(`s.${sort}`)} desc, p._product`);
  const shares = calculateShares(rows.map(({ net }) => net));
  const productsSales = rows.slice(0, limit).map((row, at) => ({ ...row, share: shares[at] ?? 0 }));
  const others = rows.slice(limit).reduce(
    (sum, { qty, gross, net }, at) => ({
      qty: sum.qty + qty,
      gross: sum.gross + gross,
      net: sum.net + net,
      share: Math.round((sum.share + (shares[limit + at] ?? 0)) * 100) / 100,
    }),
    { qty: 0, gross: 0, net: 0, share: 0 },
  );
  return { productsSales, others };
};
