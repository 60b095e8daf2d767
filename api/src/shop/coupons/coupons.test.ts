import { describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { daysFromNow } from '../days-from-now';
import { type ShopApi, startShop } from '../orders/testing';
import { calculateCouponDiscount } from './coupon-discount';
import { issueCoupon } from './issue-coupon';
import { expireCoupons } from './user-coupons';

const api = await setUp(startShop());

const take = async (code: string) => {
  const user = await api.createUser();
  return { user, ...(await api.callAs(user, contract.coupons.create, { body: { code } })) };
};

describe('a code', () => {
  test('is redeemed once by each member, also in lower case', async () => {
    await api.createCoupon({ code: 'SPARK-22' });
    const { user, status, body } = await take('spark-22');
    expect([status, body.coupon.status, body.coupon.n, body.coupon.coupon.name]).toEqual([
      201,
      'ISSUED',
      1,
      '봄맞이 쿠폰',
    ]);
    const again = await api.callAs(user, contract.coupons.create, { body: { code: 'SPARK-22' } });
    expect([again.status, again.error.code]).toEqual([409, 'coupon_gone']);
    expect((await take('SPARK-22')).status).toBe(201);
  });

  test('that is unknown, disabled, early, late or used up is refused with the reason', async () => {
    await api.createCoupon({ code: 'EARLY', startAt: daysFromNow(1) });
    await api.createCoupon({ code: 'LATE', startAt: daysFromNow(-9), endAt: daysFromNow(-1) });
    await api.createCoupon({ code: 'SHUT', enabled: false });
    await api.createCoupon({ code: 'DUET', limit: 2, perUser: 3 });
    expect((await take('NXTHERE')).status).toBe(404);
    expect((await take('SHUT')).status).toBe(404);
    expect((await take('EARLY')).error.code).toBe('coupon_period');
    expect((await take('LATE')).status).toBe(422);
    await take('DUET');
    await take('DUET');
    expect((await take('DUET')).error.code).toBe('coupon_gone');
  });

  test('cannot be guessed', async () => {
    const user = await api.createUser();
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1)
      statuses.push((await api.callAs(user, contract.coupons.create, { body: { code: `TRY-${at}` } })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  });
});

describe('the discount', () => {
  const rule = {
    kind: 'PERCENT' as const,
    value: 15,
    trunc: 100,
    minimum: 0,
    maximum: null,
    scope: { type: 'ALL' as const, ids: [] },
  };
  const goods = [{ _product: 'a', categories: ['top', 'low'], amount: 33_333, noCoupon: false }];

  test('of a percentage is rounded down to its unit and bounded', () => {
    expect(calculateCouponDiscount(rule, goods, 0).discount).toBe(4900);
    expect(calculateCouponDiscount({ ...rule, maximum: 2000 }, goods, 0).discount).toBe(2000);
    expect(calculateCouponDiscount({ ...rule, minimum: 33_334 }, goods, 0)).toEqual({ discount: 0, reason: 'MINIMUM' });
    expect(calculateCouponDiscount({ ...rule, minimum: 33_333 }, goods, 0).discount).toBe(4900);
  });

  test('covers a category with those below it, or one product, but no product that excludes coupons', () => {
    const scoped = (type: 'CATEGORY' | 'PRODUCT', id: string) =>
      calculateCouponDiscount({ ...rule, scope: { type, ids: [id] } }, goods, 0);
    expect(scoped('CATEGORY', 'top').discount).toBe(4900);
    expect(scoped('CATEGORY', 'other').reason).toBe('SCOPE');
    expect(scoped('PRODUCT', 'a').discount).toBe(4900);
    expect(
      calculateCouponDiscount(rule, [{ _product: 'a', categories: [], amount: 9000, noCoupon: true }], 0).reason,
    ).toBe('SCOPE');
  });
});

const issue = async (user: { _id: string }, changes: Parameters<ShopApi['createCoupon']>[0] = {}) =>
  issueCoupon(api.db, await api.createCoupon(changes), user._id);

describe('S3: in an order, a coupon', () => {
  test('of another member, used, before its period or below its minimum is refused', async () => {
    const [user, other] = [await api.createUser(), await api.createUser()];
    const lamp = await api.createProduct();
    const send = async (_coupon: string) => {
      const body = { ...(await api.buildOrderBody(user, [lamp])), _coupon };
      return (await api.callAs(user, contract.orders.create, { body })).error.code;
    };
    expect(await send((await issue(other))._id)).toBe('coupon_refused');
    expect(await send((await issue(user, { minimum: 10_001 }))._id)).toBe('coupon_refused');
    expect(await send((await issue(user, { startAt: daysFromNow(1) }))._id)).toBe('coupon_refused');
    const used = await issue(user);
    await api.placeOrder(user, [lamp], { _coupon: used._id });
    expect(await send(used._id)).toBe('coupon_refused');
  });

  test('that takes nothing off says why; the others are offered first, the highest discount at the top', async () => {
    const user = await api.createUser();
    const offers = {
      low: { value: 1000 },
      later: { startAt: daysFromNow(1) },
      dear: { minimum: 10_001 },
      tiny: { kind: 'PERCENT', value: 9, trunc: 1000 },
      elsewhere: { scope: { type: 'PRODUCT', ids: ['another'] } },
      delivery: { kind: 'SHIPPING', value: 2500 },
      high: { value: 2000, minimum: 10_000 },
    } satisfies Record<string, Parameters<ShopApi['createCoupon']>[0]>;
    const names = new Map<string, string>();
    for (const [name, changes] of Object.entries(offers)) names.set((await issue(user, changes))._id, name);
    const { coupons } = await api.getQuote(user, [await api.createProduct()]);
    const shown = coupons.map(({ coupon, ...rest }) => [
      names.get(coupon._id),
      rest.discount,
      rest.usable,
      rest.reason,
    ]);
    expect(shown.slice(0, 2)).toEqual([
      ['high', 2000, true, null],
      ['low', 1000, true, null],
    ]);
    expect(new Set(shown.slice(2))).toEqual(
      new Set([
        ['later', 0, false, 'PERIOD'],
        ['dear', 0, false, 'MINIMUM'],
        ['tiny', 0, false, 'MINIMUM'],
        ['elsewhere', 0, false, 'SCOPE'],
        ['delivery', 0, false, 'SCOPE'],
      ]),
    );
  });

  test('counts only what it covers: a category with those below it, without products that exclude coupons', async () => {
    const user = await api.createUser();
    const [lamp, plain] = [await api.createProduct(), await api.createProduct({ noCoupon: true })];
    const { _id } = await issue(user, { kind: 'PERCENT', value: 50, scope: { type: 'CATEGORY', ids: [api.category] } });
    const quote = await api.getQuote(user, [lamp, plain], { _coupon: _id });
    expect(quote.amounts.coupon).toBe(5000);
    expect((await api.getQuote(user, [plain], { _coupon: _id })).coupons[0]).toMatchObject({
      usable: false,
      reason: 'SCOPE',
    });
  });

  test('never exceeds the cost of the goods; one for shipping reduces shipping', async () => {
    const user = await api.createUser();
    const lamp = await api.createProduct({ price: 2000, shipping: { type: 'FLAT', fee: 2500 } });
    const fixed = await issue(user, { value: 50_000 });
    expect((await api.getQuote(user, [lamp], { _coupon: fixed._id })).amounts).toMatchObject({
      coupon: 2000,
      total: 2500,
    });
    const delivery = await issue(user, { kind: 'SHIPPING', value: 10_000 });
    expect((await api.getQuote(user, [lamp], { _coupon: delivery._id })).amounts).toMatchObject({
      coupon: 2500,
      total: 2000,
    });
  });
});

describe('the firm', () => {
  const { coupons } = contract.console;
  const body = {
    name: { ko: '가을 쿠폰' },
    kind: 'AMOUNT' as const,
    value: 5000,
    startAt: daysFromNow(-1),
    endAt: daysFromNow(10),
    code: 'FALL-5',
  };

  test('creates a coupon, and cannot change its value once it is issued', async () => {
    const { status, body: made } = await api.call(coupons.create, { as: 'admin', body });
    expect([status, made.coupon.trunc, made.coupon.perUser, made.coupon.issued]).toEqual([201, 10, 1, 0]);
    const params = { id: made.coupon._id };
    const change = (more: object) =>
      api.call(coupons.update, { as: 'admin', params, body: { ...more, version: made.coupon.version } });
    expect((await change({ endAt: daysFromNow(-2) })).status).toBe(422);
    const user = await api.createUser();
    const issued = await api.call(coupons.issue, { as: 'admin', params, body: { users: [user._id] } });
    expect([issued.status, issued.body.coupons[0]?._user]).toEqual([201, user._id]);
    expect((await change({ value: 9000 })).error.code).toBe('in_use');
    expect((await change({ name: { ko: '늦가을 쿠폰' } })).status).toBe(200);
    expect((await api.call(coupons.remove, { as: 'admin', params })).error.code).toBe('in_use');
    const { body: page } = await api.call(coupons.holders, { as: 'admin', params });
    expect(page.holders[0]).toMatchObject({ user: { name: user.name }, status: 'ISSUED' });
    expect(await api.listNotifications(user._id)).toEqual(['coupon.issued']);
  });

  test('issues to all or to none', async () => {
    const { _id } = await api.createCoupon({ limit: 1 });
    const users = [(await api.createUser())._id, (await api.createUser())._id];
    const { error } = await api.call(coupons.issue, { as: 'admin', params: { id: _id }, body: { users } });
    expect(error.code).toBe('coupon_gone');
    const { rows } = await api.pool.query('select issued from coupons where _id = $1', [_id]);
    expect(rows).toEqual([{ issued: 0 }]);
  });

  test('refuses contradictory fields', async () => {
    const send = async (more: object) =>
      (await api.call(coupons.create, { as: 'admin', body: { ...body, code: null, ...more } })).status;
    expect(await send({ kind: 'PERCENT', value: 101 })).toBe(422);
    expect(await send({ scope: { type: 'PRODUCT', ids: [] } })).toBe(422);
    expect(await send({ scope: { type: 'ALL', ids: ['x'] } })).toBe(422);
    expect(await send({ code: 'O0I1' })).toBe(422);
    expect(await send({ value: 0 })).toBe(422);
  });
});

test('an unused coupon expires: it is shown so at once, and the job updates it', async () => {
  const user = await api.createUser();
  const { _id } = await issueCoupon(api.db, await api.createCoupon({ validDays: 3 }), user._id);
  await api.pool.query(`update user_coupons set expires_at = now() - interval '1 millisecond' where _id = $1`, [_id]);
  const state = async (status: 'ISSUED' | 'EXPIRED') =>
    (await api.callAs(user, contract.coupons.list, { query: { status } })).body.total;
  expect([await state('ISSUED'), await state('EXPIRED')]).toEqual([0, 1]);
  expect([await expireCoupons(api.db), await expireCoupons(api.db)]).toEqual([1, 0]);
  expect([await state('ISSUED'), await state('EXPIRED')]).toEqual([0, 1]);
});
