import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { countOf, few, inTurn, many, rivals, startSecond, withoutLocks } from '../../app/testing-races';
import { type AuctionApi, startAuction } from '../works/testing';
import { bids } from './table';

jest.setTimeout(120_000);

let api: AuctionApi;
let second: Awaited<ReturnType<typeof startSecond>>;

beforeAll(async () => {
  api = await startAuction();
  second = await startSecond(api);
});
afterAll(async () => {
  await second.stop();
  await api.stop();
});

const gather = async (count: number) => {
  const { program, work } = await api.openLot();
  return { work, users: await inTurn(count, () => api.bidder(program)) };
};

const race = async (amountOf: (at: number) => number, { type = 'DIRECT', count = rivals } = {}) => {
  const { work, users } = await gather(count);
  const answers = await Promise.all(users.map((user, at) => api.bid(user, work, amountOf(at), type, second.by(at))));
  const rows = await api.db.select().from(bids).where(eq(bids._work, work._id)).orderBy(asc(bids.seq));
  return { work, answers, rows };
};

describe('B4: fifty rivals over two processes', () => {
  test('for one amount: one bid is accepted, the others are told the price and the next amount', async () => {
    const { work, answers, rows } = await race(() => 100_000);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(rivals - 1);
    for (const { error } of refused)
      expect(error).toMatchObject({ code: 'outbid', currentPrice: 100_000, minNext: 110_000 });
    expect(rows).toHaveLength(1);
    expect(await api.row(work)).toMatchObject({ seq: 1, bidCount: 1, currentPrice: 100_000 });
  });

  test('for many amounts: prices only rise, one leads, and the lot says what its bids say', async () => {
    const { work, answers, rows } = await race((at) => 100_000 + (at % 25) * 10_000, { type: 'AUTO' });
    const prices = rows.map(({ price }) => price ?? 0);
    expect(prices.every((price, at) => at === 0 || price > (prices[at - 1] ?? 0))).toBe(true);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(rows.length);
    const leading = rows.filter(({ status }) => status === 'LEADING');
    expect(leading).toHaveLength(1);
    expect(await api.row(work)).toMatchObject({
      currentPrice: prices.at(-1),
      leader: leading[0]?._user,
      leaderMax: 340_000,
      bidCount: rows.length,
    });
  });

  test('one press sent ten times under one key is one bid', async () => {
    const { work, users } = await gather(1);
    const [user] = users;
    if (!user) throw new Error('Nobody came');
    const headers = { 'idempotency-key': 'ten-times' };
    const answers = await many(10, (at) => api.bid(user, work, 300_000, 'AUTO', { headers, ...second.by(at) }));
    // Whoever comes while the first is at work is told so, and may ask again.
    expect(answers.every(({ status, error }) => status === 201 || error.code === 'in_progress')).toBe(true);
    expect((await api.row(work)).seq).toBe(1);
  });
});

describe('control: the same race without the lock', () => {
  const accepted = async () => {
    const { answers } = await withoutLocks(() => race(() => 100_000, { count: few }));
    return countOf(answers, 201);
  };

  test('the numbers of the bids still keep two from one price', async () => {
    expect(await accepted()).toBe(1);
  });

  test('and without those too, several lead at one price: nothing else keeps them apart', async () => {
    await api.pool.query('alter table bids drop constraint bids_seq_unique');
    await api.pool.query('drop index bids_leading');
    expect(await accepted()).toBeGreaterThan(1);
  });
});
