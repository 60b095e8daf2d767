import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { contract } from 'shared/contract';
import {
  controlRivals,
  countStatus,
  rivals,
  runAtOnce,
  runInTurn,
  startSecondProcess,
  withoutLocks,
} from '../../app/testing-races';
import { issueCoupon } from '../coupons/issue-coupon';
import { type ShopApi, startShop } from './testing';

jest.setTimeout(120_000);

let api: ShopApi;
let second: Awaited<ReturnType<typeof startSecondProcess>>;

beforeAll(async () => {
  api = await startShop();
  second = await startSecondProcess(api);
});
afterAll(async () => {
  await second.stop();
  await api.stop();
});

const countPlaced = (answers: { status: number }[]) => countStatus(answers, 201);
const listErrors = (answers: { status: number; error: { code?: string } }[]) => [
  ...new Set(answers.filter(({ status }) => status >= 300).map(({ status, error }) => `${status} ${error.code}`)),
];

const raceForUnit = async (count = rivals) => {
  const lamp = await api.createProduct({ stock: 1 });
  const buyers = await runInTurn(count, () => api.createUser());
  const [first = await api.createUser()] = buyers;
  const body = await api.buildOrderBody(first, [lamp]);
  const answers = await runAtOnce(count, (at) =>
    api.callAs(buyers[at] ?? first, contract.orders.create, { body, ...second.by(at) }),
  );
  return { answers, left: await api.getStock(lamp._id) };
};

let coupons = 0;
const raceForCoupon = async (count = rivals) => {
  coupons += 1;
  const code = `LAST-${'ABCD'[coupons]}`;
  const { _id } = await api.createCoupon({ limit: 1, code });
  const takers = await runInTurn(count, () => api.createUser());
  const answers = await Promise.all(
    takers.map((taker, at) => api.callAs(taker, contract.coupons.create, { body: { code }, ...second.by(at) })),
  );
  const { rowCount } = await api.pool.query('select 1 from user_coupons where _coupon = $1', [_id]);
  return { answers, issued: rowCount };
};

/** Uses one coupon in many orders at once; of different products, so that no product lock serialises them. */
const raceWithCoupon = async (count = rivals) => {
  const user = await api.createUser();
  const coupon = await issueCoupon(api.db, await api.createCoupon(), user._id);
  const goods = await runInTurn(count, () => api.createProduct({ stock: null }));
  const body = await api.buildOrderBody(user, goods.slice(0, 1), { _coupon: coupon._id });
  return runAtOnce(count, (at) => {
    const items = [{ _product: goods[at]?._id ?? '', optionKey: '', qty: 1 }];
    return api.callAs(user, contract.orders.create, { body: { ...body, items }, ...second.by(at) });
  });
};

const raceForPoints = async (count = rivals) => {
  const user = await api.createUser();
  await api.grantPoints(user, 100);
  const lamp = await api.createProduct({ stock: null });
  const body = await api.buildOrderBody(user, [lamp], { points: 100 });
  const answers = await runAtOnce(count, (at) => api.callAs(user, contract.orders.create, { body, ...second.by(at) }));
  const { rows } = await api.pool.query<{ sum: number }>(
    'select coalesce(sum(amount), 0)::int as sum from points where _user = $1',
    [user._id],
  );
  return { answers, balance: await api.getBalance(user), sum: rows[0]?.sum };
};

const raceForKey = async (count = rivals) => {
  const user = await api.createUser();
  const lamp = await api.createProduct({ stock: null });
  const body = await api.buildOrderBody(user, [lamp]);
  const headers = { 'idempotency-key': 'many-times' };
  await runAtOnce(count, (at) => api.callAs(user, contract.orders.create, { body, headers, ...second.by(at) }));
  return (await api.pool.query('select 1 from orders where _user = $1', [user._id])).rowCount;
};

const raceOfPayments = async (count = rivals) => {
  const user = await api.createUser();
  const { _id, orderNo, amounts } = await api.placeOrder(user, [await api.createProduct()], { method: 'CARD' });
  const payment = { tid: `tid-${_id}`, orderNo, amount: amounts.total, status: 'PAID' as const };
  const answers = await runAtOnce(count, (at) => api.sendWebhook(payment, second.by(at)));
  const results = answers.map(({ content }) => (content as { result: string }).result);
  return { results, notifications: await api.listNotifications(_id) };
};

const raceToCancel = async (count = rivals) => {
  const user = await api.createUser();
  await api.grantPoints(user, 500);
  const lamp = await api.createProduct({ stock: 3 });
  const { _id, version } = await api.placeOrder(user, [lamp], { points: 500 });
  const request = { params: { id: _id }, body: { action: 'CANCEL' as const, version } };
  const answers = await runAtOnce(count, (at) =>
    api.callAs(user, contract.orders.update, { ...request, ...second.by(at) }),
  );
  return {
    cancelled: countStatus(answers, 200),
    left: await api.getStock(lamp._id),
    balance: await api.getBalance(user),
  };
};

describe('fifty rivals over two processes', () => {
  test('for the last unit: one order, no stock below zero', async () => {
    const { answers, left } = await raceForUnit();
    expect([countPlaced(answers), left]).toEqual([1, 0]);
    expect(listErrors(answers)).toEqual(['409 sold_out']);
  });

  test('for the last coupon: one has it', async () => {
    const { answers, issued } = await raceForCoupon();
    expect([countPlaced(answers), issued]).toEqual([1, 1]);
    expect(listErrors(answers)).toEqual(['409 coupon_gone']);
  });

  test('with one coupon in many orders: one order has it', async () => {
    const answers = await raceWithCoupon();
    expect(countPlaced(answers)).toBe(1);
    expect(listErrors(answers)).toEqual(['409 coupon_refused']);
  });

  test('for the same points: they are spent once, and the ledger adds up', async () => {
    const { answers, balance, sum } = await raceForPoints();
    expect(countPlaced(answers)).toBe(1);
    expect([balance, sum]).toEqual([0, 0]);
    expect(listErrors(answers)).toEqual(['409 points_short']);
  });

  test('under one key: one order', async () => {
    expect(await raceForKey()).toBe(1);
  });

  test('with one payment reported many times: booked once', async () => {
    const { results, notifications } = await raceOfPayments();
    expect(results.filter((result) => result === 'PAID')).toHaveLength(1);
    expect(results.filter((result) => result === 'REPEATED')).toHaveLength(rivals - 1);
    expect(notifications).toEqual(['order.placed', 'order.paid']);
  });

  test('cancelling one order: stock and points are returned once', async () => {
    expect(await raceToCancel()).toEqual({ cancelled: 1, left: 3, balance: 500 });
  });
});

describe('control: the same races without locks and constraints', () => {
  beforeAll(async () => {
    await api.pool.query(`alter table coupons drop constraint coupons_limit;
      alter table orders drop constraint orders_coupon_unique;
      alter table users drop constraint users_point_balance_check, drop constraint users_points_reserved;
      alter table points drop constraint points_balance_check, drop constraint points_rel_unique;
      alter table payment_events drop constraint payment_events_unique, drop constraint payment_events__order_fkey;
      alter table idempotency_keys drop constraint idempotency_keys_pkey`);
  });

  test('the last unit is sold more than once', async () => {
    expect(countPlaced((await withoutLocks(() => raceForUnit(controlRivals))).answers)).toBeGreaterThan(1);
  });

  test('the last coupon is given to more than one', async () => {
    expect((await raceForCoupon(controlRivals)).issued).toBeGreaterThan(1);
  });

  test('one coupon is used in more than one order', async () => {
    expect(countPlaced(await raceWithCoupon(controlRivals))).toBeGreaterThan(1);
  });

  test('points are spent more than once', async () => {
    const { answers, balance } = await raceForPoints(controlRivals);
    expect(countPlaced(answers)).toBeGreaterThan(1);
    expect(balance).toBeLessThan(0);
  });

  test('one key makes more than one order', async () => {
    expect(await withoutLocks(() => raceForKey(controlRivals))).toBeGreaterThan(1);
  });

  test('one payment is booked more than once', async () => {
    const { results } = await withoutLocks(() => raceOfPayments(controlRivals));
    expect(results.filter((result) => result === 'PAID').length).toBeGreaterThan(1);
  });

  test('one order is cancelled more than once', async () => {
    expect((await withoutLocks(() => raceToCancel(controlRivals))).cancelled).toBeGreaterThan(1);
  });
});
