import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import {
  controlRivals,
  countStatus,
  rivals,
  runAtOnce,
  runInTurn,
  startSecondProcess,
  withoutLocks,
} from '../../app/testing-races';
import { type AuctionApi, startAuction } from '../works/testing';
import { bids } from './table';

jest.setTimeout(120_000);

let api: AuctionApi;
let second: Awaited<ReturnType<typeof startSecondProcess>>;

beforeAll(async () => {
  api = await startAuction();
  second = await startSecondProcess(api);
});
afterAll(async () => {
  await second.stop();
  await api.stop();
});

const openLotWithBidders = async (count: number) => {
  const { program, work } = await api.openLot();
  return { work, users: await runInTurn(count, () => api.bidder(program)) };
};

const race = async (getAmount: (at: number) => number, { type = 'DIRECT', count = rivals } = {}) => {
  const { work, users } = await openLotWithBidders(count);
  const answers = await Promise.all(users.map((user, at) => api.bid(user, work, getAmount(at), type, second.by(at))));
  const rows = await api.db.select().from(bids).where(eq(bids._work, work._id)).orderBy(asc(bids.seq));
  return { work, answers, rows };
};

describe('B4: fifty concurrent bids over two processes', () => {
  test('for one amount: one is accepted, the others get the price and the next amount', async () => {
    const { work, answers, rows } = await race(() => 100_000);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(rivals - 1);
    for (const { error } of refused)
      expect(error).toMatchObject({ code: 'outbid', currentPrice: 100_000, minNext: 110_000 });
    expect(rows).toHaveLength(1);
    expect(await api.row(work)).toMatchObject({ seq: 1, bidCount: 1, currentPrice: 100_000 });
  });

  test('for many amounts: prices only rise, one leads, and the lot agrees with its bids', async () => {
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

  test('ten requests with one Idempotency-Key are one bid', async () => {
    const { work, users } = await openLotWithBidders(1);
    const [user] = users;
    if (!user) throw new Error('No bidders');
    const headers = { 'idempotency-key': 'ten-times' };
    const answers = await runAtOnce(10, (at) => api.bid(user, work, 300_000, 'AUTO', { headers, ...second.by(at) }));
    // Requests during the first one are refused and can be repeated.
    expect(answers.every(({ status, error }) => status === 201 || error.code === 'in_progress')).toBe(true);
    expect((await api.row(work)).seq).toBe(1);
  });
});

describe('control: the same race without the lock', () => {
  const accepted = async () => {
    const { answers } = await withoutLocks(() => race(() => 100_000, { count: controlRivals }));
    return countStatus(answers, 201);
  };

  test('the unique sequence numbers still prevent two bids at one price', async () => {
    expect(await accepted()).toBe(1);
  });

  test('without the sequence numbers too, several bids lead at one price', async () => {
    await api.pool.query('alter table bids drop constraint bids_seq_unique');
    await api.pool.query('drop index bids_leading');
    expect(await accepted()).toBeGreaterThan(1);
  });
});
