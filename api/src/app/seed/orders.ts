import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Coupon, Order, Quote, Terms } from 'shared/contract';
import { carriers, coupons as couponSeeds, decisions, reasons, receivers } from '../../../seed/content/coupons';
import { type User, users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { confirmDeliveredLines, expireUnpaidOrders } from '../../shop/orders/jobs';
import type { OrderServices } from '../../shop/orders/services';
import { orders } from '../../shop/orders/table';
import { type ShopProductRow, shopProducts } from '../../shop/shop-products/table';
import { backdateOrder } from './backdate-order';
import type { Caller } from './caller';
import type { SeedContext } from './members';
import { seedPastOrders } from './past-orders';

interface SeedOptions extends SeedContext {
  orderServices: OrderServices;
}

/** The outcome of an order, and how many days ago it was placed. */
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
/** For members other than the demo member. */
const otherCourses = [
  ['CONFIRMED', 15],
  ['DELIVERED', 4],
  ['PAID', 1],
  ['CONFIRMED', 46],
  ['SHIPPED', 2],
  ['UNPAID', 0],
] as const;
type Course = (typeof courses)[number][0];
const pointsUsed: Partial<Record<Course, number>> = { PAID: 2000, RETURNED: 1000 };

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const seedCoupons = async (console: Caller) => {
  const { coupons: existing } = await console.get<{ coupons: Coupon[] }>('/shop/coupons?limit=100');
  const made: Coupon[] = [...existing];
  for (const {
    days: [from, to],
    ...seed
  } of couponSeeds) {
    if (existing.some(({ name }) => name.ko === seed.name.ko)) continue;
    const { coupon } = await console.post<{ coupon: Coupon }>('/shop/coupons', {
      ...seed,
      startAt: daysFromNow(from),
      endAt: daysFromNow(to),
    });
    made.push(coupon);
  }
  return made;
};

/** A stock that the seeded orders do not use up. */
const minStock = 12;

const findProducts = (db: Database) =>
  db
    .select()
    .from(shopProducts)
    .where(
      and(
        eq(shopProducts.status, 'ON'),
        isNull(shopProducts.deletedAt),
        or(isNull(shopProducts.stock), gte(shopProducts.stock, minStock)),
        eq(shopProducts.minQty, 1),
      ),
    )
    .orderBy(asc(shopProducts._id));

/** The key of an available option; undefined when there is none. */
const findOption = ({ options }: ShopProductRow) =>
  options.find(({ stock }) => stock === null || stock >= minStock)?.key;

interface OrderInput {
  at: number;
  goods: ShopProductRow[];
  terms: number;
  /** Number of different products. */
  count: number;
  points: number;
  /** Uses the best usable coupon. */
  withCoupon: boolean;
}

const placeOrder = async (
  caller: Caller,
  { at, count, goods, terms, points, withCoupon }: OrderInput,
): Promise<Order> => {
  const chosen = Array.from({ length: count }, (_, n) => goods[(at * 7 + n * 11) % goods.length]);
  const selected = new Map(chosen.flatMap((product) => (product ? [[product._id, product] as const] : [])));
  const items = [...selected.values()].map((product, n) => ({
    _product: product._id,
    optionKey: findOption(product) ?? '',
    qty: Math.min(product.maxQty, Math.max(product.minQty, 1 + ((at + n) % 2))),
  }));
  const isFetched = [...selected.values()].some(({ shipping }) => shipping.type === 'PICKUP');
  const pickup = isFetched ? { place: '서울 본사 1층', at: daysFromNow(4) } : null;
  const plain = { items, pickup, points };
  const getQuote = async (body: object) => (await caller.post<{ quote: Quote }>('/me/orders/quote', body)).quote;
  const first = await getQuote(plain);
  const best = withCoupon ? first.coupons.find(({ usable }) => usable) : undefined;
  const cart = { ...plain, _coupon: best?.coupon._id ?? null };
  const quote = best ? await getQuote(cart) : first;
  const { name, phone, ...address } = receivers[at % receivers.length] ?? receivers[0];
  const { order } = await caller.post<{ order: Order }>('/me/orders', {
    ...cart,
    total: quote.amounts.total,
    method: quote.amounts.total === 0 ? 'POINT' : 'TRANSFER',
    receiver: { name, phone, address, memo: at % 4 === 0 ? '부재 시 문 앞에 놓아 주세요.' : null },
    agreements: [{ termsCode: 'shop', termsVersion: terms, agreed: true }],
  });
  return order;
};

/** Takes an order to its outcome through the API. */
const runCourse = async (
  { console, db, orderServices }: SeedOptions,
  caller: Caller,
  { order: { _id }, course, at }: { order: Order; course: Course; at: number },
) => {
  type Step = () => Promise<unknown>;
  const read = async () => (await caller.get<{ order: Order }>(`/me/orders/${_id}`)).order;
  const setStatus = (status: string) => async () =>
    console.put('/shop/orders', { orders: [{ _id, version: (await read()).version }], status });
  const ship = async () =>
    console.post(`/shop/orders/${_id}/shipment`, {
      company: carriers[at % carriers.length],
      no: `6${String(89_123_400_000 + at * 7919)}`,
      version: (await read()).version,
    });
  const act = (action: 'CONFIRM' | 'CANCEL') => async () =>
    caller.put(`/me/orders/${_id}`, { action, version: (await read()).version });
  const request = (action: 'CANCEL' | 'RETURN' | 'EXCHANGE') => async () => {
    const { lines, receiver } = await read();
    const [line] = lines;
    const account = { bank: '한빛은행', no: '110-482-093175', holder: receiver?.name ?? '' };
    const body = {
      action,
      reason: reasons[action],
      version: line?.version,
      ...(line?.needsRefundAccount && { account }),
    };
    if (line) await caller.put(`/me/purchases/${line._id}`, body);
  };
  const decide = (granted: boolean, reason: string) => async () => {
    const { lines, version } = await read();
    const line = lines.find(({ request: open }) => open && !open.decidedAt);
    await console.put(`/shop/orders/${_id}/lines/${line?._id}`, { granted, reason, version });
  };
  const expire = async () => {
    await db.update(orders).set({ dueAt: new Date().toISOString() }).where(eq(orders._id, _id));
    await expireUnpaidOrders(db, orderServices);
  };
  const [pay, prepare] = [setStatus('PAID'), setStatus('PREPARING')];
  const deliver = [pay, prepare, ship, setStatus('DELIVERED')];
  const steps: Record<Course, Step[]> = {
    UNPAID: [],
    PAID: [pay],
    PREPARING: [pay, prepare],
    SHIPPED: [pay, prepare, ship],
    DELIVERED: deliver,
    CONFIRMED: [...deliver, act('CONFIRM')],
    CANCELLED: [act('CANCEL')],
    EXPIRED: [expire],
    CANCEL_REQUESTED: [pay, request('CANCEL')],
    REFUNDED: [pay, request('CANCEL'), decide(true, decisions.CANCEL)],
    RETURN_REQUESTED: [...deliver, request('RETURN')],
    RETURNED: [...deliver, request('RETURN'), decide(true, decisions.RETURN)],
    EXCHANGE_REQUESTED: [...deliver, request('EXCHANGE')],
    EXCHANGED: [...deliver, request('EXCHANGE'), decide(true, decisions.EXCHANGE)],
    REFUSED: [pay, prepare, request('CANCEL'), decide(false, decisions.REFUSED)],
  };
  for (const step of steps[course]) await step();
};

const findShoppers = async (db: Database) => {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.type, 'PERSON'), eq(users.status, 'ACTIVE'), isNull(users.deletedAt)))
    .orderBy(asc(users._id));
  const people = rows.filter(({ roles }) => !roles.includes('ADMIN'));
  const isDemo = ({ username }: User) => username === 'member';
  return { demo: people.find(isDemo), people: people.filter((user) => !isDemo(user)) };
};

/** Issues coupons and points to members, some of them about to expire. */
const issueCouponsAndPoints = async ({ console }: SeedOptions, made: Coupon[], demo: User, people: User[]) => {
  const findCouponId = (ko: string) => made.find(({ name }) => name.ko === ko)?._id;
  const everybody = [demo, ...people].map(({ _id }) => _id);
  for (const ko of ['첫 구매 5천 원', '가을 집들이 10%', '배송비 무료'])
    await console.post(`/shop/coupons/${findCouponId(ko)}/issue`, { users: everybody });
  await console.post(`/shop/coupons/${findCouponId('단골 고객 감사 1만 원')}/issue`, { users: [demo._id] });
  await console.post('/shop/points', {
    _user: demo._id,
    amount: 3000,
    memo: '생일 축하 포인트',
    expiresAt: daysFromNow(20),
  });
  for (const { _id } of [demo, ...people])
    await console.post('/shop/points', { _user: _id, amount: 5000, memo: '가입 축하 포인트' });
};

/** Seeds orders in every state through the API, and a year of past sales. */
export const seedOrders = async (seeding: SeedOptions) => {
  const { console, members, db } = seeding;
  const all = await findProducts(db);
  const goods = all.filter((product) => product.options.length === 0 || findOption(product) !== undefined);
  const { demo, people } = await findShoppers(db);
  if (goods.length === 0 || !demo || (await db.$count(orders)) > 0) return;
  const made = await seedCoupons(console);
  await issueCouponsAndPoints(seeding, made, demo, people);
  const first = await members.as(demo);
  const { terms } = await first.get<{ terms: Pick<Terms, 'version'> }>('/terms/shop');
  const plan = [
    ...courses.map(([course, days], at) => ({ user: demo, course, days, at })),
    ...people.flatMap((user, n) =>
      otherCourses.slice(0, 3 + (n % 4)).map(([course, days], step) => ({
        user,
        course,
        days: course === 'UNPAID' ? days : days + n,
        at: n * 5 + step + 3,
      })),
    ),
  ];
  // Oldest first.
  for (const [n, { user, course, days, at }] of plan.toSorted((a, b) => b.days - a.days).entries()) {
    const caller = await members.as(user);
    const points = user === demo ? (pointsUsed[course] ?? 0) : 0;
    // Requests for a refund, return or exchange cover the whole order.
    const count = /REFUND|RETURN|EXCHANGE/.test(course) ? 1 : 1 + (at % 3);
    const withCoupon = user === demo ? course === 'DELIVERED' || days === 24 : at % 4 === 0;
    const order = await placeOrder(caller, { at, count, goods, terms: terms.version, points, withCoupon });
    await runCourse(seeding, caller, { order, course, at });
    await backdateOrder(db, order._id, days, n);
  }
  await confirmDeliveredLines(db);
  await seedPastOrders(db, { goods, people });
};

/** Of three orders of won lots, one is paid, one in preparation and one unpaid. */
export const seedWonLots = async ({ console, db }: SeedContext) => {
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
