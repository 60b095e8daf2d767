import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { inDays, type ShopApi, startShop } from '../orders/testing';
import { expireCoupons } from './hold';
import { issue } from './issue';
import { worthOf } from './rules';

let api: ShopApi;
beforeAll(async () => {
  api = await startShop();
}, 60_000);
afterAll(() => api.stop(), 30_000);

const take = async (code: string) => {
  const user = await api.person();
  return { user, ...(await api.as(user, contract.coupons.create, { body: { code } })) };
};

describe('a code', () => {
  test('is taken once by each, in small letters too', async () => {
    await api.coupon({ code: 'SPARK-22' });
    const { user, status, body } = await take('spark-22');
    expect([status, body.coupon.status, body.coupon.n, body.coupon.coupon.name]).toEqual([
      201,
      'ISSUED',
      1,
      '봄맞이 쿠폰',
    ]);
    const again = await api.as(user, contract.coupons.create, { body: { code: 'SPARK-22' } });
    expect([again.status, again.error.code]).toEqual([409, 'coupon_gone']);
    expect((await take('SPARK-22')).status).toBe(201);
  });

  test('that is unknown, switched off, early, late or gone says so', async () => {
    await api.coupon({ code: 'EARLY', startAt: inDays(1) });
    await api.coupon({ code: 'LATE', startAt: inDays(-9), endAt: inDays(-1) });
    await api.coupon({ code: 'SHUT', enabled: false });
    await api.coupon({ code: 'DUET', limit: 2, perUser: 3 });
    expect((await take('NXTHERE')).status).toBe(404);
    expect((await take('SHUT')).status).toBe(404);
    expect((await take('EARLY')).error.code).toBe('coupon_period');
    expect((await take('LATE')).status).toBe(422);
    await take('DUET');
    await take('DUET');
    expect((await take('DUET')).error.code).toBe('coupon_gone');
  });

  test('cannot be found by trying', async () => {
    const user = await api.person();
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1)
      statuses.push((await api.as(user, contract.coupons.create, { body: { code: `TRY-${at}` } })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  });
});

describe('worth', () => {
  const rule = {
    kind: 'PERCENT' as const,
    value: 15,
    trunc: 100,
    minimum: 0,
    maximum: null,
    scope: { type: 'ALL' as const, ids: [] },
  };
  const goods = [{ _product: 'a', categories: ['top', 'low'], amount: 33_333, noCoupon: false }];

  test('a percentage is rounded down to its unit and bounded', () => {
    expect(worthOf(rule, goods, 0).discount).toBe(4900);
    expect(worthOf({ ...rule, maximum: 2000 }, goods, 0).discount).toBe(2000);
    expect(worthOf({ ...rule, minimum: 33_334 }, goods, 0)).toEqual({ discount: 0, reason: 'MINIMUM' });
    expect(worthOf({ ...rule, minimum: 33_333 }, goods, 0).discount).toBe(4900);
  });

  test('a category counts with those below it, a product alone, and some take none', () => {
    const scoped = (type: 'CATEGORY' | 'PRODUCT', id: string) =>
      worthOf({ ...rule, scope: { type, ids: [id] } }, goods, 0);
    expect(scoped('CATEGORY', 'top').discount).toBe(4900);
    expect(scoped('CATEGORY', 'other').reason).toBe('SCOPE');
    expect(scoped('PRODUCT', 'a').discount).toBe(4900);
    expect(worthOf(rule, [{ _product: 'a', categories: [], amount: 9000, noCoupon: true }], 0).reason).toBe('SCOPE');
  });
});

describe('the firm', () => {
  const { coupons } = contract.console;
  const body = {
    name: { ko: '가을 쿠폰' },
    kind: 'AMOUNT' as const,
    value: 5000,
    startAt: inDays(-1),
    endAt: inDays(10),
    code: 'FALL-5',
  };

  test('makes a coupon, and changes nothing of its worth once somebody holds it', async () => {
    const { status, body: made } = await api.call(coupons.create, { as: 'admin', body });
    expect([status, made.coupon.trunc, made.coupon.perUser, made.coupon.issued]).toEqual([201, 10, 1, 0]);
    const params = { id: made.coupon._id };
    const change = (more: object) =>
      api.call(coupons.update, { as: 'admin', params, body: { ...more, version: made.coupon.version } });
    expect((await change({ endAt: inDays(-2) })).status).toBe(422);
    const user = await api.person();
    const given = await api.call(coupons.issue, { as: 'admin', params, body: { users: [user._id] } });
    expect([given.status, given.body.coupons[0]?._user]).toEqual([201, user._id]);
    expect((await change({ value: 9000 })).error.code).toBe('in_use');
    expect((await change({ name: { ko: '늦가을 쿠폰' } })).status).toBe(200);
    expect((await api.call(coupons.remove, { as: 'admin', params })).error.code).toBe('in_use');
    const { body: held } = await api.call(coupons.holders, { as: 'admin', params });
    expect(held.holders[0]).toMatchObject({ user: { name: user.name }, status: 'ISSUED' });
    const { rows } = await api.pool.query(`select type from inbox where _user = $1`, [user._id]);
    expect(rows).toEqual([{ type: 'coupon.issued' }]);
  });

  test('issues to all or to none', async () => {
    const { _id } = await api.coupon({ limit: 1 });
    const users = [(await api.person())._id, (await api.person())._id];
    const { error } = await api.call(coupons.issue, { as: 'admin', params: { id: _id }, body: { users } });
    expect(error.code).toBe('coupon_gone');
    const { rows } = await api.pool.query('select issued from coupons where _id = $1', [_id]);
    expect(rows).toEqual([{ issued: 0 }]);
  });

  test('refuses what makes no sense', async () => {
    const send = async (more: object) =>
      (await api.call(coupons.create, { as: 'admin', body: { ...body, code: null, ...more } })).status;
    expect(await send({ kind: 'PERCENT', value: 101 })).toBe(422);
    expect(await send({ scope: { type: 'PRODUCT', ids: [] } })).toBe(422);
    expect(await send({ scope: { type: 'ALL', ids: ['x'] } })).toBe(422);
    expect(await send({ code: 'O0I1' })).toBe(422);
    expect(await send({ value: 0 })).toBe(422);
  });
});

test('what nobody used in time is over, by what is shown at once and by the clock', async () => {
  const user = await api.person();
  const { _id } = await issue(api.db, await api.coupon({ validDays: 3 }), user._id);
  await api.pool.query(`update user_coupons set expires_at = now() - interval '1 millisecond' where _id = $1`, [_id]);
  const state = async (status: 'ISSUED' | 'EXPIRED') =>
    (await api.as(user, contract.coupons.list, { query: { status } })).body.total;
  expect([await state('ISSUED'), await state('EXPIRED')]).toEqual([0, 1]);
  expect([await expireCoupons(api.db), await expireCoupons(api.db)]).toEqual([1, 0]);
  expect([await state('ISSUED'), await state('EXPIRED')]).toEqual([0, 1]);
});
