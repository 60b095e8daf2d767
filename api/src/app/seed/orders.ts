import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Coupon, Order, Quote, Terms } from 'shared/contract';
import { carriers, coupons as couponSeeds, decisions, reasons, receivers } from '../../../seed/content/coupons';
import { type User, users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import type { Shop } from '../../shop/orders/change';
import { confirmDelivered, expireOrders } from '../../shop/orders/jobs';
import { orders } from '../../shop/orders/table';
import { type ShopProductRow, shopProducts } from '../../shop/shop-products/table';
import type { Caller, Console } from './console';
import type { Members } from './members';
import { moveOrder } from './orders-clock';
import { seedPastOrders } from './orders-past';

interface Seeding {
  console: Console;
  members: Members;
  db: Database;
  shop: Shop;
}

/** What becomes of an order, and how many days ago it was placed. */
const courses = [
  ['UNPAID', 0],
  ['PAID', 1],
  ['PREPARING', 2],
  ['SHIPPED', 3],
  ['DELIVERED', 5],
  ['CONFIRMED', 24],
  ['CANCELLED', 9],
  ['EXPIRED', 13],
  ['CANCEL_REQUESTED', 1],
  ['REFUNDED', 17],
  ['RETURN_REQUESTED', 6],
  ['RETURNED', 38],
  ['EXCHANGE_REQUESTED', 4],
  ['EXCHANGED', 8],
  ['REFUSED', 3],
  ['CONFIRMED', 61],
  ['CONFIRMED', 97],
] as const;
/** Of members who are not shown in every state. */
const others = [
  ['CONFIRMED', 15],
  ['DELIVERED', 4],
  ['PAID', 1],
  ['CONFIRMED', 46],
  ['SHIPPED', 2],
  ['UNPAID', 0],
] as const;
type Course = (typeof courses)[number][0];
const pointsUsed: Partial<Record<Course, number>> = { PAID: 2000, RETURNED: 1000 };

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const seedCoupons = async (console: Console) => {
  const { coupons: there } = await console.get<{ coupons: Coupon[] }>('/shop/coupons?limit=100');
  const made: Coupon[] = [...there];
  for (const {
    days: [from, to],
    ...seed
  } of couponSeeds) {
    if (there.some(({ name }) => name.ko === seed.name.ko)) continue;
    const { coupon } = await console.post<{ coupon: Coupon }>('/shop/coupons', {
      ...seed,
      startAt: day(from),
      endAt: day(to),
    });
    made.push(coupon);
  }
  return made;
};

/** Pieces that nothing which is ordered here uses up. */
const enough = 12;

const goodsOf = (db: Database) =>
  db
    .select()
    .from(shopProducts)
    .where(
      and(
        eq(shopProducts.status, 'ON'),
        isNull(shopProducts.deletedAt),
        or(isNull(shopProducts.stock), gte(shopProducts.stock, enough)),
        eq(shopProducts.minQty, 1),
      ),
    )
    .orderBy(asc(shopProducts._id));

/** An option that can still be had, where one has to be chosen. */
const optionOf = ({ options }: ShopProductRow) => options.find(({ stock }) => stock === null || stock >= enough)?.key;

interface Buying {
  at: number;
  goods: ShopProductRow[];
  terms: number;
  /** Different things. */
  count: number;
  points: number;
  /** With the best of the coupons that fit. */
  withCoupon: boolean;
}

const buy = async (caller: Caller, { at, count, goods, terms, points, withCoupon }: Buying): Promise<Order> => {
  const chosen = Array.from({ length: count }, (_, n) => goods[(at * 7 + n * 11) % goods.length]);
  const known = new Map(chosen.flatMap((product) => (product ? [[product._id, product] as const] : [])));
  const items = [...known.values()].map((product, n) => ({
    _product: product._id,
    optionKey: optionOf(product) ?? '',
    qty: Math.min(product.maxQty, Math.max(product.minQty, 1 + ((at + n) % 2))),
  }));
  const isFetched = [...known.values()].some(({ shipping }) => shipping.type === 'PICKUP');
  const pickup = isFetched ? { place: '서울 본사 1층', at: day(4) } : null;
  const plain = { items, pickup, points };
  const quoteOf = async (asked: object) => (await caller.post<{ quote: Quote }>('/me/orders/quote', asked)).quote;
  const first = await quoteOf(plain);
  const best = withCoupon ? first.coupons.find(({ usable }) => usable) : undefined;
  const asked = { ...plain, _coupon: best?.coupon._id ?? null };
  const quote = best ? await quoteOf(asked) : first;
  const { name, phone, ...address } = receivers[at % receivers.length] ?? receivers[0];
  const { order } = await caller.post<{ order: Order }>('/me/orders', {
    ...asked,
    total: quote.amounts.total,
    method: quote.amounts.total === 0 ? 'POINT' : 'TRANSFER',
    receiver: { name, phone, address, memo: at % 4 === 0 ? '부재 시 문 앞에 놓아 주세요.' : null },
    agreements: [{ termsCode: 'shop', termsVersion: terms, agreed: true }],
  });
  return order;
};

/** The firm and the buyer take an order along its course. */
const run = async (
  { console, db, shop }: Seeding,
  caller: Caller,
  given: { order: Order; course: Course; at: number },
) => {
  const { order, course, at } = given;
  const read = () => caller.get<{ order: Order }>(`/me/orders/${order._id}`);
  const version = async () => (await read()).order.version;
  const direct = async (...states: string[]) => {
    for (const status of states)
      await console.put('/shop/orders', { orders: [{ _id: order._id, version: await version() }], status });
  };
  const ship = async () =>
    console.post(`/shop/orders/${order._id}/shipment`, {
      company: carriers[at % carriers.length],
      no: `6${String(89_123_400_000 + at * 7919)}`,
      version: await version(),
    });
  const ask = async (action: 'CANCEL' | 'RETURN' | 'EXCHANGE') => {
    const { order: now } = await read();
    const [line] = now.lines;
    if (line) await caller.put(`/me/purchases/${line._id}`, { action, reason: reasons[action], version: line.version });
  };
  const decide = async (granted: boolean, reason: string) => {
    const { order: now } = await read();
    const line = now.lines.find(({ request }) => request && !request.decidedAt);
    await console.put(`/shop/orders/${order._id}/lines/${line?._id}`, { granted, reason, version: now.version });
  };
  const deliver = async () => {
    await direct('PAID', 'PREPARING');
    await ship();
    await direct('DELIVERED');
  };
  const act: Record<Course, () => Promise<unknown>> = {
    UNPAID: async () => undefined,
    PAID: () => direct('PAID'),
    PREPARING: () => direct('PAID', 'PREPARING'),
    SHIPPED: async () => {
      await direct('PAID', 'PREPARING');
      await ship();
    },
    DELIVERED: deliver,
    CONFIRMED: async () => {
      await deliver();
      await caller.put(`/me/orders/${order._id}`, { action: 'CONFIRM', version: await version() });
    },
    CANCELLED: async () => caller.put(`/me/orders/${order._id}`, { action: 'CANCEL', version: await version() }),
    EXPIRED: async () => {
      await db.update(orders).set({ dueAt: new Date().toISOString() }).where(eq(orders._id, order._id));
      await expireOrders(db, shop);
    },
    CANCEL_REQUESTED: async () => {
      await direct('PAID');
      await ask('CANCEL');
    },
    REFUNDED: async () => {
      await direct('PAID');
      await ask('CANCEL');
      await decide(true, decisions.CANCEL);
    },
    RETURN_REQUESTED: async () => {
      await deliver();
      await ask('RETURN');
    },
    RETURNED: async () => {
      await deliver();
      await ask('RETURN');
      await decide(true, decisions.RETURN);
    },
    EXCHANGE_REQUESTED: async () => {
      await deliver();
      await ask('EXCHANGE');
    },
    EXCHANGED: async () => {
      await deliver();
      await ask('EXCHANGE');
      await decide(true, decisions.EXCHANGE);
    },
    REFUSED: async () => {
      await direct('PAID', 'PREPARING');
      await ask('CANCEL');
      await decide(false, decisions.REFUSED);
    },
  };
  await act[course]();
};

const shoppers = async (db: Database) => {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.type, 'PERSON'), eq(users.status, 'ACTIVE'), isNull(users.deletedAt)))
    .orderBy(asc(users._id));
  const people = rows.filter(({ roles }) => !roles.includes('ADMIN'));
  const isDemo = ({ username }: User) => username === 'member';
  return { demo: people.find(isDemo), people: people.filter((user) => !isDemo(user)) };
};

/** Coupons and points in the hands of members, some of them about to run out. */
const giveAway = async ({ console }: Seeding, made: Coupon[], demo: User, people: User[]) => {
  const named = (ko: string) => made.find(({ name }) => name.ko === ko)?._id;
  const everybody = [demo, ...people].map(({ _id }) => _id);
  for (const ko of ['첫 구매 5천 원', '가을 집들이 10%', '배송비 무료'])
    await console.post(`/shop/coupons/${named(ko)}/issue`, { users: everybody });
  await console.post(`/shop/coupons/${named('단골 고객 감사 1만 원')}/issue`, { users: [demo._id] });
  await console.post('/shop/points', { _user: demo._id, amount: 3000, memo: '생일 축하 포인트', expiresAt: day(20) });
  for (const { _id } of [demo, ...people])
    await console.post('/shop/points', { _user: _id, amount: 5000, memo: '가입 축하 포인트' });
};

/** Orders in every state by the rules that hold for everybody, and a year of sales behind them. */
export const seedOrders = async (seeding: Seeding) => {
  const { console, members, db } = seeding;
  const all = await goodsOf(db);
  const goods = all.filter((product) => product.options.length === 0 || optionOf(product) !== undefined);
  const { demo, people } = await shoppers(db);
  if (goods.length === 0 || !demo || (await db.$count(orders)) > 0) return;
  const made = await seedCoupons(console);
  await giveAway(seeding, made, demo, people);
  const first = await members.as(demo);
  const { terms } = await first.get<{ terms: Pick<Terms, 'version'> }>('/terms/shop');
  const plan = [
    ...courses.map(([course, days], at) => ({ user: demo, course, days, at })),
    ...people.flatMap((user, n) =>
      others.slice(0, 3 + (n % 4)).map(([course, days], step) => ({
        user,
        course,
        days: course === 'UNPAID' ? days : days + n,
        at: n * 5 + step + 3,
      })),
    ),
  ];
  // The oldest first, as they came.
  for (const [n, { user, course, days, at }] of plan.toSorted((a, b) => b.days - a.days).entries()) {
    const caller = await members.as(user);
    const points = user === demo ? (pointsUsed[course] ?? 0) : 0;
    // Who asks for something asks for all of it.
    const count = /REFUND|RETURN|EXCHANGE/.test(course) ? 1 : 1 + (at % 3);
    const withCoupon = user === demo ? course === 'DELIVERED' || days === 24 : at % 4 === 0;
    const order = await buy(caller, { at, count, goods, terms: terms.version, points, withCoupon });
    await run(seeding, caller, { order, course, at });
    await moveOrder(db, order._id, days, n);
  }
  await confirmDelivered(db);
  await seedPastOrders(db, { goods, people });
};

/** Of the lots that were won some are paid for, and one is on its way; the others wait for their money. */
export const seedWonLots = async ({ console, db }: Pick<Seeding, 'console' | 'db'>) => {
  const won = await db.select().from(orders).where(eq(orders.kind, 'AUCTION')).orderBy(asc(orders._id));
  if (won.some(({ status }) => status !== 'PENDING_PAYMENT')) return;
  for (const [at, { _id, version }] of won.entries()) {
    if (at % 3 === 2) continue;
    const paid = await console.put<{ orders: { version: number }[] }>('/shop/orders', {
      orders: [{ _id, version }],
      status: 'PAID',
    });
    if (at % 3 === 1)
      await console.put('/shop/orders', { orders: [{ _id, version: paid.orders[0]?.version }], status: 'PREPARING' });
  }
};
