import { sql } from 'drizzle-orm';
import { formatDate } from 'shared/format';
import { decisions, receivers } from '../../../seed/content/coupons';
import type { User } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { newId } from '../../platform/http/columns';
import { searchOf } from '../../shop/orders/create';
import { orders } from '../../shop/orders/table';
import { refunds } from '../../shop/payments/table';
import { purchases } from '../../shop/purchases/table';
import { priceOf } from '../../shop/shop-products/price';
import type { ShopProductRow } from '../../shop/shop-products/table';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const firstDay = 364;
/** The last days have the orders that came by the API. */
const lastDay = 30;
const atOnce = 100;

/** Numbers that are the same in every seed. */
const dice = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

/** Orders of a day: more at weekends, before the feasts and from month to month. */
const countOn = (at: Date, ago: number, roll: (below: number) => number) => {
  const weekend = [0, 6].includes(at.getUTCDay()) ? 60 : 0;
  const feast = { 0: 30, 4: 45, 8: 70, 11: 80 }[at.getUTCMonth()] ?? 0;
  const growth = ((firstDay - ago) * 60) / firstDay;
  return Math.floor((70 + weekend + feast + growth + roll(70)) / 100);
};

type Line = typeof purchases.$inferInsert;

interface Past {
  goods: ShopProductRow[];
  people: User[];
}

const orderAt = (placed: Date, { goods, people }: Past, roll: (below: number) => number, no: string) => {
  const user = people[roll(people.length)];
  if (!user) throw new Error('Seed: nobody buys');
  const _id = newId(placed.getTime());
  const placedAt = placed.toISOString();
  const after = (hours: number) => new Date(placed.getTime() + hours * hourMs).toISOString();
  const fate = roll(20);
  const status = fate === 0 ? 'CANCELLED' : fate === 1 ? 'RETURNED' : 'CONFIRMED';
  const isKept = status === 'CONFIRMED';
  // A few products are loved more than the others.
  const chosen = new Set(Array.from({ length: 1 + roll(3) }, () => Math.min(roll(goods.length), roll(goods.length))));
  const lines = [...chosen].flatMap((place, line): Line[] => {
    const product = goods[place];
    if (!product) return [];
    const [option] = product.options;
    const price = priceOf(product, placedAt) + (option?.addPrice ?? 0);
    const qty = 1 + (roll(5) === 0 ? 1 : 0);
    const amount = price * qty;
    return [
      {
        _order: _id,
        _user: user._id,
        line: line + 1,
        createdAt: placedAt,
        updatedAt: after(isKept ? 240 : 120),
        _product: product._id,
        optionKey: option?.key ?? '',
        snapshot: {
          name: product.name,
          option: option?.name ?? null,
          price,
          regularPrice: price,
          thumb: product.thumb,
        },
        qty,
        amount,
        paid: amount,
        refunded: isKept ? 0 : amount,
        status,
        taken: false,
        ...(status !== 'CANCELLED' && { deliveredAt: after(72) }),
        ...(isKept && { confirmedAt: after(240) }),
      },
    ];
  });
  const items = lines.reduce((total, { amount }) => total + amount, 0);
  const shipping = items >= 50_000 ? 0 : 3000;
  const total = items + shipping;
  const paidAt = after(roll(20) / 4);
  const { name, phone, ...address } = receivers[roll(receivers.length)] ?? receivers[0];
  const steps = isKept
    ? (['PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED'] as const)
    : status === 'RETURNED'
      ? (['PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURNED'] as const)
      : (['PAID', 'CANCEL_REQUESTED', 'CANCELLED'] as const);
  const path = ['PENDING_PAYMENT' as const, ...steps];
  const order: typeof orders.$inferInsert = {
    _id,
    createdAt: placedAt,
    updatedAt: after(isKept ? 240 : 120),
    orderNo: no,
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
    refunded: isKept ? 0 : status === 'CANCELLED' ? total : items,
    pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
    receiver: { name, phone, address },
    method: 'TRANSFER',
    paymentStatus: isKept ? 'PAID' : 'REFUNDED',
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
    search: searchOf(no, user.name, user.username, name, phone, ...lines.map(({ snapshot }) => snapshot.name.ko)),
  };
  const refund: typeof refunds.$inferInsert = {
    _order: _id,
    createdAt: order.updatedAt ?? placedAt,
    updatedAt: order.updatedAt ?? placedAt,
    lines: [],
    amount: order.refunded ?? 0,
    reason: status === 'CANCELLED' ? decisions.CANCEL : decisions.RETURN,
    status: 'DONE',
  };
  return { order, lines, refund };
};

/** A year of sales as rows: by the API they would take minutes, and the clock would have to be turned back for each. */
export const seedPastOrders = async (db: Database, past: Past) => {
  const roll = dice(20_261_122);
  const made: ReturnType<typeof orderAt>[] = [];
  for (let ago = firstDay; ago > lastDay; ago -= 1) {
    const midnight = Date.parse(`${formatDate(Date.now() - ago * dayMs)}T00:00:00+09:00`);
    const count = countOn(new Date(midnight + 9 * hourMs), ago, roll);
    const day = formatDate(midnight).replaceAll('-', '');
    for (let n = 1; n <= count; n += 1) {
      const placed = new Date(midnight + (7 + roll(16)) * hourMs + roll(3600) * 1000);
      made.push(orderAt(placed, past, roll, `${day}-${String(n).padStart(6, '0')}`));
    }
  }
  for (let from = 0; from < made.length; from += atOnce) {
    const some = made.slice(from, from + atOnce);
    await db.insert(orders).values(some.map(({ order }) => order));
    await db.insert(purchases).values(some.flatMap(({ lines }) => lines));
    const back = some.flatMap(({ refund }) => (refund.amount > 0 ? [refund] : []));
    if (back.length > 0) await db.insert(refunds).values(back);
  }
  await db.execute(sql`
    update shop_products set sales = sales + sold.qty from (
      select _product, sum(qty)::int as qty from purchases
      where status = 'CONFIRMED' and created_at < now() - make_interval(days => ${lastDay}) group by _product
    ) sold where shop_products._id = sold._product`);
  return made.length;
};
