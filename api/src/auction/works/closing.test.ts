import { describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { contract, type Work } from 'shared/contract';
import { inbox } from '../../members/messages/table';
import { users } from '../../members/users/table';
import { outbox } from '../../platform/mail/table';
import { setUp } from '../../platform/testing';
import { placeWonLotOrder, type WonLot } from '../../shop/orders/won-lot-orders';
import { placeBid } from '../bids/place-bid';
import { dayMs } from './close-lot';
import { graceMs } from './jobs';
import { markDefaulted, markPaid, wonLots } from './payment';
import { inMinutes, startAuction } from './testing';

const api = await setUp(startAuction());

const addMs = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

/** A lot that ends in a minute, and a function that places a bid received at a given time. */
const lotWith = async (ofProgram: object = {}) => {
  const { program, work } = await api.openLot({}, ofProgram);
  const end = inMinutes(1);
  await api.endAt(work, end);
  const bidders = [await api.bidder(program), await api.bidder(program)];
  const bidAt = (at: number, amount: number, receivedAt: string, type: 'DIRECT' | 'AUTO' = 'DIRECT') => {
    const user = bidders[at]?._id ?? '';
    const request = { work: work._id, user, amount, type, ip: '127.0.0.1', receivedAt };
    return api.db.transaction((tx) => placeBid(tx, request, { notifier: api.notifier }));
  };
  return { program, work, end, bidders, bidAt };
};

describe('B1: the end of a lot', () => {
  test('accepts a bid one millisecond before it and none at or after it', async () => {
    for (const [ms, expected] of [
      [-1, 'taken'],
      [0, 'lot_not_open'],
      [1, 'lot_not_open'],
    ] as const) {
      const { end, bidAt } = await lotWith();
      const answer = await bidAt(0, 100_000, addMs(end, ms)).then(
        () => 'taken',
        (cause: { code: string }) => cause.code,
      );
      expect([ms, answer]).toEqual([ms, expected]);
    }
  });

  test('counts a bid received in time even if it is handled after the end', async () => {
    const { end, bidAt, work } = await lotWith();
    await api.endAt(work, inMinutes(-0.01));
    const row = await api.row(work);
    await bidAt(0, 100_000, addMs(row.effectiveEndAt, -5));
    await api.endAt(work, addMs(row.effectiveEndAt, 0));
    // The result is written after the grace period.
    await api.runJobs(new Date(Date.parse(row.effectiveEndAt) + graceMs - 1));
    expect((await api.row(work)).status).toBe('OPEN');
    await api.runJobs(new Date(Date.parse(row.effectiveEndAt) + graceMs));
    expect(await api.row(work)).toMatchObject({ status: 'SOLD', currentPrice: 100_000 });
    expect(end).not.toBe(row.effectiveEndAt);
  });

  test('depends on the server time, which every response contains, errors included', async () => {
    const { work, program } = await api.openLot();
    const off = Math.abs(Date.parse((await api.as(null, contract.works.list)).body.serverTime) - Date.now());
    expect(off).toBeLessThan(5000);
    const refused = await api.bid(await api.bidder(program), work, 5);
    expect(Date.parse(refused.headers['server-time'] ?? '')).not.toBeNaN();
  });
});

describe('B5: extension', () => {
  test('a bid within the last sixty seconds extends the end by thirty seconds', async () => {
    const early = await lotWith();
    expect((await early.bidAt(0, 100_000, addMs(early.end, -60_001))).work.effectiveEndAt).toBe(early.end);
    const late = await lotWith();
    const { work } = await late.bidAt(0, 100_000, addMs(late.end, -60_000));
    expect(work).toMatchObject({ effectiveEndAt: addMs(late.end, 30_000), extensions: 1, endAt: late.end });
  });

  test('extensions repeat up to the maximum of the programme', async () => {
    const { end, bidAt } = await lotWith({ maxExtensions: 2 });
    const ends = [];
    for (const at of [0, 1, 2, 3])
      ends.push((await bidAt(at % 2, 100_000 + at * 10_000, addMs(end, -1000 + at * 20_000))).work.effectiveEndAt);
    expect(ends.map((time) => Date.parse(time) - Date.parse(end))).toEqual([30_000, 60_000, 60_000, 60_000]);
  });

  test('own raises, refused bids and bids on another lot extend nothing', async () => {
    const { program, end, bidAt, work } = await lotWith();
    const other = await api.makeWork({ ...program, openAt: inMinutes(60) } as typeof program).catch(() => null);
    expect(other).toBeNull();
    const { work: first } = await bidAt(0, 200_000, addMs(end, -50_000), 'AUTO');
    expect(first.extensions).toBe(1);
    expect((await bidAt(0, 300_000, addMs(end, -40_000), 'AUTO')).work.extensions).toBe(1);
    await expect(bidAt(1, 50_000, addMs(end, -30_000))).rejects.toThrow();
    expect((await api.row(work)).extensions).toBe(1);
  });
});

describe('B6: lots end one after another', () => {
  test('by their rank at the opening; gaps do not count, and a later withdrawal moves no other lot', async () => {
    const program = await api.makeProgram({ interval: 90 });
    const lots: Work[] = [];
    for (const lotNo of [12, 3, 40, 7]) lots.push(await api.makeWork(program, { lotNo }));
    await api.makeWork(program, { lotNo: 1, status: 'DRAFT' });
    const offsets = async () => {
      const rows = await Promise.all(lots.map((lot) => api.row(lot)));
      return rows.map(({ endAt }) => (Date.parse(endAt) - Date.parse(program.closeAt)) / 1000);
    };
    expect(await offsets()).toEqual([180, 0, 270, 90]);
    const withdraw = (lot: Work) => api.changeWork(api.admin.works.withdraw, lot, { reason: '위탁자 요청' });
    const [, first, , second] = lots;
    if (!first || !second) throw new Error('No lots');
    expect((await withdraw(first)).body.work.status).toBe('WITHDRAWN');
    expect((await offsets())[3]).toBe(0);
    await api.open(program);
    expect((await withdraw(second)).status).toBe(200);
    expect((await offsets())[0]).toBe(90);
  });
});

describe('B9: closing', () => {
  test('sets the winner once, notifies them and creates one order, also when run concurrently', async () => {
    const { program, work } = await api.openLot({}, { closeAt: inMinutes(120) });
    const [a, b] = [await api.bidder(program), await api.bidder(program)];
    await api.bid(a, work, 300_000, 'AUTO');
    await api.bid(b, work, 200_000);
    await api.endAt(work, inMinutes(-1));
    const before = api.sold.length;
    await Promise.all([api.runJobs(), api.runJobs(), api.runJobs()]);
    await api.runJobs();
    const row = await api.row(work);
    expect(row).toMatchObject({ status: 'SOLD', winner: a._id });
    expect(row.result).toMatchObject({ hammer: 210_000, premium: 37_800, vat: 3780, total: 251_580 });
    expect(api.sold.slice(before)).toMatchObject([{ user: a._id, hammer: 210_000, premium: 37_800, vat: 3780 }]);
    expect(await api.db.$count(inbox, and(eq(inbox._user, a._id), eq(inbox.type, 'auction.won')))).toBe(1);
    const { body } = await api.as(a, contract.myBids.list);
    expect(body.bids[0]).toMatchObject({ standing: 'WON', result: { total: 251_580 } });
    expect((await api.as(b, contract.myBids.list)).body.bids[0]).toMatchObject({ standing: 'LOST', result: null });
    expect((await api.bid(b, work, 500_000)).error.code).toBe('lot_not_open');
  });

  test('only the winner sees the order of the lot', async () => {
    const { program, work } = await api.openLot();
    const [winner, other] = [await api.bidder(program), await api.bidder(program)];
    await api.bid(other, work, 100_000);
    await api.bid(winner, work, 200_000);
    await api.closeLot(work);
    const getResult = async (user: typeof winner) =>
      (await api.as(user, contract.works.get, { params: { id: work._id } })).body.work.result;
    expect(await getResult(winner)).toMatchObject({ hammer: 200_000, order: null });
    const sold = api.sold.at(-1) as WonLot;
    const order = await api.db.transaction((tx) => placeWonLotOrder(tx, sold));
    expect(await getResult(winner)).toMatchObject({ order });
    expect((await api.as(winner, contract.myBids.list)).body.bids[0]?.result).toMatchObject({ order });
    expect(await getResult(other)).toBeNull();
  });

  test('without a bid, or below the reserve, a lot is unsold; at the reserve to the won it is sold', async () => {
    const { work } = await api.openLot();
    expect((await api.closeLot(work)).status).toBe('UNSOLD');
    for (const [amount, status] of [
      [190_000, 'UNSOLD'],
      [200_000, 'SOLD'],
    ] as const) {
      const { program, work: reserved } = await api.openLot({ reservePrice: 200_000 });
      await api.bid(await api.bidder(program), reserved, amount, 'AUTO');
      expect([(await api.closeLot(reserved)).status, amount]).toEqual([status, amount]);
    }
  });

  test('a lot is unsold when all bidders are blocked', async () => {
    const { program, work } = await api.openLot();
    for (const amount of [100_000, 110_000]) {
      const user = await api.bidder(program);
      await api.bid(user, work, amount);
      const [row] = await api.db.select().from(users).where(eq(users._id, user._id));
      const params = { id: user._id };
      const body = { status: 'BLOCKED' as const, version: row?.version ?? 0 };
      expect((await api.call(api.admin.users.update, { as: 'admin', params, body })).status).toBe(200);
    }
    expect(await api.row(work)).toMatchObject({ currentPrice: null, leader: null, bidCount: 0 });
    expect((await api.closeLot(work)).status).toBe('UNSOLD');
  });

  test('wonEmail mails the winner once, and again only with force', async () => {
    const { program, work } = await api.openLot();
    const send = (body: { force?: boolean } = {}) =>
      api.call(api.admin.works.wonEmail, { as: 'admin', params: { id: work._id }, body });
    expect((await send()).error.code).toBe('wrong_state');
    const winner = await api.bidder(program);
    await api.bid(winner, work, 100_000);
    await api.closeLot(work);
    expect((await send()).body.work.wonEmail).toMatchObject({ to: winner.email, count: 1 });
    expect((await send()).error).toMatchObject({ code: 'already_sent', wonEmail: { count: 1 } });
    expect((await send({ force: true })).body.work.wonEmail).toMatchObject({ count: 2 });
    const isMail = and(eq(outbox.target, work._id), eq(outbox.template, 'auction.won'));
    expect(await api.db.$count(outbox, isMail)).toBe(3);
  });
});

describe('B10: payment', () => {
  const won = async () => {
    const { program, work } = await api.openLot();
    const user = await api.bidder(program);
    await api.bid(user, work, 100_000);
    await api.closeLot(work);
    return { work, user };
  };

  test('is due after seven days with a reminder before; an unpaid lot is defaulted', async () => {
    const { work, user } = await won();
    const dueAt = (await api.row(work)).result?.dueAt ?? '';
    expect(Math.round((Date.parse(dueAt) - Date.now()) / dayMs)).toBe(7);
    const reminders = () => api.db.$count(inbox, and(eq(inbox._user, user._id), eq(inbox.type, 'auction.paymentDue')));
    expect(await reminders()).toBe(0);
    for (const days of [-1.9, -1, -0.1]) await api.runJobs(new Date(Date.parse(dueAt) + days * dayMs));
    expect(await reminders()).toBe(1);
    await api.runJobs(new Date(Date.parse(dueAt) - 1));
    expect((await api.row(work)).status).toBe('SOLD');
    await api.runJobs(new Date(Date.parse(dueAt)));
    expect((await api.row(work)).status).toBe('DEFAULTED');
    expect(await api.db.transaction((tx) => markPaid(tx, work._id))).toBe(false);
  });

  test('that is refunded ends the sale: the lot is unsold, and nobody has won it', async () => {
    const { work, user } = await won();
    await api.db.transaction((tx) => markPaid(tx, work._id));
    expect(await api.db.transaction((tx) => wonLots.onRefunded(tx, work._id))).toBe(true);
    expect(await api.row(work)).toMatchObject({ status: 'UNSOLD', winner: null, result: null, paidAt: null });
    const { body } = await api.as(user, contract.myBids.list);
    expect(body.bids[0]).toMatchObject({ standing: 'LOST', result: null });
    const read = await api.as(user, contract.works.get, { params: { id: work._id } });
    expect(read.body.work).toMatchObject({ status: 'UNSOLD' });
  });

  test('a paid lot stays paid', async () => {
    const { work } = await won();
    const paid = await Promise.all([1, 2].map(() => api.db.transaction((tx) => markPaid(tx, work._id))));
    expect(paid.toSorted()).toEqual([false, true]);
    expect(await api.db.transaction((tx) => markDefaulted(tx, work._id))).toBe(false);
    await api.runJobs(new Date(Date.now() + 30 * dayMs));
    expect((await api.row(work)).status).toBe('PAID');
  });
});
