import { eq } from 'drizzle-orm';
import { type bulkOrderStatuses, contract, type Order, type paymentMethods, type RouteSpec } from 'shared/contract';
import { type CallOptions, type Reply, startApi, type TestApi, type UncheckedCallOptions } from '../../app/testing';
import { levels } from '../../members/levels/table';
import { createMessenger } from '../../members/messages/messenger';
import { terms } from '../../members/terms/table';
import { type User, users } from '../../members/users/table';
import { newId, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { insertRow, requireRow } from '../../platform/database/rows';
import { documents } from '../../platform/documents/table';
import { shopCategories } from '../categories/table';
import { coupons } from '../coupons/table';
import { daysFromNow } from '../days-from-now';
import { createHttpProvider, signPayment } from '../payments/http-provider';
import { createPaymentProviders, type PaymentResult } from '../payments/providers';
import { creditPoints } from '../points/ledger';
import { shopProducts } from '../shop-products/table';
import type { OrderServices } from './services';
import { orders } from './table';

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

/** The body of a response; throws unless it is successful. */
export const requireSuccess = <T>({ status, body, error }: { status: number; body: T; error: unknown }) => {
  if (status >= 300) throw new Error(JSON.stringify(error));
  return body;
};

export const insertUser = (db: Database, changes: Partial<typeof users.$inferInsert> = {}) => {
  created += 1;
  return insertRow(db, users, {
    username: `shopper-${created}-${newId().slice(-6).toLowerCase()}`,
    passwordHash: '-',
    type: 'PERSON',
    name: `손님 ${created}`,
    email: `shopper-${created}@example.kr`,
    phone: `010${String(30_000_000 + created)}`,
    notifications: ['EMAIL'],
    ...changes,
  });
};

type OrderSums = Pick<typeof orders.$inferInsert, 'items' | 'total' | 'pieces' | '_user' | 'status' | 'paymentStatus'>;

/** Stores an order as if it had been placed. */
export const insertOrder = (db: Database, values: OrderSums & Partial<typeof orders.$inferInsert>) =>
  insertRow(db, orders, {
    orderNo: newId(),
    kind: 'SHOP',
    discount: 0,
    coupon: 0,
    points: 0,
    shipping: 0,
    method: 'TRANSFER',
    provider: 'transfer',
    placedAt: now(),
    search: '',
    ...values,
  });

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
  return (await insertRow(db, shopCategories, { name: { ko: '조명' }, code: 'light', order: 0 }))._id;
};

/** Creates users, products, coupons and points, and reads what is left of them. */
const createFixtures = (db: Database, _category: string) => {
  const createUser = async (changes: Partial<typeof users.$inferInsert> = {}) => insertUser(db, changes);

  const createProduct = async (changes: Partial<typeof shopProducts.$inferInsert> = {}) => {
    created += 1;
    const price = changes.price ?? 10_000;
    return insertRow(db, shopProducts, {
      name: { ko: `탁상 등 ${created}`, en: `Lamp ${created}` },
      code: `LAMP-${created}`,
      _category,
      price,
      currentPrice: price,
      stock: 100,
      shipping: { type: 'FREE', fee: 0 },
      status: 'ON',
      ...changes,
    });
  };

  const createCoupon = (changes: Partial<typeof coupons.$inferInsert> = {}) =>
    insertRow(db, coupons, {
      name: { ko: '봄맞이 쿠폰' },
      kind: 'AMOUNT',
      value: 3000,
      startAt: daysFromNow(-1),
      endAt: daysFromNow(30),
      ...changes,
    });

  const createLevel = async (rates: { discountRate: number; pointRate: number }) => {
    created += 1;
    const values = { name: `등급 ${created}`, code: `level-${created}`, rank: 100 + created, isDefault: false };
    return (await insertRow(db, levels, { ...values, ...rates }))._id;
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

  const getBalance = async ({ _id }: User) => (await requireRow(db, users, eq(users._id, _id))).pointBalance;

  const getStock = async (id: string) => (await requireRow(db, shopProducts, eq(shopProducts._id, id))).stock;

  return { createUser, createProduct, createCoupon, createLevel, grantPoints, getBalance, getStock };
};

/** Calls the API as its users, administrators and the payment provider. */
const createCalls = (api: TestApi) => {
  /** Calls a route as a user; the options and the response are those of the route. */
  const callAs = <const R extends RouteSpec>(
    user: User,
    route: R,
    options: RequestOptions<R> = {},
  ): Promise<Reply<R>> => api.as(user, route, options as UncheckedCallOptions);

  const agreements = [{ termsCode: 'shop' as const, termsVersion: 1, agreed: true }];
  const toItems = (goods: Items) =>
    goods.map(({ _id, qty = 1, optionKey = '' }) => ({ _product: _id, optionKey, qty }));

  const getQuote = async (user: User, goods: Items, { method: _method, ...options }: OrderOptions = {}) => {
    const body = { items: toItems(goods), ...options };
    return requireSuccess(await callAs(user, contract.orders.quote, { body })).quote;
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
    const body = await buildOrderBody(user, goods, options);
    const { order } = requireSuccess(await callAs(user, contract.orders.create, { body }));
    // Texts are answered in one language instead of three; tests only read numbers.
    return order as unknown as Order;
  };

  const getOrder = async (id: string) =>
    (await api.call(contract.console.orders.get, { as: 'admin', params: { id } })).body.order;

  /** Calls a route of the console that changes an order, at its present version. */
  const changeOrder = async <R extends RouteSpec>(route: R, id: string, fields: object, params: object = {}) => {
    const body = { ...fields, version: (await getOrder(id)).version };
    return api.as(await api.getUser('admin'), route, { params: { id, ...params }, body });
  };

  /** Types of the notifications to a user or about a record. */
  const listNotifications = async (id: string) => {
    const text = 'select type from inbox where $1 in (_user, target) order by _id';
    return (await api.pool.query<{ type: string }>(text, [id])).rows.map(({ type }) => type);
  };

  /** Puts an order into each of the statuses as an administrator. */
  const updateOrderStatus = async (id: string, ...statuses: (typeof bulkOrderStatuses)[number][]) => {
    for (const status of statuses) {
      const { version, pickup } = await getOrder(id);
      if (status === 'SHIPPED' && !pickup) {
        requireSuccess(await changeOrder(contract.console.orders.ship, id, { company: '우체국', no: '1234-5678' }));
        continue;
      }
      const body = { orders: [{ _id: id, version }], status };
      requireSuccess(await api.call(contract.console.orders.updateAll, { as: 'admin', body }));
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

  return {
    agreements,
    callAs,
    getQuote,
    buildOrderBody,
    placeOrder,
    getOrder,
    changeOrder,
    listNotifications,
    updateOrderStatus,
    sendWebhook,
  };
};

/** Starts the API with a shop whose products can be ordered; `unpaidLots` are those reported to the auction. */
export const startShop = async () => {
  const provider = { PAYMENT_URL: 'http://127.0.0.1:9', PAYMENT_SECRET: secret };
  Object.assign(process.env, provider);
  const api = await startApi();
  // Tests of the next file run in the same process.
  const stop = async () => {
    await api.stop();
    for (const name of Object.keys(provider)) delete process.env[name];
  };
  const unpaidLots: string[] = [];
  const services: OrderServices = {
    messenger: createMessenger({ publicUrl: 'https://portico.example' }),
    providers: createPaymentProviders([createHttpProvider({ url: 'http://127.0.0.1:9', secret })]),
    wonLots: {
      onPaid: async () => undefined,
      onUnpaid: async (_tx, work) => unpaidLots.push(work),
      onRefunded: async () => undefined,
    },
  };
  const category = await createShopRecords(api.db);
  return {
    ...api,
    ...createFixtures(api.db, category),
    ...createCalls(api),
    stop,
    services,
    unpaidLots,
    secret,
    category,
  };
};

export type ShopApi = Awaited<ReturnType<typeof startShop>>;
