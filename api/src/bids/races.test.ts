import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { buildServer } from '../server';
import { findAnyWork } from '../works/find';
import { type AuctionApi, startAuction } from '../works/testing';
import { placeBid } from './place';
import { bids } from './table';

const rivals = 50;

let api: AuctionApi;
/** A second process of the API on the same database. */
let second: { address: string; close: () => Promise<unknown> };

beforeAll(async () => {
  api = await startAuction();
  const { db, disk } = api;
  const app = await buildServer({ db, disk, publicUrl: 'https://portico.example', logLevel: 'error' });
  second = { address: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}, 60_000);

afterAll(async () => {
  await second.close();
  await api.stop();
});

/** What comes before the race is none itself: it would only fill the queue for connections. */
const gather = async (count: number) => {
  const { program, work } = await api.openLot();
  const users = [];
  while (users.length < count) users.push(await api.bidder(program));
  return { work, users };
};

const race = async (amountOf: (at: number) => number, type = 'DIRECT') => {
  const { work, users } = await gather(rivals);
  const answers = await Promise.all(
    users.map((user, at) => api.bid(user, work, amountOf(at), type, at % 2 ? { address: second.address } : {})),
  );
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
  }, 120_000);

  test('for many amounts: prices only rise, one leads, and the lot says what its bids say', async () => {
    const { work, answers, rows } = await race((at) => 100_000 + (at % 25) * 10_000, 'AUTO');
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
  }, 120_000);

  test('one press sent ten times under one key is one bid', async () => {
    const { work, users } = await gather(1);
    const [user] = users;
    if (!user) throw new Error('Nobody came');
    const headers = { 'idempotency-key': 'ten-times' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        api.bid(user, work, 300_000, 'AUTO', { headers, ...(at % 2 ? { address: second.address } : {}) }),
      ),
    );
    // Whoever comes while the first is at work is told so, and may ask again.
    expect(answers.every(({ status, error }) => status === 201 || error.code === 'in_progress')).toBe(true);
    expect((await api.row(work)).seq).toBe(1);
  }, 60_000);
});

/** The same race past the route, on a lot that nobody locks. */
const unguarded = async () => {
  const { work, users } = await gather(20);
  const receivedAt = new Date().toISOString();
  const results = await Promise.allSettled(
    users.map(({ _id: user }) =>
      api.db.transaction((tx) =>
        placeBid(
          tx,
          { work: work._id, user, amount: 100_000, type: 'DIRECT', ip: '127.0.0.1', receivedAt },
          { told: api.told, find: findAnyWork },
        ),
      ),
    ),
  );
  return results.filter(({ status }) => status === 'fulfilled').length;
};

describe('without the lock', () => {
  test('the numbers of the bids still keep two from one price', async () => {
    expect(await unguarded()).toBe(1);
  }, 60_000);

  test('and without those too, several lead at one price: nothing else keeps them apart', async () => {
    await api.pool.query('alter table bids drop constraint bids_seq_unique');
    await api.pool.query('drop index bids_leading');
    expect(await unguarded()).toBeGreaterThan(1);
  }, 60_000);
});
