import { eq } from 'drizzle-orm';
import { contract, type Order, type paymentMethods, type RouteSpec } from 'shared/contract';
import { type Call, type Reply, startApi, urlOf } from '../../app/testing';
import { levels } from '../../members/levels/table';
import { createMessenger } from '../../members/messages/tell';
import { terms } from '../../members/terms/table';
import { scopesOf, type User, users } from '../../members/users/table';
import { createKeys } from '../../platform/auth/keys';
import { createTokens } from '../../platform/auth/tokens';
import { documents } from '../../platform/documents/table';
import { newId, now } from '../../platform/http/columns';
import { shopCategories } from '../categories/table';
import { type CouponRow, coupons } from '../coupons/table';
import { httpProvider, signatureOf } from '../payments/http';
import { createProviders, type Told } from '../payments/providers';
import { give } from '../points/ledger';
import { shopProducts } from '../shop-products/table';
import type { Shop } from './change';

const dayMs = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

export const bank = { bank: '한빛은행', no: '110-204-880531', holder: '법무법인 문간' };
export const shopSetting = {
  shippingFee: 3000,
  freeOver: 50_000,
  pointRate: 1,
  confirmDays: 7,
  paymentHours: 24,
  bank,
};
export const receiver = {
  name: '김하늘',
  phone: '01012345678',
  address: { zip: '04524', address1: '서울 중구 세종대로 110' },
};
const secret = 'a secret of the provider';

let made = 0;

type Asking<R extends RouteSpec> = Omit<Call<R>, 'as' | 'file'>;

interface Wish {
  method?: (typeof paymentMethods)[number];
  _coupon?: string;
  points?: number;
  _reservation?: string;
  pickup?: { place: string; at: string };
}

/** The API with a shop whose goods can be ordered, and people who order them. */
export const startShop = async () => {
  const provider = { PAYMENT_URL: 'http://127.0.0.1:9', PAYMENT_SECRET: secret };
  Object.assign(process.env, provider);
  const api = await startApi();
  // The next file's tests run in the same process.
  const stop = async () => {
    await api.stop();
    for (const name of Object.keys(provider)) delete process.env[name];
  };
  const { db } = api;
  const tokens = createTokens(createKeys(db));
  const lots: { paid: string[]; unpaid: string[] } = { paid: [], unpaid: [] };
  const shop: Shop = {
    messenger: createMessenger({ publicUrl: 'https://portico.example' }),
    providers: createProviders([httpProvider({ url: 'http://127.0.0.1:9', secret })]),
    wonLots: {
      paid: async (_tx, work) => void lots.paid.push(work),
      unpaid: async (_tx, work) => void lots.unpaid.push(work),
    },
  };
  await db.insert(documents).values({
    key: 'setting',
    value: {
      shop: shopSetting,
      siteName: { ko: '문간' },
      company: { name: { ko: '문간' }, address: { ko: '서울' }, tel: '0212345678' },
      mail: { from: 'a@b.kr', replyTo: 'a@b.kr', notifyTo: ['office@b.kr'] },
    } as never,
    version: 1,
    updatedAt: now(),
  });
  const text = { ko: '약관' };
  await db.insert(terms).values({
    code: 'shop',
    title: text,
    content: text,
    required: true,
    effectiveAt: inDays(-1),
    status: 'PUBLISHED',
    edition: 1,
  });
  const [category] = await db
    .insert(shopCategories)
    .values({ name: { ko: '조명' }, code: 'light', order: 0 })
    .returning();
  const _category = category?._id ?? '';

  const person = async (changes: Partial<typeof users.$inferInsert> = {}): Promise<User> => {
    made += 1;
    const [user] = await db
      .insert(users)
      .values({
        username: `shopper-${made}-${newId().slice(-6).toLowerCase()}`,
        passwordHash: '-',
        type: 'PERSON',
        name: `손님 ${made}`,
        email: `shopper-${made}@example.kr`,
        phone: `010${String(30_000_000 + made)}`,
        notifications: ['EMAIL'],
        ...changes,
      })
      .returning();
    if (!user) throw new Error('No user');
    return user;
  };

  const product = async (changes: Partial<typeof shopProducts.$inferInsert> = {}) => {
    made += 1;
    const price = changes.price ?? 10_000;
    const [row] = await db
      .insert(shopProducts)
      .values({
        name: { ko: `탁상 등 ${made}`, en: `Lamp ${made}` },
        code: `LAMP-${made}`,
        _category,
        price,
        currentPrice: price,
        stock: 100,
        shipping: { type: 'FREE', fee: 0 },
        status: 'ON',
        ...changes,
      })
      .returning();
    if (!row) throw new Error('No product');
    return row;
  };

  const coupon = async (changes: Partial<typeof coupons.$inferInsert> = {}): Promise<CouponRow> => {
    const [row] = await db
      .insert(coupons)
      .values({
        name: { ko: '봄맞이 쿠폰' },
        kind: 'AMOUNT',
        value: 3000,
        startAt: inDays(-1),
        endAt: inDays(30),
        ...changes,
      })
      .returning();
    if (!row) throw new Error('No coupon');
    return row;
  };

  const level = async (rates: { discountRate: number; pointRate: number }) => {
    made += 1;
    const [row] = await db
      .insert(levels)
      .values({ name: `등급 ${made}`, code: `level-${made}`, rank: 100 + made, isDefault: false, ...rates })
      .returning();
    if (!row) throw new Error('No level');
    return row._id;
  };

  /** A call by any of the people above, typed by the answer of its route. */
  const as = async <const R extends RouteSpec>(user: User, route: R, given: Asking<R> = {}): Promise<Reply<R>> => {
    const { params, query, body, headers, address } = given;
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const claims = { sub: user._id, sid: 'test', scope: scopesOf(user), type: user.type, name: user.name };
    const answer = await api.send({
      method: route.method,
      path: `${urlOf(route.path, params)}${search && `?${search}`}`,
      payload: body as object | undefined,
      headers: { authorization: `Bearer ${(await tokens.sign(claims)).accessToken}`, ...headers },
      ...(address === undefined ? {} : { address }),
    });
    return { status: answer.status, body: answer.content, error: answer.content, headers: answer.headers } as Reply<R>;
  };

  const agreements = [{ termsCode: 'shop' as const, termsVersion: 1, agreed: true }];
  const itemsOf = (goods: { _id: string; qty?: number; optionKey?: string }[]) =>
    goods.map(({ _id, qty = 1, optionKey = '' }) => ({ _product: _id, optionKey, qty }));

  const quoted = async (user: User, goods: Parameters<typeof itemsOf>[0], { method: _method, ...wish }: Wish = {}) => {
    const { body, status, error } = await as(user, contract.orders.quote, {
      body: { items: itemsOf(goods), ...wish },
    });
    if (status !== 200) throw new Error(JSON.stringify(error));
    return body.quote;
  };

  /** What an order of these goods is sent with, at the total that is quoted. */
  const bodyOf = async (user: User, goods: Parameters<typeof itemsOf>[0], { method, ...wish }: Wish = {}) => {
    const { amounts } = await quoted(user, goods, wish);
    const { total } = amounts;
    return {
      items: itemsOf(goods),
      ...wish,
      total,
      method: method ?? (total === 0 ? ('POINT' as const) : ('TRANSFER' as const)),
      receiver,
      agreements,
    };
  };

  const ordered = async (user: User, goods: Parameters<typeof itemsOf>[0], wish: Wish = {}): Promise<Order> => {
    const { status, body, error } = await as(user, contract.orders.create, { body: await bodyOf(user, goods, wish) });
    if (status !== 201) throw new Error(JSON.stringify(error));
    // Texts of one language stand where an order has them in three; the tests read numbers.
    return body.order as unknown as Order;
  };

  const read = async (id: string) => {
    const { body } = await api.call(contract.console.orders.get, { as: 'admin', params: { id } });
    return body.order;
  };

  type Bulk = 'PAID' | 'PREPARING' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';
  /** The firm puts an order into these states, one after the other. */
  const directed = async (id: string, ...states: Bulk[]) => {
    for (const status of states) {
      const { version } = await read(id);
      const { error, status: answered } = await api.call(contract.console.orders.updateAll, {
        as: 'admin',
        body: { orders: [{ _id: id, version }], status, ...(status === 'CANCELLED' && { reason: '재고 확인 불가' }) },
      });
      if (answered !== 200) throw new Error(JSON.stringify(error));
    }
    return read(id);
  };

  const granted = (user: User, amount: number, expiresAt = inDays(100)) =>
    db.transaction((tx) =>
      give(tx, {
        user: user._id,
        amount,
        reason: 'GRANT',
        cause: { type: 'GRANT', _id: newId(), action: 'GRANT' },
        expiresAt,
      }),
    );

  const webhook = (told: Told, given: { signature?: string; address?: string } = {}) =>
    api.send({
      method: 'POST',
      path: '/api/v1/payments/webhook/card',
      payload: told,
      headers: { 'payment-signature': given.signature ?? signatureOf(secret, told) },
      ...(given.address === undefined ? {} : { address: given.address }),
    });

  const balanceOf = async (user: User) => {
    const [row] = await db.select({ balance: users.pointBalance }).from(users).where(eq(users._id, user._id));
    return row?.balance ?? 0;
  };

  const stockOf = async (id: string) => {
    const [row] = await db.select().from(shopProducts).where(eq(shopProducts._id, id));
    return row?.stock ?? null;
  };

  return {
    ...api,
    stop,
    shop,
    lots,
    secret,
    agreements,
    category: _category,
    person,
    product,
    coupon,
    level,
    as,
    quoted,
    bodyOf,
    ordered,
    read,
    directed,
    granted,
    webhook,
    balanceOf,
    stockOf,
  };
};

export type ShopApi = Awaited<ReturnType<typeof startShop>>;
