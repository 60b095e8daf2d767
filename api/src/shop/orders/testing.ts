import { eq } from 'drizzle-orm';
import { contract, type Order, type paymentMethods, type RouteSpec } from 'shared/contract';
import { buildUrl, type CallOptions, type Reply, startApi, type TestApi } from '../../app/testing';
import { levels } from '../../members/levels/table';
import { createMessenger } from '../../members/messages/messenger';
import { terms } from '../../members/terms/table';
import { toAccessClaims, type User, users } from '../../members/users/table';
import { createKeys } from '../../platform/auth/keys';
import { createTokens } from '../../platform/auth/tokens';
import { newId, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { documents } from '../../platform/documents/table';
import { shopCategories } from '../categories/table';
import { type CouponRow, coupons } from '../coupons/table';
import { createHttpProvider, signPayment } from '../payments/http-provider';
import { createPaymentProviders, type PaymentResult } from '../payments/providers';
import { creditPoints } from '../points/ledger';
import { shopProducts } from '../shop-products/table';
import type { OrderServices } from './services';

const dayMs = 86_400_000;
export const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const bank = { bank: '한빛은행', no: '110-204-880531', holder: '법무법인 문간' };
const shopSetting = {
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

let created = 0;

type RequestOptions<R extends RouteSpec> = Omit<CallOptions<R>, 'as' | 'file'>;

type Items = { _id: string; qty?: number; optionKey?: string }[];

interface OrderOptions {
  method?: (typeof paymentMethods)[number];
  _coupon?: string;
  points?: number;
  _reservation?: string;
  pickup?: { place: string; at: string };
}

type BulkStatus = 'PAID' | 'PREPARING' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';

/** Stores what orders need: the setting, terms and a category, whose id it answers. */
const createShopRecords = async (db: Database) => {
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
    effectiveAt: daysFromNow(-1),
    status: 'PUBLISHED',
    edition: 1,
  });
  const [category] = await db
    .insert(shopCategories)
    .values({ name: { ko: '조명' }, code: 'light', order: 0 })
    .returning();
  return category?._id ?? '';
};

/** Creates users, products, coupons and points, and reads what is left of them. */
const createFixtures = (db: Database, _category: string) => {
  const createUser = async (changes: Partial<typeof users.$inferInsert> = {}): Promise<User> => {
    created += 1;
    const [user] = await db
      .insert(users)
      .values({
        username: `shopper-${created}-${newId().slice(-6).toLowerCase()}`,
        passwordHash: '-',
        type: 'PERSON',
        name: `손님 ${created}`,
        email: `shopper-${created}@example.kr`,
        phone: `010${String(30_000_000 + created)}`,
        notifications: ['EMAIL'],
        ...changes,
      })
      .returning();
    if (!user) throw new Error('No user');
    return user;
  };

  const createProduct = async (changes: Partial<typeof shopProducts.$inferInsert> = {}) => {
    created += 1;
    const price = changes.price ?? 10_000;
    const [row] = await db
      .insert(shopProducts)
      .values({
        name: { ko: `탁상 등 ${created}`, en: `Lamp ${created}` },
        code: `LAMP-${created}`,
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

  const createCoupon = async (changes: Partial<typeof coupons.$inferInsert> = {}): Promise<CouponRow> => {
    const [row] = await db
      .insert(coupons)
      .values({
        name: { ko: '봄맞이 쿠폰' },
        kind: 'AMOUNT',
        value: 3000,
        startAt: daysFromNow(-1),
        endAt: daysFromNow(30),
        ...changes,
      })
      .returning();
    if (!row) throw new Error('No coupon');
    return row;
  };

  const createLevel = async (rates: { discountRate: number; pointRate: number }) => {
    created += 1;
    const [row] = await db
      .insert(levels)
      .values({ name: `등급 ${created}`, code: `level-${created}`, rank: 100 + created, isDefault: false, ...rates })
      .returning();
    if (!row) throw new Error('No level');
    return row._id;
  };

  const grantPoints = (user: User, amount: number, expiresAt = daysFromNow(100)) =>
    db.transaction((tx) =>
      creditPoints(tx, {
        user: user._id,
        amount,
        reason: 'GRANT',
        cause: { type: 'GRANT', _id: newId(), action: 'GRANT' },
        expiresAt,
      }),
    );

  const getBalance = async (user: User) => {
    const [row] = await db.select({ balance: users.pointBalance }).from(users).where(eq(users._id, user._id));
    return row?.balance ?? 0;
  };

  const getStock = async (id: string) => {
    const [row] = await db.select().from(shopProducts).where(eq(shopProducts._id, id));
    return row?.stock ?? null;
  };

  return { createUser, createProduct, createCoupon, createLevel, grantPoints, getBalance, getStock };
};

/** Calls the API as its users, administrators and the payment provider. */
const createCalls = (api: TestApi) => {
  const tokens = createTokens(createKeys(api.db));

  /** Calls a route as a user, typed by its response. */
  const callAs = async <const R extends RouteSpec>(
    user: User,
    route: R,
    options: RequestOptions<R> = {},
  ): Promise<Reply<R>> => {
    const { params, query, body, headers, address } = options;
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const claims = toAccessClaims(user, 'test');
    const answer = await api.send({
      method: route.method,
      path: `${buildUrl(route.path, params)}${search && `?${search}`}`,
      payload: body as object | undefined,
      headers: { authorization: `Bearer ${(await tokens.sign(claims)).accessToken}`, ...headers },
      ...(address === undefined ? {} : { address }),
    });
    return { status: answer.status, body: answer.content, error: answer.content, headers: answer.headers } as Reply<R>;
  };

  const agreements = [{ termsCode: 'shop' as const, termsVersion: 1, agreed: true }];
  const toItems = (goods: Items) =>
    goods.map(({ _id, qty = 1, optionKey = '' }) => ({ _product: _id, optionKey, qty }));

  const getQuote = async (user: User, goods: Items, { method: _method, ...options }: OrderOptions = {}) => {
    const { body, status, error } = await callAs(user, contract.orders.quote, {
      body: { items: toItems(goods), ...options },
    });
    if (status !== 200) throw new Error(JSON.stringify(error));
    return body.quote;
  };

  /** The body of an order at its quoted total. */
  const buildOrderBody = async (user: User, goods: Items, { method, ...options }: OrderOptions = {}) => {
    const { amounts } = await getQuote(user, goods, options);
    const { total } = amounts;
    return {
      items: toItems(goods),
      ...options,
      total,
      method: method ?? (total === 0 ? ('POINT' as const) : ('TRANSFER' as const)),
      receiver,
      agreements,
    };
  };

  const placeOrder = async (user: User, goods: Items, options: OrderOptions = {}): Promise<Order> => {
    const { status, body, error } = await callAs(user, contract.orders.create, {
      body: await buildOrderBody(user, goods, options),
    });
    if (status !== 201) throw new Error(JSON.stringify(error));
    // Texts are answered in one language instead of three; tests only read numbers.
    return body.order as unknown as Order;
  };

  const getOrder = async (id: string) => {
    const { body } = await api.call(contract.console.orders.get, { as: 'admin', params: { id } });
    return body.order;
  };

  /** Puts an order into each of the statuses as an administrator. */
  const updateOrderStatus = async (id: string, ...statuses: BulkStatus[]) => {
    for (const status of statuses) {
      const { version } = await getOrder(id);
      const { error, status: answered } = await api.call(contract.console.orders.updateAll, {
        as: 'admin',
        body: { orders: [{ _id: id, version }], status, ...(status === 'CANCELLED' && { reason: '재고 확인 불가' }) },
      });
      if (answered !== 200) throw new Error(JSON.stringify(error));
    }
    return getOrder(id);
  };

  const sendWebhook = (result: PaymentResult, options: { signature?: string; address?: string } = {}) =>
    api.send({
      method: 'POST',
      path: '/api/v1/payments/webhook/card',
      payload: result,
      headers: { 'payment-signature': options.signature ?? signPayment(secret, result) },
      ...(options.address === undefined ? {} : { address: options.address }),
    });

  return { agreements, callAs, getQuote, buildOrderBody, placeOrder, getOrder, updateOrderStatus, sendWebhook };
};

/** Starts the API with a shop whose products can be ordered; `wonLotCalls` records what the auction is told. */
export const startShop = async () => {
  const provider = { PAYMENT_URL: 'http://127.0.0.1:9', PAYMENT_SECRET: secret };
  Object.assign(process.env, provider);
  const api = await startApi();
  // Tests of the next file run in the same process.
  const stop = async () => {
    await api.stop();
    for (const name of Object.keys(provider)) delete process.env[name];
  };
  const wonLotCalls: { paid: string[]; unpaid: string[] } = { paid: [], unpaid: [] };
  const services: OrderServices = {
    messenger: createMessenger({ publicUrl: 'https://portico.example' }),
    providers: createPaymentProviders([createHttpProvider({ url: 'http://127.0.0.1:9', secret })]),
    wonLots: {
      onPaid: async (_tx, work) => void wonLotCalls.paid.push(work),
      onUnpaid: async (_tx, work) => void wonLotCalls.unpaid.push(work),
    },
  };
  const category = await createShopRecords(api.db);
  return {
    ...api,
    ...createFixtures(api.db, category),
    ...createCalls(api),
    stop,
    services,
    wonLotCalls,
    secret,
    category,
  };
};

export type ShopApi = Awaited<ReturnType<typeof startShop>>;
