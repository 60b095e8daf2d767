import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { commitDuring } from '../../app/testing-races';
import { type User, users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { setUp } from '../../platform/testing';
import { inMinutes, startAuction } from '../works/testing';
import { bidDeletionStep } from './account-deletion';
import { bids } from './table';

const api = await setUp(startAuction());

const block = (tx: Database, { _id }: Pick<User, '_id'>) =>
  tx.update(users).set({ status: 'BLOCKED' }).where(eq(users._id, _id));

describe('B3: the worked example, over HTTP', () => {
  test('gives price and leader after each bid and the reason of two refusals', async () => {
    const { program, work } = await api.openLot();
    const [a, b, c] = [await api.bidder(program), await api.bidder(program), await api.bidder(program)];
    const aliases = new Map([
      ['101', 'A'],
      ['102', 'B'],
      ['103', 'C'],
    ]);
    const steps = [
      [a, 200_000, 'AUTO', '100000/A'],
      [b, 150_000, 'DIRECT', '160000/A'],
      [b, 200_000, 'AUTO', '200000/A'],
      [b, 250_000, 'AUTO', '210000/B'],
      [a, 230_000, 'DIRECT', '240000/B'],
      [a, 245_000, 'DIRECT', 'unit'],
      [a, 240_000, 'DIRECT', 'outbid 250000'],
      [c, 250_000, 'DIRECT', '250000/B'],
      [c, 260_000, 'AUTO', '260000/C'],
      [c, 300_000, 'AUTO', '260000/C'],
      [b, 270_000, 'DIRECT', '280000/C'],
    ] as const;
    const results: string[] = [];
    for (const [user, amount, type] of steps) {
      const { status, body, error } = await api.bid(user, work, amount, type);
      if (status === 201) results.push(`${body.work.currentPrice}/${aliases.get(body.work.leader ?? '')}`);
      else results.push(status === 422 ? `${error.errors?.[0]?.code}` : `${error.code} ${error.minNext}`);
    }
    expect(results).toEqual(steps.map(([, , , expected]) => expected));
    const { body } = await api.as(null, contract.bids.list, { params: { work: work._id } });
    // Raises and refused bids are not listed.
    expect(body.total).toBe(8);
    expect(body.bids.map(({ price }) => price)).toEqual(
      [100_000, 160_000, 200_000, 210_000, 240_000, 250_000, 260_000, 280_000].reverse(),
    );
  });

  test('a maximum bid that reaches the reserve lifts the price to it', async () => {
    const { program, work } = await api.openLot({ reservePrice: 200_000 });
    const [a, b] = [await api.bidder(program), await api.bidder(program)];
    expect((await api.bid(a, work, 150_000, 'AUTO')).body.work).toMatchObject({ currentPrice: 150_000, leader: '101' });
    expect((await api.bid(b, work, 400_000, 'AUTO')).body.work).toMatchObject({ currentPrice: 200_000, leader: '102' });
  });
});

describe('B1: who may bid', () => {
  test('a member without an approved paddle gets the code and the programme', async () => {
    const { program, work } = await api.openLot({}, { approval: true });
    const user = await api.createMember();
    const refused = await api.bid(user, work, 100_000);
    expect([refused.status, refused.error]).toEqual([
      403,
      expect.objectContaining({ code: 'paddle_needed', program: { _id: program._id, code: program.code } }),
    ]);
    const params = { id: program._id };
    const applied = await api.as(user, contract.paddles.create, { params, body: { consents: api.consents } });
    expect(applied.body.paddle).toMatchObject({ status: 'APPLIED', alias: '101' });
    expect((await api.bid(user, work, 100_000)).error.code).toBe('paddle_waiting');

    const { body } = await api.call(api.admin.paddles.list, { as: 'admin', params });
    const [paddle] = body.paddles;
    if (!paddle) throw new Error('No paddle');
    const search = (q: string) => api.call(api.admin.paddles.list, { as: 'admin', params, query: { q } });
    const totals = await Promise.all([paddle.bidder.name, String(paddle.no), '없는 이름'].map(search));
    expect(totals.map(({ body: { total } }) => total)).toEqual([1, 1, 0]);
    const decide = (fields: object, version: number) =>
      api.call(api.admin.paddles.update, { as: 'admin', params: { id: paddle._id }, body: { ...fields, version } });
    expect((await decide({ status: 'REJECTED' }, 0)).status).toBe(422);
    expect((await decide({ status: 'REJECTED', reason: '확인 불가' }, 0)).status).toBe(200);
    expect((await api.bid(user, work, 100_000)).error.code).toBe('paddle_refused');
    expect((await decide({ status: 'APPROVED' }, 0)).error.code).toBe('stale');
    expect((await decide({ status: 'APPROVED' }, 1)).status).toBe(200);
    expect((await api.bid(user, work, 100_000)).status).toBe(201);
  });

  test('a paddle needs consent to the current terms; a second application returns the same paddle', async () => {
    const program = await api.makeProgram();
    const user = await api.createMember();
    const apply = (consents: object[]) =>
      api.as(user, contract.paddles.create, { params: { id: program._id }, body: { consents } });
    expect((await apply([])).error.code).toBe('consent_required');
    expect((await apply([{ termsCode: 'auction', termsVersion: 7, agreed: true }])).status).toBe(422);
    const first = await apply(api.consents);
    expect((await apply(api.consents)).body.paddle).toEqual(first.body.paddle);
  });

  test('the consignor and blocked members cannot bid', async () => {
    const consignor = await api.createMember();
    const { program, work } = await api.openLot({ _consignor: consignor._id });
    const apply = { params: { id: program._id }, body: { consents: api.consents } };
    await api.as(consignor, contract.paddles.create, apply);
    expect((await api.bid(consignor, work, 100_000)).error.code).toBe('own_lot');
    const blocked = await api.bidder(program);
    await api.domains.platform.accountChanges.transaction((tx) => block(tx, blocked));
    expect((await api.bid(blocked, work, 100_000)).status).toBe(401);
  });

  test('the credit limit of a paddle counts all lots that its holder leads', async () => {
    const program = await api.makeProgram();
    const [one, other] = [await api.makeWork(program), await api.makeWork(program)];
    await api.open(program);
    const user = await api.bidder(program, 500_000);
    expect((await api.bid(user, one, 300_000)).status).toBe(201);
    expect((await api.bid(user, other, 300_000)).error).toMatchObject({ code: 'credit_limit', creditLimit: 500_000 });
    expect((await api.bid(user, other, 200_000)).status).toBe(201);
  });

  test('the credit limit also counts absentee bids', async () => {
    const program = await api.makeProgram();
    const [one, other] = [await api.makeWork(program), await api.makeWork(program)];
    const user = await api.bidder(program, 500_000);
    expect((await api.bid(user, one, 300_000, 'ABSENTEE')).status).toBe(201);
    expect((await api.bid(user, other, 300_000, 'ABSENTEE')).error.code).toBe('credit_limit');
    expect((await api.bid(user, one, 500_000, 'ABSENTEE')).status).toBe(201);
  });

  test.each([
    ['2^53', 2 ** 53],
    ['a decimal', 100_000.5],
    ['a negative number', -100_000],
    ['zero', 0],
    ['a string', '1e9'],
    ['full-width digits', '１０００００'],
    ['nothing', null],
    ['infinity as text', 'Infinity'],
  ])('%s is not an amount', async (_, amount) => {
    const { program, work } = await api.openLot();
    const user = await api.bidder(program);
    const { status, error } = await api.bid(user, work, amount);
    expect([status, error.errors?.[0]?.field]).toEqual([422, 'amount']);
    expect((await api.row(work)).seq).toBe(0);
  });

  test('a first bid below the starting price is refused with the lowest amount', async () => {
    const { program, work } = await api.openLot();
    const { status, error } = await api.bid(await api.bidder(program), work, 90_000);
    expect([status, error]).toEqual([
      409,
      expect.objectContaining({ code: 'bid_too_low', minNext: 100_000, currentPrice: null }),
    ]);
  });
});

describe('Idempotency-Key', () => {
  test('a repeated bid gets the identical response and counts once; another body is refused', async () => {
    const { program, work } = await api.openLot();
    const user = await api.bidder(program);
    const headers = { 'idempotency-key': 'press-1' };
    const first = await api.bid(user, work, 150_000, 'AUTO', { headers });
    await api.bid(await api.bidder(program), work, 200_000);
    const again = await api.bid(user, work, 150_000, 'AUTO', { headers });
    expect([again.status, JSON.stringify(again.body)]).toEqual([201, JSON.stringify(first.body)]);
    expect((await api.row(work)).bidCount).toBe(2);
    expect((await api.bid(user, work, 160_000, 'AUTO', { headers })).error.code).toBe('key_reused');
  });
});

describe('B8: raising and withdrawing', () => {
  test('the leader can raise the own maximum without a public change', async () => {
    const { program, work } = await api.openLot();
    const [user, rival] = [await api.bidder(program), await api.bidder(program)];
    const { bid } = (await api.bid(user, work, 200_000, 'AUTO')).body;
    const before = await api.getWork(work);
    const raise = (amount: number, by = user) =>
      api.as(by, contract.bids.update, { params: { work: work._id, id: bid._id }, body: { amount } });
    expect((await raise(300_000)).body).toMatchObject({ bid: { _id: bid._id, amount: 300_000, price: 100_000 } });
    expect(await api.getWork(work)).toEqual(before);
    expect((await raise(300_000)).error.code).toBe('bid_not_raised');
    expect((await raise(250_000)).error.code).toBe('bid_not_raised');
    expect((await raise(400_000, rival)).status).toBe(404);
    expect((await api.bid(rival, work, 290_000)).body.work).toMatchObject({ currentPrice: 300_000, leader: '101' });
    await api.bid(rival, work, 350_000);
    expect((await raise(500_000)).error).toMatchObject({ code: 'outbid', minNext: 360_000 });
  });

  test('a bid on an open lot is binding', async () => {
    const { program, work } = await api.openLot();
    const user = await api.bidder(program);
    const { bid } = (await api.bid(user, work, 100_000)).body;
    const params = { work: work._id, id: bid._id };
    expect((await api.as(user, contract.bids.remove, { params })).error.code).toBe('bid_binding');
    expect((await api.as(await api.bidder(program), contract.bids.remove, { params })).status).toBe(404);
  });
});

describe('absentee bids', () => {
  test('are secret until the opening, can be raised and withdrawn, and are applied in order of arrival', async () => {
    const program = await api.makeProgram();
    const work = await api.makeWork(program);
    const [a, b, c] = [await api.bidder(program), await api.bidder(program), await api.bidder(program)];
    expect((await api.bid(a, work, 200_000, 'DIRECT')).error.code).toBe('lot_not_open');
    const first = await api.bid(a, work, 200_000, 'ABSENTEE');
    expect(first.body).toMatchObject({ bid: { status: 'ACCEPTED', price: null, amount: 200_000 } });
    await api.bid(b, work, 150_000, 'ABSENTEE');
    const { bid: removed } = (await api.bid(c, work, 900_000, 'ABSENTEE')).body;
    expect(await api.getWork(work)).toMatchObject({ currentPrice: null, bidCount: 0, leader: null, minNext: 100_000 });
    const history = (user: typeof a | null) => api.as(user, contract.bids.list, { params: { work: work._id } });
    expect((await history(null)).body.total).toBe(0);
    expect((await history(b)).body.bids).toMatchObject([{ amount: 150_000, mine: true }]);
    expect((await api.as(b, contract.myBids.list)).body.bids).toMatchObject([{ standing: 'WAITING', max: 150_000 }]);

    const remove = { params: { work: work._id, id: removed._id } };
    expect((await api.as(c, contract.bids.remove, remove)).status).toBe(204);
    expect((await api.as(c, contract.bids.remove, remove)).status).toBe(404);
    expect((await api.as(c, contract.myBids.list)).body.bids).toEqual([]);
    expect((await api.bid(c, work, 110_000, 'ABSENTEE')).status).toBe(201);
    const all = (await api.call(api.admin.bids.all, { as: 'admin' })).body;
    expect(all.total).toBe(await api.db.$count(bids));
    expect((await api.bid(b, work, 140_000, 'ABSENTEE')).error.code).toBe('bid_not_raised');
    expect((await api.bid(b, work, 170_000, 'ABSENTEE')).body.bid.amount).toBe(170_000);
    await api.open(program);
    expect(await api.getWork(work, a)).toMatchObject({
      currentPrice: 180_000,
      leader: '101',
      bidCount: 3,
      mine: { leading: true, max: 200_000 },
    });
  });

  test('count for the first bid after the opening even before the job has run', async () => {
    const program = await api.makeProgram();
    const work = await api.makeWork(program);
    const [a, b] = [await api.bidder(program), await api.bidder(program)];
    await api.bid(a, work, 200_000, 'ABSENTEE');
    await api.pool.query('update works set open_at = $2 where _id = $1', [work._id, inMinutes(-1)]);
    expect((await api.bid(b, work, 150_000)).body.work).toMatchObject({ currentPrice: 160_000, leader: '101' });
  });
});

test('a member finds the own bids by title, auction and time, the last one or the first one at the top', async () => {
  const [{ program, work }, other] = [await api.openLot({ title: { ko: '분청 편병' } }), await api.openLot()];
  const user = await api.bidder(program);
  const apply = { params: { id: other.program._id }, body: { consents: api.consents } };
  await api.as(user, contract.paddles.create, apply);
  for (const lot of [work, other.work]) await api.bid(user, lot, 100_000);
  const list = async (query: Record<string, string>) => (await api.as(user, contract.myBids.list, { query })).body;
  const find = async (query: Record<string, string>) => (await list(query)).bids.map(({ _id }) => _id);
  expect(await find({})).toEqual([other.work._id, work._id]);
  expect(await find({ sort: 'lastAt' })).toEqual([work._id, other.work._id]);
  expect(await find({ q: '분청' })).toEqual([work._id]);
  expect(await find({ program: other.program._id })).toEqual([other.work._id]);
  expect(await find({ limit: '1', page: '2' })).toEqual([work._id]);
  await api.pool.query(`update bids set at = now() - interval '1 day' where _work = $1`, [work._id]);
  const [, { lastAt = '' } = {}] = (await list({})).bids;
  const later = new Date(Date.parse(lastAt) + 1).toISOString();
  expect([await find({ to: lastAt }), await find({ to: later })]).toEqual([[], [work._id]]);
  expect([await find({ from: lastAt }), await find({ from: later })]).toEqual([
    [other.work._id, work._id],
    [other.work._id],
  ]);
});

describe('a member who is being blocked', () => {
  test('cannot place a bid after being blocked', async () => {
    const { program, work } = await api.openLot();
    const user = await api.bidder(program);
    const bid = await commitDuring(
      api,
      (tx) => block(tx, user),
      () => api.bid(user, work, 100_000),
    );
    expect(bid.status).toBe(403);
    expect((await api.row(work)).seq).toBe(0);
  });
});

test('a member who leads a lot, has an absentee bid or an unpaid lot cannot delete the account', async () => {
  const { program, work } = await api.openLot();
  const [a, b] = [await api.bidder(program), await api.bidder(program)];
  const open = (user: typeof a) => bidDeletionStep.countOpen?.(api.db, user._id);
  await api.bid(a, work, 100_000);
  expect([await open(a), await open(b)]).toEqual([1, 0]);
  await api.bid(b, work, 110_000);
  expect([await open(a), await open(b)]).toEqual([0, 1]);
  await api.closeLot(work);
  expect(await open(b)).toBe(1);
});
