import { beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { users } from '../../members/users/table';
import { setUp } from '../../platform/testing';
import { startShop } from '../../shop/orders/testing';
import type { Injectable } from './caller';
import { createMembers } from './members';
import { seedOrders } from './orders';

const api = await setUp(startShop());
beforeAll(async () => {
  for (let at = 0; at < 12; at += 1)
    await api.createProduct({
      price: 9000 + at * 4000,
      shipping: at % 4 === 3 ? { type: 'PICKUP', fee: 0 } : { type: 'CONDITIONAL', fee: 3000, freeOver: 50_000 },
      ...(at % 3 === 0 && { options: [{ key: 'oak', name: { ko: '참나무' }, addPrice: 2000, stock: 40 }] }),
    });
  for (let at = 0; at < 4; at += 1) await api.createUser();
  await api.db.update(users).set({ type: 'PERSON' }).where(eq(users.username, 'member'));
  const app: Injectable = {
    inject: async ({ method, url, headers, payload }) => {
      const { status, content } = await api.send({ method, path: url, headers, payload });
      const body = status === 204 ? '' : JSON.stringify(content);
      return { statusCode: status, body, json: <T>() => content as T };
    },
  };
  const members = createMembers(app, api.db);
  const console = await members.as(await members.find('admin'), '/api/console');
  const seeding = { console, members, db: api.db, orderServices: api.services };
  await seedOrders(seeding);
  await seedOrders(seeding);
}, 600_000);

test('the demo member has orders in every status, and every month of the past year has sales', async () => {
  const { body } = await api.call(contract.orders.list, { as: 'member', query: { limit: 100 } });
  const states = new Set(body.orders.map(({ status }) => status));
  expect([...states].sort()).toEqual(
    [
      'PENDING_PAYMENT',
      'PAID',
      'PREPARING',
      'SHIPPED',
      'DELIVERED',
      'CONFIRMED',
      'CANCELLED',
      'EXPIRED',
      'CANCEL_REQUESTED',
      'RETURN_REQUESTED',
      'RETURNED',
      'EXCHANGE_REQUESTED',
      'EXCHANGED',
    ].sort(),
  );
  for (const { history, placedAt, orderNo } of body.orders) {
    const times = history.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(Math.abs(Date.parse(times[0] ?? '') - Date.parse(placedAt))).toBeLessThan(1000);
    expect(orderNo.slice(0, 8)).toBe(
      new Date(Date.parse(placedAt) + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', ''),
    );
  }
  const { rows } =
    await api.pool.query(`select to_char(paid_at at time zone 'Asia/Seoul', 'YYYY-MM') as month, count(*)::int
    from orders where paid_at is not null group by 1`);
  expect(rows.length).toBeGreaterThanOrEqual(12);
});

test('the seeded data adds up: lines to orders, ledgers to balances, nothing below zero', async () => {
  const wrong = await api.pool.query(`select o._id from orders o join purchases p on p._order = o._id group by o._id
    having o.items <> sum(p.amount) or o.pieces <> sum(p.qty) or o.refunded > o.paid or o.points <> sum(p.points)`);
  expect(wrong.rows).toEqual([]);
  const ledger = await api.pool.query(`select u._id from users u left join points p on p._user = u._id group by u._id
    having u.point_balance <> coalesce(sum(p.amount), 0) or u.point_balance <> coalesce(sum(p.remaining), 0)`);
  expect(ledger.rows).toEqual([]);
  const { body } = await api.asAdmin(contract.console.dashboard.get);
  expect(body.dashboard).toMatchObject({ requests: { cancel: expect.any(Number), return: 1, exchange: 1 } });
});
