import { describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { daysFromNow } from '../days-from-now';
import { startShop } from '../orders/testing';
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
