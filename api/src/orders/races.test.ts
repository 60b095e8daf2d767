import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { issue } from '../coupons/issue';
import { buildServer } from '../server';
import { type ShopApi, startShop } from './testing';

const rivals = 50;

let api: ShopApi;
/** A second process of the API on the same database. */
let second: { address: string; close: () => Promise<unknown> };

beforeAll(async () => {
  api = await startShop();
  const { db, disk } = api;
  const app = await buildServer({ db, disk, publicUrl: 'https://portico.example', logLevel: 'error' });
  second = { address: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}, 60_000);

afterAll(async () => {
  await second.close();
  await api.stop();
}, 30_000);

const many = <T>(make: (at: number) => Promise<T>) => Promise.all(Array.from({ length: rivals }, (_, at) => make(at)));
/** Half of the rivals come by each process. */
const by = (at: number) => (at % 2 ? { address: second.address } : {});
const done = (answers: { status: number }[]) => answers.filter(({ status }) => status === 201).length;
/** A machine that is busy refuses some before they come to the race. */
const isLate = ({ status }: { status: number }) => status === 503;
const codes = (answers: { status: number; error: { code?: string } }[]) => [
  ...new Set(
    answers
      .filter((answer) => answer.status !== 201 && !isLate(answer))
      .map(({ status, error }) => `${status} ${error.code}`),
  ),
];

type Person = Awaited<ReturnType<ShopApi['person']>>;
const people = async () => {
  const made: Person[] = [];
  while (made.length < rivals) made.push(await api.person());
  return made;
};

const raceForUnit = async () => {
  const lamp = await api.product({ stock: 1 });
  const buyers = await people();
  const body = await api.bodyOf(buyers[0] as Person, [lamp]);
  const answers = await many((at) => api.as(buyers[at] as Person, contract.orders.create, { body, ...by(at) }));
  return { answers, left: await api.stockOf(lamp._id) };
};

const raceForCoupon = async () => {
  const { _id } = await api.coupon({
    limit: 1,
    code: `LAST-${Math.random()
      .toString(36)
      .slice(2, 8)
      .toUpperCase()
      .replace(/[01IO]/g, 'X')}`,
  });
  const { rows } = await api.pool.query<{ code: string }>('select code from coupons where _id = $1', [_id]);
  const takers = await people();
  const answers = await many((at) =>
    api.as(takers[at] as Person, contract.coupons.create, { body: { code: rows[0]?.code ?? '' }, ...by(at) }),
  );
  const held = await api.pool.query('select 1 from user_coupons where _coupon = $1', [_id]);
  return { answers, held: held.rowCount };
};

/** One coupon in fifty orders of its owner at once; of different goods, which no lock brings into line. */
const raceWithCoupon = async () => {
  const user = await api.person();
  const held = await issue(api.db, await api.coupon(), user._id);
  const goods: Awaited<ReturnType<ShopApi['product']>>[] = [];
  while (goods.length < rivals) goods.push(await api.product({ stock: null }));
  const [first] = goods;
  const body = await api.bodyOf(user, first ? [first] : [], { _coupon: held._id });
  return many((at) => {
    const items = [{ _product: goods[at]?._id ?? '', optionKey: '', qty: 1 }];
    return api.as(user, contract.orders.create, { body: { ...body, items }, ...by(at) });
  });
};

const raceForPoints = async () => {
  const user = await api.person();
  await api.granted(user, 100);
  const lamp = await api.product({ stock: null });
  const body = await api.bodyOf(user, [lamp], { points: 100 });
  const answers = await many((at) => api.as(user, contract.orders.create, { body, ...by(at) }));
  const { rows } = await api.pool.query<{ sum: number }>(
    'select coalesce(sum(amount), 0)::int as sum from points where _user = $1',
    [user._id],
  );
  return { answers, balance: await api.balanceOf(user), sum: rows[0]?.sum };
};

const raceForKey = async (headersOf: (at: number) => Record<string, string>) => {
  const user = await api.person();
  const lamp = await api.product({ stock: null });
  const body = await api.bodyOf(user, [lamp]);
  await many((at) => api.as(user, contract.orders.create, { body, headers: headersOf(at), ...by(at) }));
  const { rowCount } = await api.pool.query('select 1 from orders where _user = $1', [user._id]);
  return rowCount;
};

describe('fifty rivals over two processes', () => {
  test('for the last unit: one order, nothing below zero', async () => {
    const { answers, left } = await raceForUnit();
    expect([done(answers), left]).toEqual([1, 0]);
    expect(codes(answers)).toEqual(['409 sold_out']);
  }, 120_000);

  test('for the last coupon: one has it', async () => {
    const { answers, held } = await raceForCoupon();
    expect([done(answers), held]).toEqual([1, 1]);
    expect(codes(answers)).toEqual(['409 coupon_gone']);
  }, 120_000);

  test('with one coupon in many orders: one order has it', async () => {
    const answers = await raceWithCoupon();
    expect(done(answers)).toBe(1);
    expect(codes(answers)).toEqual(['409 coupon_refused']);
  }, 120_000);

  test('for the same points: they are spent once, and the ledger adds up', async () => {
    const { answers, balance, sum } = await raceForPoints();
    expect(done(answers)).toBe(1);
    expect([balance, sum]).toEqual([0, 0]);
    expect(codes(answers)).toEqual(['409 points_short']);
  }, 120_000);

  test('under one key: one order', async () => {
    expect(await raceForKey(() => ({ 'idempotency-key': 'fifty-times' }))).toBe(1);
  }, 120_000);

  test('with one payment told many times: booked once', async () => {
    const user = await api.person();
    const { _id, orderNo, amounts } = await api.ordered(user, [await api.product()], { method: 'CARD' });
    const told = { tid: `tid-${_id}`, orderNo, amount: amounts.total, status: 'PAID' as const };
    const answers = await many((at) => api.webhook(told, by(at)));
    const results = answers.map(({ content }) => (content as { result: string }).result);
    expect(results.filter((result) => result === 'PAID')).toHaveLength(1);
    expect(results.filter((result) => result === 'REPEATED')).toHaveLength(rivals - 1);
    const { rows } = await api.pool.query('select type from inbox where target = $1 order by type', [_id]);
    expect(rows).toEqual([{ type: 'order.paid' }, { type: 'order.placed' }]);
  }, 120_000);

  test('cancelling one order: its goods and points come back once', async () => {
    const user = await api.person();
    await api.granted(user, 500);
    const lamp = await api.product({ stock: 3 });
    const { _id, version } = await api.ordered(user, [lamp], { points: 500 });
    const given = { params: { id: _id }, body: { action: 'CANCEL' as const, version } };
    const answers = await many((at) => api.as(user, contract.orders.update, { ...given, ...by(at) }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await api.stockOf(lamp._id), await api.balanceOf(user)]).toEqual([3, 500]);
  }, 120_000);
});

describe('without what the database refuses', () => {
  beforeAll(async () => {
    await api.pool.query(`alter table coupons drop constraint coupons_limit;
      alter table orders drop constraint orders_coupon_unique;
      alter table users drop constraint users_point_balance_check, drop constraint users_points_reserved;
      alter table points drop constraint points_balance_check`);
  });

  test('the last coupon is given to more than one', async () => {
    expect((await raceForCoupon()).held).toBeGreaterThan(1);
  }, 120_000);

  test('one coupon stands in more than one order', async () => {
    expect(done(await raceWithCoupon())).toBeGreaterThan(1);
  }, 120_000);

  test('points are spent more than once', async () => {
    const { answers, balance } = await raceForPoints();
    expect(done(answers)).toBeGreaterThan(1);
    expect(balance).toBeLessThan(0);
  }, 120_000);

  test('without one key each request is an order', async () => {
    expect(await raceForKey((at) => ({ 'idempotency-key': `key-${at}` }))).toBeGreaterThan(1);
  }, 120_000);
});
