import { sql } from 'drizzle-orm';
import { formatDate } from 'shared/format';
import { decisions, receivers } from '../../../seed/content/coupons';
import type { User } from '../../members/users/table';
import { newId } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { buildSearchText } from '../../shop/orders/search';
import { orders } from '../../shop/orders/table';
import { refunds } from '../../shop/payments/table';
import { purchases } from '../../shop/purchases/table';
import { getPrice } from '../../shop/shop-products/price';
import type { ShopProductRow } from '../../shop/shop-products/table';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const firstDay = 364;
/** Days ago; the orders of later days are placed by the API. */
const lastDay = 30;
const batchSize = 100;

type Random = (below: number) => number;

/** Pseudo-random integers below a limit, the same in every seed. */
const createRandom = (seed: number): Random => {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

/** Number of orders on a day: more at weekends, before holidays, and growing from month to month. */
const countOrders = (at: Date, daysAgo: number, random: Random) => {
  const weekend = [0, 6].includes(at.getUTCDay()) ? 60 : 0;
  const holiday = { 0: 30, 4: 45, 8: 70, 11: 80 }[at.getUTCMonth()] ?? 0;
  const growth = ((firstDay - daysAgo) * 60) / firstDay;
  return Math.floor((70 + weekend + holiday + growth + random(70)) / 100);
};

type Line = typeof purchases.$inferInsert;

interface PastOrderInput {
  goods: ShopProductRow[];
  people: User[];
}

interface PastOrder {
  _id: string;
  orderNo: string;
  user: User;
  placedAt: string;
  status: 'CANCELLED' | 'RETURNED' | 'CONFIRMED';
  /** ISO time so many hours after the order was placed. */
  after: (hours: number) => string;
}

const statusPaths = {
  CONFIRMED: ['PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED'],
  RETURNED: ['PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURNED'],
  CANCELLED: ['PAID', 'CANCEL_REQUESTED', 'CANCELLED'],
} as const;

const getUpdatedAt = ({ status, after }: PastOrder) => after(status === 'CONFIRMED' ? 240 : 120);

const buildLine = (product: ShopProductRow, line: number, order: PastOrder, random: Random): Line => {
  const { _id, user, placedAt, status, after } = order;
  const isConfirmed = status === 'CONFIRMED';
  const [option] = product.options;
  const price = getPrice(product, placedAt) + (option?.addPrice ?? 0);
  const qty = 1 + (random(5) === 0 ? 1 : 0);
  const amount = price * qty;
  return {
    _order: _id,
    _user: user._id,
    line,
    createdAt: placedAt,
    updatedAt: getUpdatedAt(order),
    _product: product._id,
    optionKey: option?.key ?? '',
    snapshot: { name: product.name, option: option?.name ?? null, price, regularPrice: price, thumb: product.thumb },
    qty,
    amount,
    paid: amount,
    refunded: isConfirmed ? 0 : amount,
    status,
    taken: false,
    ...(status !== 'CANCELLED' && { deliveredAt: after(72) }),
    ...(isConfirmed && { confirmedAt: after(240) }),
  };
};

const buildOrder = (order: PastOrder, lines: Line[], random: Random): typeof orders.$inferInsert => {
  const { _id, orderNo, user, placedAt, status, after } = order;
  const isConfirmed = status === 'CONFIRMED';
  const items = lines.reduce((total, { amount }) => total + amount, 0);
  const shipping = items >= 50_000 ? 0 : 3000;
  const total = items + shipping;
  const paidAt = after(random(20) / 4);
  const { name, phone, ...address } = receivers[random(receivers.length)] ?? receivers[0];
  const path = ['PENDING_PAYMENT' as const, ...statusPaths[status]];
  return {
    _id,
    createdAt: placedAt,
    updatedAt: getUpdatedAt(order),
    orderNo,
    kind: 'SHOP',
    _user: user._id,
    status,
    items,
    discount: 0,
    coupon: 0,
    points: 0,
    shipping,
    total,
    paid: total,
    refunded: isConfirmed ? 0 : status === 'CANCELLED' ? total : items,
    pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
    receiver: { name, phone, address },
    method: 'TRANSFER',
    paymentStatus: isConfirmed ? 'PAID' : 'REFUNDED',
    provider: 'transfer',
    placedAt,
    paidAt,
    history: path.map((to, at) => ({
      at: at === 1 ? paidAt : after(at * 24),
      by: at === 0 ? user._id : null,
      line: null,
      from: path[at - 1] ?? null,
      to,
      reason: null,
    })),
    search: buildSearchText(
      orderNo,
      user.name,
      user.username,
      name,
      phone,
      ...lines.map(({ snapshot }) => snapshot.name.ko),
    ),
  };
};

const buildPastOrder = (placedOn: Date, { goods, people }: PastOrderInput, random: Random, orderNo: string) => {
  const user = people[random(people.length)];
  if (!user) throw new Error('Seed: there are no buyers');
  const outcome = random(20);
  const past: PastOrder = {
    _id: newId(placedOn.getTime()),
    orderNo,
    user,
    placedAt: placedOn.toISOString(),
    status: outcome === 0 ? 'CANCELLED' : outcome === 1 ? 'RETURNED' : 'CONFIRMED',
    after: (hours) => new Date(placedOn.getTime() + hours * hourMs).toISOString(),
  };
  // Products at the front are chosen more often.
  const chosen = new Set(
    Array.from({ length: 1 + random(3) }, () => Math.min(random(goods.length), random(goods.length))),
  );
  const lines = [...chosen].flatMap((index, at): Line[] => {
    const product = goods[index];
    return product ? [buildLine(product, at + 1, past, random)] : [];
  });
  const order = buildOrder(past, lines, random);
  const refund: typeof refunds.$inferInsert = {
    _order: past._id,
    createdAt: getUpdatedAt(past),
    updatedAt: getUpdatedAt(past),
    lines: [],
    amount: order.refunded ?? 0,
    reason: past.status === 'CANCELLED' ? decisions.CANCEL : decisions.RETURN,
    status: 'DONE',
  };
  return { order, lines, refund };
};

/** Inserts a year of sales as rows, which is faster than placing them by the API and needs no change of dates. Answers how many. */
export const seedPastOrders = async (db: Database, input: PastOrderInput) => {
  const random = createRandom(20_261_122);
  const built: ReturnType<typeof buildPastOrder>[] = [];
  for (let daysAgo = firstDay; daysAgo > lastDay; daysAgo -= 1) {
    const midnight = Date.parse(`${formatDate(Date.now() - daysAgo * dayMs)}T00:00:00+09:00`);
    const count = countOrders(new Date(midnight + 9 * hourMs), daysAgo, random);
    const day = formatDate(midnight).replaceAll('-', '');
    for (let n = 1; n <= count; n += 1) {
      const placedOn = new Date(midnight + (7 + random(16)) * hourMs + random(3600) * 1000);
      built.push(buildPastOrder(placedOn, input, random, `${day}-${String(n).padStart(6, '0')}`));
    }
  }
  for (let from = 0; from < built.length; from += batchSize) {
    const batch = built.slice(from, from + batchSize);
    await db.insert(orders).values(batch.map(({ order }) => order));
    await db.insert(purchases).values(batch.flatMap(({ lines }) => lines));
    const refunded = batch.flatMap(({ refund }) => (refund.amount > 0 ? [refund] : []));
    if (refunded.length > 0) await db.insert(refunds).values(refunded);
  }
  await db.execute(sql`
    update shop_products set sales = sales + sold.qty from (
      select _product, sum(qty)::int as qty from purchases
      where status = 'CONFIRMED' and created_at < now() - make_interval(days => ${lastDay}) group by _product
    ) sold where shop_products._id = sold._product`);
  return built.length;
};
