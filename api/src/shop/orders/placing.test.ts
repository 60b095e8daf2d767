import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { carts } from '../carts/table';
import { issue } from '../coupons/issue';
import { shopProducts } from '../shop-products/table';
import { inDays, receiver, type ShopApi, startShop } from './testing';

let api: ShopApi;
beforeAll(async () => {
  api = await startShop();
}, 60_000);
afterAll(() => api.stop(), 30_000);

const give = async (user: { _id: string }, changes: Parameters<ShopApi['coupon']>[0] = {}) => {
  const coupon = await api.coupon(changes);
  return issue(api.db, coupon, user._id);
};

describe('S1: the server counts what an order costs', () => {
  test('price of the sale, option, level, coupon, points and delivery', async () => {
    const user = await api.person({ _level: await api.level({ discountRate: 10, pointRate: 0 }) });
    const lamp = await api.product({
      price: 20_000,
      salePrice: 15_000,
      saleTo: inDays(1),
      options: [{ key: 'oak', name: { ko: '참나무' }, addPrice: 1000, stock: 5 }],
      shipping: { type: 'CONDITIONAL', fee: 3000, freeOver: null },
    });
    const { _id } = await give(user, { kind: 'PERCENT', value: 10, trunc: 100, minimum: 20_000 });
    await api.granted(user, 2000);
    const quote = await api.quoted(user, [{ _id: lamp._id, optionKey: 'oak', qty: 2 }], { _coupon: _id, points: 2000 });
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

  test('one parcel, one fee; none where the goods are fetched, and then only what can be fetched at all', async () => {
    const user = await api.person();
    const flat = await api.product({ price: 60_000, shipping: { type: 'FLAT', fee: 4000 } });
    const free = await api.product({ price: 60_000, shipping: { type: 'CONDITIONAL', fee: 5000, freeOver: 50_000 } });
    const heavy = await api.product({ shipping: { type: 'PICKUP', fee: 0 } });
    const goods = [{ _id: flat._id }, { _id: free._id }];
    expect((await api.quoted(user, goods)).amounts.shipping).toBe(4000);
    const pickup = { place: '본점', at: inDays(2) };
    expect((await api.quoted(user, goods, { pickup })).amounts.shipping).toBe(0);
    expect((await api.quoted(user, [{ _id: heavy._id }])).pickupOnly).toBe(true);
    const { status, error } = await api.as(user, contract.orders.create, {
      body: await api.bodyOf(user, [{ _id: heavy._id }]),
    });
    expect([status, error.errors?.[0]?.field]).toEqual([422, 'pickup']);
  });

  test('lines that cannot be had are named and do not count', async () => {
    const user = await api.person();
    const [hidden, none, few, fine] = [
      await api.product({ status: 'HIDDEN' }),
      await api.product({ stock: 0 }),
      await api.product({ stock: 2 }),
      await api.product({ minQty: 1, maxQty: 3 }),
    ];
    const goods = [
      { _id: hidden._id },
      { _id: none._id },
      { _id: few._id, qty: 3 },
      { _id: fine._id },
      { _id: 'nothing' },
    ];
    const { lines, amounts } = await api.quoted(user, goods);
    expect(lines.map(({ reason }) => reason)).toEqual(['HIDDEN', 'SOLD_OUT', 'TOO_FEW', null, 'GONE']);
    expect(amounts.total).toBe(10_000);
    expect((await api.quoted(user, [{ _id: fine._id, qty: 4 }])).lines[0]?.reason).toBe('QUANTITY');
    expect((await api.quoted(user, [{ _id: fine._id, optionKey: 'x' }])).lines[0]?.reason).toBe('OPTION_GONE');
    const body = await api.bodyOf(user, [{ _id: few._id, qty: 3 }]);
    const { status, error } = await api.as(user, contract.orders.create, { body });
    expect([status, error.code]).toEqual([409, 'sold_out']);
    expect(error.lines).toMatchObject([{ _product: few._id, reason: 'TOO_FEW', left: 2 }]);
  });

  test('another total than the one shown is refused, with the present one', async () => {
    const user = await api.person();
    const lamp = await api.product();
    const body = await api.bodyOf(user, [lamp]);
    await api.db.update(shopProducts).set({ price: 12_000 }).where(eq(shopProducts._id, lamp._id));
    const { status, error } = await api.as(user, contract.orders.create, { body });
    expect([status, error.code]).toEqual([409, 'price_changed']);
    expect(error.amounts).toMatchObject({ total: 12_000 });
    expect(await api.stockOf(lamp._id)).toBe(100);
  });

  test('what was bought stays as it was when the product changes', async () => {
    const user = await api.person();
    const lamp = await api.product();
    const { _id } = await api.ordered(user, [lamp]);
    await api.db
      .update(shopProducts)
      .set({ price: 99_000, name: { ko: '다른 이름' } })
      .where(eq(shopProducts._id, lamp._id));
    const { body } = await api.as(user, contract.orders.get, { params: { id: _id } });
    expect(body.order.lines[0]?.snapshot).toMatchObject({ name: lamp.name.ko, price: 10_000 });
    expect(body.order.amounts.total).toBe(10_000);
  });
});

describe('an order', () => {
  test('takes stock, cart lines, coupon and points, keeps what was agreed to, and is told once', async () => {
    const user = await api.person();
    const lamp = await api.product({ stock: 5 });
    await api.db.insert(carts).values({ _user: user._id, _product: lamp._id, qty: 2 });
    const held = await give(user);
    await api.granted(user, 1000);
    const wish = { _coupon: held._id, points: 1000 };
    const body = { ...(await api.bodyOf(user, [{ _id: lamp._id, qty: 2 }], wish)), fromCart: true };
    const { status, body: answer } = await api.as(user, contract.orders.create, { body });
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
    expect(await api.stockOf(lamp._id)).toBe(3);
    expect(await api.balanceOf(user)).toBe(0);
    expect(await api.db.$count(carts, eq(carts._user, user._id))).toBe(0);
    const { rows } = await api.pool.query('select type from inbox where _user = $1', [user._id]);
    expect(rows).toEqual([{ type: 'order.placed' }]);
    const mine = await api.as(user, contract.coupons.list, {});
    expect(mine.body.coupons[0]).toMatchObject({ status: 'RESERVED', _order: order._id });
  });

  test('needs the terms of today, an address, and a way to pay', async () => {
    const user = await api.person();
    const lamp = await api.product();
    const body = await api.bodyOf(user, [lamp]);
    const send = async (changes: object) =>
      (await api.as(user, contract.orders.create, { body: { ...body, ...changes } })).error;
    expect((await send({ agreements: [] })).code).toBe('consent_required');
    expect((await send({ agreements: [{ termsCode: 'shop', termsVersion: 2, agreed: true }] })).code).toBe('invalid');
    expect((await send({ receiver: { ...receiver, address: null } })).errors?.[0]?.field).toBe('receiver.address');
    expect((await send({ method: 'POINT' })).errors?.[0]?.field).toBe('method');
    expect((await send({ method: 'VBANK' })).errors?.[0]?.field).toBe('method');
  });

  test('that points pay for in full is paid at once', async () => {
    const user = await api.person();
    await api.granted(user, 10_000);
    const order = await api.ordered(user, [await api.product()], { points: 10_000 });
    expect(order).toMatchObject({
      status: 'PAID',
      payment: { method: 'POINT', status: 'PAID' },
      amounts: { total: 0 },
    });
  });

  test('under the same key is placed once and answered the same; under the same key with another body refused', async () => {
    const user = await api.person();
    const lamp = await api.product({ stock: 10 });
    const body = await api.bodyOf(user, [lamp]);
    const headers = { 'idempotency-key': 'the-same-order' };
    const [first, again] = [
      await api.as(user, contract.orders.create, { body, headers }),
      await api.as(user, contract.orders.create, { body, headers }),
    ];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await api.stockOf(lamp._id)).toBe(9);
    const other = await api.as(user, contract.orders.create, { body: { ...body, method: 'CARD' }, headers });
    expect(other.error.code).toBe('key_reused');
  });

  test('is not there for anybody else', async () => {
    const user = await api.person();
    const stranger = await api.person();
    const { _id } = await api.ordered(user, [await api.product()]);
    const params = { id: _id };
    expect((await api.as(stranger, contract.orders.get, { params })).status).toBe(404);
    expect((await api.as(stranger, contract.orders.list, {})).body.total).toBe(0);
    const change = { params, body: { action: 'CANCEL' as const, version: 0 } };
    expect((await api.as(stranger, contract.orders.update, change)).status).toBe(404);
    expect((await api.as(stranger, contract.orders.pay, { params, body: {} })).status).toBe(404);
  });
});

describe('S3: a coupon', () => {
  test('of somebody else, used up, too early or below its minimum is refused', async () => {
    const [user, other] = [await api.person(), await api.person()];
    const lamp = await api.product();
    const send = async (_coupon: string) => {
      const body = { ...(await api.bodyOf(user, [lamp])), _coupon };
      return (await api.as(user, contract.orders.create, { body })).error.code;
    };
    expect(await send((await give(other))._id)).toBe('coupon_refused');
    expect(await send((await give(user, { minimum: 10_001 }))._id)).toBe('coupon_refused');
    expect(await send((await give(user, { startAt: inDays(1) }))._id)).toBe('coupon_refused');
    const used = await give(user);
    await api.ordered(user, [lamp], { _coupon: used._id });
    expect(await send(used._id)).toBe('coupon_refused');
  });

  test('counts only what it covers: a category with what lies below it, and no product that takes none', async () => {
    const user = await api.person();
    const [lamp, plain] = [await api.product(), await api.product({ noCoupon: true })];
    const { _id } = await give(user, { kind: 'PERCENT', value: 50, scope: { type: 'CATEGORY', ids: [api.category] } });
    const quote = await api.quoted(user, [lamp, plain], { _coupon: _id });
    expect(quote.amounts.coupon).toBe(5000);
    expect((await api.quoted(user, [plain], { _coupon: _id })).coupons[0]).toMatchObject({
      usable: false,
      reason: 'SCOPE',
    });
  });

  test('never takes off more than the goods cost; one for the delivery takes off the delivery', async () => {
    const user = await api.person();
    const lamp = await api.product({ price: 2000, shipping: { type: 'FLAT', fee: 2500 } });
    const fixed = await give(user, { value: 50_000 });
    expect((await api.quoted(user, [lamp], { _coupon: fixed._id })).amounts).toMatchObject({
      coupon: 2000,
      total: 2500,
    });
    const delivery = await give(user, { kind: 'SHIPPING', value: 10_000 });
    expect((await api.quoted(user, [lamp], { _coupon: delivery._id })).amounts).toMatchObject({
      coupon: 2500,
      total: 2000,
    });
  });
});
