import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Item, Quote, Setting } from 'shared/contract';
import type { z } from 'zod';
import { levels } from '../../members/levels/table';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { documents } from '../../platform/documents/table';
import { fail, failField } from '../../platform/http/errors';
import { refuseUnusable, usable } from '../coupons/hold';
import { type Goods, worthOf } from '../coupons/rules';
import { showHeld } from '../coupons/show';
import type { Providers } from '../payments/providers';
import { findReservation } from '../points/reservations';
import { shopProducts } from '../shop-products/table';
import { percentOf, priceLine, shippingOf, type Terms } from './pricing';
import { shareOut } from './shares';

export interface Asked {
  items: Item[];
  _coupon?: string | null | undefined;
  points?: number | undefined;
  _reservation?: string | null | undefined;
  pickup?: z.input<z.ZodObject> | null | undefined;
}

/** The same thing twice is one line. */
const merged = (items: readonly Item[]): Item[] => {
  const byKey = new Map<string, Item>();
  for (const item of items) {
    const key = JSON.stringify([item._product, item.optionKey]);
    byKey.set(key, { ...item, qty: item.qty + (byKey.get(key)?.qty ?? 0) });
  }
  return [...byKey.values()];
};

/** Ids of a category and those above it, by the category. */
const ancestry = async (tx: Database, ids: string[]) => {
  if (ids.length === 0) return new Map<string, string[]>();
  const { rows } = await tx.execute<{ of: string; id: string }>(sql`
    with recursive up(of, id, parent) as (
      select _id, _id, _parent from shop_categories where _id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})
      union all select up.of, c._id, c._parent from up join shop_categories c on c._id = up.parent
    ) select of, id from up`);
  return new Map(ids.map((id) => [id, rows.filter(({ of }) => of === id).map((row) => row.id)]));
};

const readBuyer = async (tx: Database, user: string) => {
  const [buyer] = await tx
    .select({
      balance: users.pointBalance,
      reserved: users.pointsReserved,
      discountRate: levels.discountRate,
      levelPointRate: levels.pointRate,
    })
    .from(users)
    .innerJoin(levels, eq(levels._id, users._level))
    .where(eq(users._id, user));
  return buyer ?? fail('not_found');
};

const readProducts = async (tx: Database, items: Item[], isLocked: boolean) => {
  const ids = [...new Set(items.map(({ _product }) => _product))];
  const query = tx.select().from(shopProducts).where(inArray(shopProducts._id, ids)).orderBy(asc(shopProducts._id));
  // In the order of their ids, like everybody who locks several.
  const rows = await (isLocked ? query.for('no key update') : query);
  return new Map(rows.map((row) => [row._id, row]));
};

/** Before a setting is written for the first time nothing is given away. */
const noShop = { shippingFee: 0, freeOver: 0, pointRate: 0, confirmDays: 7, paymentHours: 24, bank: null };
export const readShop = async (tx: Database) => {
  const [row] = await tx.select({ value: documents.value }).from(documents).where(eq(documents.key, 'setting'));
  return { ...noShop, ...(row?.value as Setting | undefined)?.shop };
};

interface Options {
  user: string;
  asked: Asked;
  providers: Providers;
  /** For an order: the products stay as they are until it is there, and what cannot be had is refused. */
  isOrder?: boolean;
}

/** Everything an order comes to, counted here alone (S1). */
export const quote = async (tx: Database, { user, asked, providers, isOrder = false }: Options) => {
  const items = merged(asked.items);
  const [buyer, shop] = [await readBuyer(tx, user), await readShop(tx)];
  const products = await readProducts(tx, items, isOrder);
  const terms: Terms = { ...buyer, shopPointRate: shop.pointRate, freeOver: shop.freeOver };
  const wantedOf = (product: string) =>
    items.filter(({ _product }) => _product === product).reduce((total, { qty }) => total + qty, 0);
  const all = items.map((item) =>
    priceLine(item, products.get(item._product) ?? null, { terms, wanted: wantedOf(item._product) }),
  );
  const lines = all.filter(({ fault }) => fault === null);
  const above = await ancestry(tx, [...new Set(lines.flatMap(({ product }) => product?._category ?? []))]);
  const goods = lines.map(
    ({ _product, product, amount }): Goods => ({
      _product,
      amount,
      noCoupon: product?.noCoupon ?? false,
      categories: above.get(product?._category ?? '') ?? [],
    }),
  );
  const itemsSum = lines.reduce((total, { amount }) => total + amount, 0);
  const { shipping, freeIn } = shippingOf(lines, terms, Boolean(asked.pickup));

  const held = await usable(tx, user);
  const coupons = held
    .map(({ held: row, coupon }) => {
      const isEarly = coupon.startAt > new Date().toISOString();
      const worth = isEarly ? ({ discount: 0, reason: 'PERIOD' } as const) : worthOf(coupon, goods, shipping);
      return { row, rule: coupon, coupon: showHeld(row, coupon), usable: worth.reason === null, ...worth };
    })
    .toSorted((a, b) => b.discount - a.discount);
  const chosen = asked._coupon ? coupons.find(({ row }) => row._id === asked._coupon) : undefined;
  if (isOrder && asked._coupon) {
    if (!chosen?.usable) fail('coupon_refused');
    refuseUnusable(chosen.row, chosen.rule);
  }
  const coupon = chosen?.discount ?? 0;
  const onGoods = chosen && chosen.rule.kind !== 'SHIPPING' ? coupon : 0;

  const reservation = asked._reservation ? await findReservation(tx, asked._reservation, user) : null;
  if (asked._reservation && reservation?.status !== 'RESERVED') failField('_reservation', 'invalid');
  const usablePoints = Math.max(
    0,
    Math.min(buyer.balance - buyer.reserved + (reservation?.amount ?? 0), itemsSum - onGoods),
  );
  const wished = reservation?.amount ?? asked.points ?? 0;
  if (isOrder && wished > itemsSum - onGoods) fail('points_short', { answer: { usable: usablePoints } });
  const points = isOrder ? wished : Math.min(wished, usablePoints);

  const amounts = {
    items: itemsSum,
    discount: lines.reduce((total, { discount }) => total + discount, 0),
    coupon,
    points,
    shipping,
    total: itemsSum - coupon - points + shipping,
  };
  const rule = chosen?.rule;
  const couponShares = shareOut(
    onGoods,
    goods.map((line) => (rule && onGoods > 0 && worthOf(rule, [line], 0).reason !== 'SCOPE' ? line.amount : 0)),
  );
  const pointShares = shareOut(
    points,
    lines.map(({ amount }, at) => amount - (couponShares[at] ?? 0)),
  );
  const carried = lines.map((line, at) => {
    const shares = { coupon: couponShares[at] ?? 0, points: pointShares[at] ?? 0 };
    const paid = line.amount - shares.coupon - shares.points;
    return {
      ...line,
      ...shares,
      paid,
      categories: goods[at]?.categories ?? [],
      earns: percentOf(paid, line.pointRate),
    };
  });

  return {
    lines: all,
    carried,
    amounts,
    coupons: coupons.map(({ row: _row, rule: _rule, ...shown }) => shown),
    chosen: chosen ? { _id: chosen.row._id, name: chosen.rule.name } : null,
    reservation,
    points: { balance: buyer.balance - buyer.reserved + (reservation?.amount ?? 0), usable: usablePoints },
    earns: carried.reduce((total, { earns }) => total + earns, 0),
    freeShippingIn: freeIn,
    pickupOnly: lines.some(({ product }) => product?.shipping.type === 'PICKUP'),
    methods: providers.methods(shop.bank ?? null),
    bank: shop.bank ?? null,
    paymentHours: shop.paymentHours,
  };
};
export type Quoted = Awaited<ReturnType<typeof quote>>;

/** What the buyer is shown of it. */
export const showQuote = ({
  lines,
  carried: _carried,
  chosen: _chosen,
  reservation: _reservation,
  ...rest
}: Quoted): Quote => ({
  ...rest,
  lines: lines.map(({ _product, optionKey, qty, snapshot, amount, fault, left }) => ({
    _product,
    optionKey,
    qty,
    ...snapshot,
    amount,
    available: fault === null,
    reason: fault,
    left,
  })),
});
