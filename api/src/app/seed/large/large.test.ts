import { expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { setUp } from '../../../platform/testing';
import { startApi } from '../../testing';
import { seedLarge } from './large';
import { buildId, buyerIds } from './names';

const api = await setUp(startApi());

/** Fewer than the command adds; the fair has its full size. */
const members = 2000;
const bidCount = 5000;

const count = async (query: string) => (await api.pool.query<{ n: number }>(query)).rows[0]?.n;

test('an interrupted run is continued without duplicates', async () => {
  const progress: string[] = [];
  const interrupted = seedLarge({
    db: api.db,
    members,
    bidCount,
    onProgress: (name, done) => {
      if (name === 'requests' && done === 2000) throw new Error('interrupted');
    },
  });
  await expect(interrupted).rejects.toThrow('interrupted');
  await seedLarge({
    db: api.db,
    members,
    bidCount,
    onProgress: (name, done, total) => progress.push(`${name} ${done}/${total}`),
  });

  expect(await count(`select count(*)::int as n from users where username like 'large-%'`)).toBe(members);
  const places = `select count(*)::int as n from participations where status = 'APPROVED' and role`;
  expect(await count(`${places} = 'SELLER'`)).toBe(500);
  expect(await count(`${places} = 'BUYER'`)).toBe(300);
  expect(await count('select count(*)::int as n from matchings')).toBe(10_000);
  expect(progress).toContain('requests 10000/10000');
  expect(await count('select count(*)::int as n from bids')).toBe(bidCount);
  expect(progress.at(-1)).toBe('bids 5000/5000');
}, 180_000);

test('every agreed meeting holds both parties and its table, and there are no other holds', async () => {
  const wrong = `select count(*)::int as n from matchings m where
    (select count(*) from slot_holds h where h._matching = m._id and h.start_at = m.slot_start)
    <> case when m.status = 'ACCEPTED' then case when m.mode = 'OFFLINE' then 3 else 2 end else 0 end`;
  expect(await count(wrong)).toBe(0);
  expect(await count(`select count(*)::int as n from matchings where status = 'ACCEPTED'`)).toBeGreaterThan(1500);
});

test('the API reads the added records like any others, and no mail was sent', async () => {
  const fair = buildId('F', 0);
  const board = await api.asAdmin(contract.console.matchings.list, { params: { id: fair }, query: { limit: 100 } });
  expect(board.body).toMatchObject({ total: 10_000 });
  const token = await api.createTokenFor(buyerIds[3] ?? '');
  const { status, content } = await api.send({
    path: `/api/v1/me/matchings?fair=${fair}&limit=100`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(status).toBe(200);
  expect((content as { matchings: unknown[] }).matchings.length).toBeGreaterThan(20);
  const { status: users } = await api.asAdmin(contract.console.users.list, { query: { q: 'large-01999' } });
  expect(users).toBe(200);
  expect(await count('select count(*)::int as n from outbox')).toBe(0);
});

test('every lot agrees with its bids, and the API reads it like any other', async () => {
  const wrong = `select count(*)::int as n from works w where w.bid_count <> (select count(*) from bids b where b._work = w._id)
    or not exists (select 1 from bids b where b._work = w._id and b.status = 'LEADING' and b._user = w.leader and b.max = w.leader_max)
    or w.current_price <> (select max(price) from bids b where b._work = w._id)`;
  expect(await count(wrong)).toBe(0);
  const falls = `select count(*)::int as n from (
    select price - lag(price) over (partition by _work order by seq) as rise from bids) steps where rise <= 0`;
  expect(await count(falls)).toBe(0);
  const work = buildId('W', 7);
  const { body } = await api.call(contract.bids.list, { params: { work } });
  expect(body).toMatchObject({ total: bidCount / 1000, work: { status: 'OPEN', bidCount: bidCount / 1000 } });
});
