import { describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { daysFromNow } from '../days-from-now';
import { type ShopApi, startShop } from '../orders/testing';
import { processPoints } from './jobs';

const api = await setUp(startShop());

type Person = Awaited<ReturnType<ShopApi['createUser']>>;
const list = async (user: Person) => (await api.callAs(user, contract.points.list, {})).body;
const reserve = (user: Person, amount: number) => api.callAs(user, contract.points.create, { body: { amount } });

/** Makes an entry expire, with the trigger against changes disabled. */
const setExpiry = async (user: Person, expiry: string, to: string) => {
  await api.pool.query('alter table points disable trigger points_append_only');
  await api.pool.query('update points set expires_at = $3 where _user = $1 and expires_at = $2', [
    user._id,
    expiry,
    to,
  ]);
  await api.pool.query('alter table points enable trigger points_append_only');
};

describe('the ledger', () => {
  test('is append-only', async () => {
    const user = await api.createUser();
    await api.grantPoints(user, 100);
    const change = (set: string) => api.pool.query(`update points set ${set} where _user = $1`, [user._id]);
    for (const set of [
      'amount = 200',
      'balance = 0',
      "reason = 'EARN'",
      'memo = null, by = $1',
      "expires_at = now() + interval '9 years'",
    ])
      await expect(change(set)).rejects.toThrow('append-only');
    await expect(change('remaining = 101')).rejects.toThrow('points_check');
    await expect(api.pool.query('delete from points where _user = $1', [user._id])).rejects.toThrow('append-only');
    await expect(api.pool.query('truncate points')).rejects.toThrow('append-only');
  });

  test('spends first what expires first', async () => {
    const user = await api.createUser();
    const [late, soon] = [daysFromNow(200), daysFromNow(10)];
    await api.grantPoints(user, 1000, late);
    await api.grantPoints(user, 300, soon);
    await api.placeOrder(user, [await api.createProduct()], { points: 400 });
    const { points, balance, expiringSoon } = await list(user);
    expect([balance, expiringSoon]).toEqual([900, 0]);
    expect(points.map(({ amount, remaining }) => [amount, remaining])).toEqual([
      [-400, null],
      [300, 0],
      [1000, 900],
    ]);
  });

  test('debits expired points once with an entry, also with two processes', async () => {
    const user = await api.createUser();
    const soon = daysFromNow(5);
    await api.grantPoints(user, 1000, daysFromNow(100));
    await api.grantPoints(user, 250, soon);
    expect((await list(user)).expiringSoon).toBe(250);
    await setExpiry(user, soon, daysFromNow(-1));
    await Promise.all([processPoints(api.db), processPoints(api.db)]);
    await processPoints(api.db);
    const { points, balance } = await list(user);
    expect(balance).toBe(1000);
    expect(points.map(({ amount, reason }) => [amount, reason])).toEqual([
      [-250, 'EXPIRE'],
      [250, 'GRANT'],
      [1000, 'GRANT'],
    ]);
  });

  test('expires due points before others are spent, also if the job has not run', async () => {
    const user = await api.createUser();
    const soon = daysFromNow(5);
    await api.grantPoints(user, 250, soon);
    await setExpiry(user, soon, daysFromNow(-1));
    expect((await reserve(user, 250)).error.code).toBe('points_short');
  });

  test('adds up to the balance of every member', async () => {
    const { rows } = await api.pool.query(`select u._id from users u left join points p on p._user = u._id
      group by u._id having u.point_balance <> coalesce(sum(p.amount), 0)
        or u.point_balance <> coalesce(sum(p.remaining), 0)`);
    expect(rows).toEqual([]);
  });
});

describe('a member', () => {
  test.each([-1, 0, 1.5, 2 ** 53, '100', null])('cannot create points with an amount of %p', async (amount) => {
    const user = await api.createUser();
    const { status } = await api.callAs(user, contract.points.create, { body: { amount: amount as number } });
    expect([status, await api.getBalance(user)]).toEqual([422, 0]);
  });

  test('reserves points, changes and releases the reservation, and cannot reserve more than the balance', async () => {
    const user = await api.createUser();
    await api.grantPoints(user, 1000);
    const { status, body } = await reserve(user, 600);
    expect([status, body.point.status, body.point.amount, body.point.balance]).toEqual([201, 'RESERVED', -600, 400]);
    expect((await reserve(user, 401)).error.code).toBe('points_short');
    const params = { id: body.point._id };
    const changed = await api.callAs(user, contract.points.update, { params, body: { amount: 900, version: 0 } });
    expect(changed.body.point).toMatchObject({ amount: -900, balance: 100, version: 1 });
    const change = (version: number, amount: number) =>
      api.callAs(user, contract.points.update, { params, body: { amount, version } });
    expect((await change(0, 10)).error.code).toBe('stale');
    expect((await change(1, 1001)).error.code).toBe('points_short');
    expect(await list(user)).toMatchObject({ balance: 1000, reserved: 900, reservations: [{ amount: -900 }] });
    expect((await api.callAs(user, contract.points.remove, { params })).status).toBe(204);
    expect((await api.callAs(user, contract.points.remove, { params })).error.code).toBe('wrong_state');
    expect(await list(user)).toMatchObject({ balance: 1000, reserved: 0, reservations: [] });
  });

  test('uses a reservation in an order, once', async () => {
    const user = await api.createUser();
    await api.grantPoints(user, 1000);
    const { body } = await reserve(user, 1000);
    const input = { _reservation: body.point._id };
    const { amounts } = await api.placeOrder(user, [await api.createProduct()], input);
    expect(amounts).toMatchObject({ points: 1000, total: 9000 });
    expect(await list(user)).toMatchObject({ balance: 0, reserved: 0 });
    const params = { id: body.point._id };
    expect((await api.callAs(user, contract.points.get, { params })).body.point.status).toBe('USED');
    expect((await api.callAs(user, contract.points.remove, { params })).error.code).toBe('wrong_state');
    const again = await api.callAs(user, contract.orders.quote, {
      body: { items: [{ _product: 'x', optionKey: '', qty: 1 }], ...input },
    });
    expect(again.status).toBe(422);
  });

  test('gets an unused reservation back after half an hour', async () => {
    const user = await api.createUser();
    await api.grantPoints(user, 1000);
    await reserve(user, 1000);
    await api.pool.query(
      `update point_reservations set expires_at = now() - interval '1 millisecond' where _user = $1`,
      [user._id],
    );
    await Promise.all([processPoints(api.db), processPoints(api.db)]);
    expect(await list(user)).toMatchObject({ balance: 1000, reserved: 0 });
  });

  test('can neither see nor change points of others', async () => {
    const [user, stranger] = [await api.createUser(), await api.createUser()];
    const row = await api.grantPoints(user, 1000);
    const { body } = await reserve(user, 10);
    expect((await list(stranger)).points).toEqual([]);
    for (const id of [row?._id ?? '', body.point._id]) {
      const params = { id };
      expect((await api.callAs(stranger, contract.points.get, { params })).status).toBe(404);
      expect((await api.callAs(stranger, contract.points.remove, { params })).status).toBe(404);
      const change = { params, body: { amount: 1, version: 0 } };
      expect((await api.callAs(stranger, contract.points.update, change)).status).toBe(404);
    }
  });
});

describe('an administrator', () => {
  const grant = (user: Person, amount: number, more: object = {}) =>
    api.call(contract.console.points.grant, {
      as: 'admin',
      body: { _user: user._id, amount, memo: '행사 적립', ...more },
    });

  test('credits and debits with a reason, never more than the balance', async () => {
    const user = await api.createUser();
    const { status, body } = await grant(user, 5000);
    expect([status, body.balance, body.point.byName]).toEqual([201, 5000, '관리자']);
    expect((await grant(user, -2000)).body).toMatchObject({ balance: 3000, point: { amount: -2000, reason: 'TAKE' } });
    expect((await grant(user, -3001)).error.code).toBe('points_short');
    expect((await grant(user, 0)).status).toBe(422);
    expect((await grant(user, 1, { expiresAt: daysFromNow(-1) })).status).toBe(422);
    expect((await grant({ ...user, _id: 'nobody' }, 1)).status).toBe(422);
    const { body: ledger } = await api.call(contract.console.points.list, { as: 'admin', query: { _user: user._id } });
    expect(ledger).toMatchObject({ total: 2, balance: 3000 });
    const { rows } = await api.pool.query(`select 1 from audit where resource = 'points'`);
    expect(rows).toHaveLength(2);
  });

  test('cannot debit reserved points', async () => {
    const user = await api.createUser();
    await grant(user, 1000);
    await reserve(user, 800);
    expect((await grant(user, -201)).error.code).toBe('points_short');
    expect((await grant(user, -200)).status).toBe(201);
  });
});
