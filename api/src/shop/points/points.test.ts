import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { inDays, type ShopApi, startShop } from '../orders/testing';
import { tendPoints } from './jobs';

let api: ShopApi;
beforeAll(async () => {
  api = await startShop();
}, 60_000);
afterAll(() => api.stop(), 30_000);

type Person = Awaited<ReturnType<ShopApi['person']>>;
const list = async (user: Person) => (await api.as(user, contract.points.list, {})).body;
const reserve = (user: Person, amount: number) => api.as(user, contract.points.create, { body: { amount } });

/** As if a row had expired: the ledger itself lets nobody change it. */
const ageOf = async (user: Person, expiry: string, to: string) => {
  await api.pool.query('alter table points disable trigger points_append_only');
  await api.pool.query('update points set expires_at = $3 where _user = $1 and expires_at = $2', [
    user._id,
    expiry,
    to,
  ]);
  await api.pool.query('alter table points enable trigger points_append_only');
};

describe('the ledger', () => {
  test('is never changed and never shortened', async () => {
    const user = await api.person();
    await api.granted(user, 100);
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
    const user = await api.person();
    const [late, soon] = [inDays(200), inDays(10)];
    await api.granted(user, 1000, late);
    await api.granted(user, 300, soon);
    await api.ordered(user, [await api.product()], { points: 400 });
    const { points, balance, expiringSoon } = await list(user);
    expect([balance, expiringSoon]).toEqual([900, 0]);
    expect(points.map(({ amount, remaining }) => [amount, remaining])).toEqual([
      [-400, null],
      [300, 0],
      [1000, 900],
    ]);
  });

  test('takes what has expired by a row of its own, once, also with two processes at work', async () => {
    const user = await api.person();
    const soon = inDays(5);
    await api.granted(user, 1000, inDays(100));
    await api.granted(user, 250, soon);
    expect((await list(user)).expiringSoon).toBe(250);
    await ageOf(user, soon, inDays(-1));
    await Promise.all([tendPoints(api.db), tendPoints(api.db)]);
    await tendPoints(api.db);
    const { points, balance } = await list(user);
    expect(balance).toBe(1000);
    expect(points.map(({ amount, reason }) => [amount, reason])).toEqual([
      [-250, 'EXPIRE'],
      [250, 'GRANT'],
      [1000, 'GRANT'],
    ]);
  });

  test('has what expired gone before anything is spent, whether or not the clock has come by', async () => {
    const user = await api.person();
    const soon = inDays(5);
    await api.granted(user, 250, soon);
    await ageOf(user, soon, inDays(-1));
    expect((await reserve(user, 250)).error.code).toBe('points_short');
  });

  test('adds up to the balance for everybody', async () => {
    const { rows } = await api.pool.query(`select u._id from users u left join points p on p._user = u._id
      group by u._id having u.point_balance <> coalesce(sum(p.amount), 0)
        or u.point_balance <> coalesce(sum(p.remaining), 0)`);
    expect(rows).toEqual([]);
  });
});

describe('a member', () => {
  test.each([-1, 0, 1.5, 2 ** 53, '100', null])('cannot make points with an amount of %p', async (amount) => {
    const user = await api.person();
    const { status } = await api.as(user, contract.points.create, { body: { amount: amount as number } });
    expect([status, await api.balanceOf(user)]).toEqual([422, 0]);
  });

  test('reserves what there is, changes it, releases it, and reserves no more', async () => {
    const user = await api.person();
    await api.granted(user, 1000);
    const { status, body } = await reserve(user, 600);
    expect([status, body.point.status, body.point.amount, body.point.balance]).toEqual([201, 'RESERVED', -600, 400]);
    expect((await reserve(user, 401)).error.code).toBe('points_short');
    const params = { id: body.point._id };
    const changed = await api.as(user, contract.points.update, { params, body: { amount: 900, version: 0 } });
    expect(changed.body.point).toMatchObject({ amount: -900, balance: 100, version: 1 });
    const change = (version: number, amount: number) =>
      api.as(user, contract.points.update, { params, body: { amount, version } });
    expect((await change(0, 10)).error.code).toBe('stale');
    expect((await change(1, 1001)).error.code).toBe('points_short');
    expect(await list(user)).toMatchObject({ balance: 1000, reserved: 900, reservations: [{ amount: -900 }] });
    expect((await api.as(user, contract.points.remove, { params })).status).toBe(204);
    expect((await api.as(user, contract.points.remove, { params })).error.code).toBe('wrong_state');
    expect(await list(user)).toMatchObject({ balance: 1000, reserved: 0, reservations: [] });
  });

  test('uses a reservation in an order, once', async () => {
    const user = await api.person();
    await api.granted(user, 1000);
    const { body } = await reserve(user, 1000);
    const wish = { _reservation: body.point._id };
    const { amounts } = await api.ordered(user, [await api.product()], wish);
    expect(amounts).toMatchObject({ points: 1000, total: 9000 });
    expect(await list(user)).toMatchObject({ balance: 0, reserved: 0 });
    const params = { id: body.point._id };
    expect((await api.as(user, contract.points.get, { params })).body.point.status).toBe('USED');
    expect((await api.as(user, contract.points.remove, { params })).error.code).toBe('wrong_state');
    const again = await api.as(user, contract.orders.quote, {
      body: { items: [{ _product: 'x', optionKey: '', qty: 1 }], ...wish },
    });
    expect(again.status).toBe(422);
  });

  test('has a forgotten reservation back after half an hour', async () => {
    const user = await api.person();
    await api.granted(user, 1000);
    await reserve(user, 1000);
    await api.pool.query(
      `update point_reservations set expires_at = now() - interval '1 millisecond' where _user = $1`,
      [user._id],
    );
    await Promise.all([tendPoints(api.db), tendPoints(api.db)]);
    expect(await list(user)).toMatchObject({ balance: 1000, reserved: 0 });
  });

  test('sees and touches nothing of others', async () => {
    const [user, stranger] = [await api.person(), await api.person()];
    const row = await api.granted(user, 1000);
    const { body } = await reserve(user, 10);
    expect((await list(stranger)).points).toEqual([]);
    for (const id of [row?._id ?? '', body.point._id]) {
      const params = { id };
      expect((await api.as(stranger, contract.points.get, { params })).status).toBe(404);
      expect((await api.as(stranger, contract.points.remove, { params })).status).toBe(404);
      const change = { params, body: { amount: 1, version: 0 } };
      expect((await api.as(stranger, contract.points.update, change)).status).toBe(404);
    }
  });
});

describe('an administrator', () => {
  const grant = (user: Person, amount: number, more: object = {}) =>
    api.call(contract.console.points.grant, {
      as: 'admin',
      body: { _user: user._id, amount, memo: '행사 적립', ...more },
    });

  test('gives and takes with the reason, never more than there is', async () => {
    const user = await api.person();
    const { status, body } = await grant(user, 5000);
    expect([status, body.balance, body.point.byName]).toEqual([201, 5000, '관리자']);
    expect((await grant(user, -2000)).body).toMatchObject({ balance: 3000, point: { amount: -2000, reason: 'TAKE' } });
    expect((await grant(user, -3001)).error.code).toBe('points_short');
    expect((await grant(user, 0)).status).toBe(422);
    expect((await grant(user, 1, { expiresAt: inDays(-1) })).status).toBe(422);
    expect((await grant({ ...user, _id: 'nobody' }, 1)).status).toBe(422);
    const { body: ledger } = await api.call(contract.console.points.list, { as: 'admin', query: { _user: user._id } });
    expect(ledger).toMatchObject({ total: 2, balance: 3000 });
    const { rows } = await api.pool.query(`select 1 from audit where resource = 'points'`);
    expect(rows).toHaveLength(2);
  });

  test('takes nothing that is reserved', async () => {
    const user = await api.person();
    await grant(user, 1000);
    await reserve(user, 800);
    expect((await grant(user, -201)).error.code).toBe('points_short');
    expect((await grant(user, -200)).status).toBe(201);
  });
});
