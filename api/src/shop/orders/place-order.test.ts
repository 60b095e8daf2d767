import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { carts } from '../carts/table';
import { issueCoupon } from '../coupons/issue-coupon';
import { daysFromNow } from '../days-from-now';
import { shopProducts } from '../shop-products/table';
import { receiver, type ShopApi, startShop } from './testing';

const api = await setUp(startShop());

const issue = async (user: { _id: string }, changes: Parameters<ShopApi['createCoupon']>[0] = {}) => {
  return issueCoupon(api.db, await api.createCoupon(changes), user._id);
};

describe('S1: the server counts what an order costs', () => {
  test('sale price, option, level, coupon, points and shipping', async () => {
    const user = await api.createUser({ _level: await api.createLevel({ discountRate: 10, pointRate: 0 }) });
    const lamp = await api.createProduct({
      price: 20_000,
      salePrice: 15_000,
      saleTo: daysFromNow(1),
      options: [{ key: 'oak', name: { ko: '참나무' }, addPrice: 1000, stock: 5 }],
      shipping: { type: 'CONDITIONAL', fee: 3000, freeOver: null },
    });
    const { _id } = await issue(user, { kind: 'PERCENT', value: 10, trunc: 100, minimum: 20_000 });
    await api.grantPoints(user, 2000);
    const quote = await api.getQuote(user, [{ _id: lamp._id, optionKey: 'oak', qty: 2 }], {
      _coupon: _id,
      points: 2000,
    });
    // 16,000 less a tenth is 14,400; a tenth of 28,800 in hundreds is 2,800.
    expect(quote.amounts).toEqual({
      items: 28_800,
      discount: 3200,
      coupon: 2800,
      points: 2000,
      shipping: 3000,
      total: 27_000,
    });
    expect(quote).toMatchObject({ freeShippingIn: 21_200, points: { balance: 2000, usable: 2000 }, earns: 240 });
    expect(quote.lines[0]).toMatchObject({ price: 14_400, regularPrice: 21_000, amount: 28_800, available: true });
  });

  test('one shipping fee per order; none for a pickup, which some products require', async () => {
    const user = await api.createUser();
    const flat = await api.createProduct({ price: 60_000, shipping: { type: 'FLAT', fee: 4000 } });
    const free = await api.createProduct({
      price: 60_000,
      shipping: { type: 'CONDITIONAL', fee: 5000, freeOver: 50_000 },
    });
    const heavy = await api.createProduct({ shipping: { type: 'PICKUP', fee: 0 } });
    const goods = [{ _id: flat._id }, { _id: free._id }];
    expect((await api.getQuote(user, goods)).amounts.shipping).toBe(4000);
    const pickup = { place: '본점', at: daysFromNow(2) };
    expect((await api.getQuote(user, goods, { pickup })).amounts.shipping).toBe(0);
    expect((await api.getQuote(user, [{ _id: heavy._id }])).pickupOnly).toBe(true);
    const { status, error } = await api.callAs(user, contract.orders.create, {
      body: await api.buildOrderBody(user, [{ _id: heavy._id }]),
    });
    expect([status, error.errors?.[0]?.field]).toEqual([422, 'pickup']);
  });

  test('unavailable lines are named and do not count', async () => {
    const user = await api.createUser();
    const [hidden, none, few, fine] = [
      await api.createProduct({ status: 'HIDDEN' }),
      await api.createProduct({ stock: 0 }),
      await api.createProduct({ stock: 2 }),
      await api.createProduct({ minQty: 1, maxQty: 3 }),
    ];
    const goods = [
      { _id: hidden._id },
      { _id: none._id },
      { _id: few._id, qty: 3 },
      { _id: fine._id },
      { _id: 'nothing' },
    ];
    const { lines, amounts } = await api.getQuote(user, goods);
    expect(lines.map(({ reason }) => reason)).toEqual(['HIDDEN', 'SOLD_OUT', 'TOO_FEW', null, 'GONE']);
    expect(amounts.total).toBe(10_000);
    expect((await api.getQuote(user, [{ _id: fine._id, qty: 4 }])).lines[0]?.reason).toBe('QUANTITY');
    expect((await api.getQuote(user, [{ _id: fine._id, optionKey: 'x' }])).lines[0]?.reason).toBe('OPTION_GONE');
    const body = await api.buildOrderBody(user, [{ _id: few._id, qty: 3 }]);
    const { status, error } = await api.callAs(user, contract.orders.create, { body });
    expect([status, error.code]).toEqual([409, 'sold_out']);
    expect(error.lines).toMatchObject([{ _product: few._id, reason: 'TOO_FEW', left: 2 }]);
  });

  test('another total than the quoted one is refused with the present one', async () => {
    const user = await api.createUser();
    const lamp = await api.createProduct();
    const body = await api.buildOrderBody(user, [lamp]);
    await api.db.update(shopProducts).set({ price: 12_000 }).where(eq(shopProducts._id, lamp._id));
    const { status, error } = await api.callAs(user, contract.orders.create, { body });
    expect([status, error.code]).toEqual([409, 'price_changed']);
    expect(error.amounts).toMatchObject({ total: 12_000 });
    expect(await api.getStock(lamp._id)).toBe(100);
  });

  test('a line keeps what was bought when the product changes', async () => {
    const user = await api.createUser();
    const lamp = await api.createProduct();
    const { _id } = await api.placeOrder(user, [lamp]);
    await api.db
      .update(shopProducts)
      .set({ price: 99_000, name: { ko: '다른 이름' } })
      .where(eq(shopProducts._id, lamp._id));
    const { body } = await api.callAs(user, contract.orders.get, { params: { id: _id } });
    expect(body.order.lines[0]?.snapshot).toMatchObject({ name: lamp.name.ko, price: 10_000 });
    expect(body.order.amounts.total).toBe(10_000);
  });
});

describe('an order', () => {
  test('takes stock, cart lines, coupon and points, stores consents, and sends one notification', async () => {
    const user = await api.createUser();
    const lamp = await api.createProduct({ stock: 5 });
    await api.db.insert(carts).values({ _user: user._id, _product: lamp._id, qty: 2 });
    const coupon = await issue(user);
    await api.grantPoints(user, 1000);
    const options = { _coupon: coupon._id, points: 1000 };
    const body = { ...(await api.buildOrderBody(user, [{ _id: lamp._id, qty: 2 }], options)), fromCart: true };
    const { status, body: answer } = await api.callAs(user, contract.orders.create, { body });
    expect(status).toBe(201);
    const { order } = answer;
    expect(order).toMatchObject({
      status: 'PENDING_PAYMENT',
      amounts: { items: 20_000, coupon: 3000, points: 1000, total: 16_000, paid: 0 },
      payment: { method: 'TRANSFER', status: 'READY', bank: { no: '110-204-880531' } },
      agreements: [{ termsCode: 'shop', termsVersion: 1, agreed: true }],
      actions: ['PAY', 'CANCEL'],
    });
    expect(order.orderNo).toMatch(/^\d{8}-\d{6}$/);
    expect(await api.getStock(lamp._id)).toBe(3);
    expect(await api.getBalance(user)).toBe(0);
    expect(await api.db.$count(carts, eq(carts._user, user._id))).toBe(0);
    expect(await api.listNotifications(user._id)).toEqual(['order.placed']);
    const mine = await api.callAs(user, contract.coupons.list, {});
    expect(mine.body.coupons[0]).toMatchObject({ status: 'RESERVED', _order: order._id });
  });

  test('needs consent to the current terms, an address and a payment method', async () => {
    const user = await api.createUser();
    const lamp = await api.createProduct();
    const body = await api.buildOrderBody(user, [lamp]);
    const send = async (changes: object) =>
      (await api.callAs(user, contract.orders.create, { body: { ...body, ...changes } })).error;
    expect((await send({ agreements: [] })).code).toBe('consent_required');
    expect((await send({ agreements: [{ termsCode: 'shop', termsVersion: 2, agreed: true }] })).code).toBe('invalid');
    expect((await send({ receiver: { ...receiver, address: null } })).errors?.[0]?.field).toBe('receiver.address');
    expect((await send({ method: 'POINT' })).errors?.[0]?.field).toBe('method');
    expect((await send({ method: 'VBANK' })).errors?.[0]?.field).toBe('method');
  });

  test('that points pay for in full is paid at once', async () => {
    const user = await api.createUser();
    await api.grantPoints(user, 10_000);
    const order = await api.placeOrder(user, [await api.createProduct()], { points: 10_000 });
    expect(order).toMatchObject({
      status: 'PAID',
      payment: { method: 'POINT', status: 'PAID' },
      amounts: { total: 0 },
    });
  });

  test('is answered again with its idempotency key after the limit of orders is reached, and takes no other number', async () => {
    const user = await api.createUser();
    const body = await api.buildOrderBody(user, [await api.createProduct()]);
    const send = (key: string) =>
      api.callAs(user, contract.orders.create, { body, headers: { 'idempotency-key': key } });
    const first = await send('repeated-at-the-limit');
    const readNumber = async () =>
      (await api.pool.query(`select value from sequences where name like 'orders:%'`)).rows;
    const taken = await readNumber();
    await api.pool.query(`update throttles set count = 1000 where key = $1`, [`orders:${user._id}`]);
    expect((await send('another')).status).toBe(429);
    const again = await send('repeated-at-the-limit');
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await readNumber()).toEqual(taken);
  });

  test('quotes no more points than can be used, and says how many are left out', async () => {
    const user = await api.createUser();
    await api.grantPoints(user, 4000);
    const quote = await api.getQuote(user, [await api.createProduct()], { points: 4500 });
    expect(quote.points).toEqual({ balance: 4000, usable: 4000, excess: 500 });
    expect(quote.amounts.points).toBe(4000);
    expect((await api.getQuote(user, [await api.createProduct()], { points: 4000 })).points.excess).toBe(0);
  });

  test('is paid with points that no reservation holds, at most what the goods cost after their coupon', async () => {
    const user = await api.createUser();
    await api.grantPoints(user, 20_000);
    const reserve = async (amount: number) =>
      (await api.callAs(user, contract.points.create, { body: { amount } })).body.point._id;
    const [_reservation] = [await reserve(1000), await reserve(3000)];
    const lamp = await api.createProduct({ shipping: { type: 'FLAT', fee: 2500 } });
    const [coupon, delivery] = [await issue(user), await issue(user, { kind: 'SHIPPING', value: 2500 })];
    const getPoints = async (options: Parameters<ShopApi['getQuote']>[2]) =>
      (await api.getQuote(user, [lamp], options)).points;
    expect(await getPoints({})).toEqual({ balance: 16_000, usable: 10_000, excess: 0 });
    expect(await getPoints({ _reservation })).toEqual({ balance: 17_000, usable: 10_000, excess: 0 });
    expect(await getPoints({ points: 7500, _coupon: coupon._id })).toEqual({
      balance: 16_000,
      usable: 7000,
      excess: 500,
    });
    expect(await getPoints({ points: 10_000, _coupon: delivery._id })).toMatchObject({ usable: 10_000, excess: 0 });
    const order = async (points: number) => {
      const body = { ...(await api.buildOrderBody(user, [lamp], { points, _coupon: coupon._id })), points };
      return api.callAs(user, contract.orders.create, { body });
    };
    expect((await order(7001)).error).toMatchObject({ code: 'points_short', usable: 7000 });
    expect((await order(7000)).body.order.amounts).toMatchObject({ points: 7000, total: 2500 });
  });

  test('with the same idempotency key is placed once and answered the same; with another body it is refused', async () => {
    const user = await api.createUser();
    const lamp = await api.createProduct({ stock: 10 });
    const body = await api.buildOrderBody(user, [lamp]);
    const headers = { 'idempotency-key': 'the-same-order' };
    const [first, again] = [
      await api.callAs(user, contract.orders.create, { body, headers }),
      await api.callAs(user, contract.orders.create, { body, headers }),
    ];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await api.getStock(lamp._id)).toBe(9);
    const other = await api.callAs(user, contract.orders.create, { body: { ...body, method: 'CARD' }, headers });
    expect(other.error.code).toBe('key_reused');
  });

  test('is not found by other members', async () => {
    const user = await api.createUser();
    const stranger = await api.createUser();
    const { _id } = await api.placeOrder(user, [await api.createProduct()]);
    const params = { id: _id };
    expect((await api.callAs(stranger, contract.orders.get, { params })).status).toBe(404);
    expect((await api.callAs(stranger, contract.orders.list, {})).body.total).toBe(0);
    const change = { params, body: { action: 'CANCEL' as const, version: 0 } };
    expect((await api.callAs(stranger, contract.orders.update, change)).status).toBe(404);
    expect((await api.callAs(stranger, contract.orders.pay, { params, body: {} })).status).toBe(404);
  });
});
