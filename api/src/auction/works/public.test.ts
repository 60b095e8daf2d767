import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { listenToEvents } from '../../app/testing-events';
import { setUp } from '../../platform/testing';
import { inMinutes, startAuction } from './testing';

const api = await setUp(startAuction());

const reservePrice = 7_770_000;
const secretMax = 6_660_000;

/** A lot whose leader has a secret maximum bid. */
const openLedLot = async () => {
  const consignor = await api.createMember();
  const { program, work } = await api.openLot({ reservePrice, _consignor: consignor._id });
  const [a, b] = [await api.bidder(program), await api.bidder(program)];
  await api.bid(a, work, 100_000);
  await api.bid(b, work, secretMax, 'AUTO');
  return { program, work, a, b, consignor };
};

test('no public response contains the reserve, a maximum bid, the leader, the consignor or contact data', async () => {
  const { program, work, a, b, consignor } = await openLedLot();
  const { body: history } = await api.as(null, contract.bids.list, { params: { work: work._id } });
  const [newest] = history.bids;
  const answers = [
    await api.as(null, contract.works.list),
    await api.as(null, contract.works.get, { params: { id: work._id } }),
    await api.as(a, contract.works.get, { params: { id: work._id } }),
    await api.as(a, contract.bids.list, { params: { work: work._id } }),
    await api.as(null, contract.bids.get, { params: { work: work._id, id: newest?._id ?? '' } }),
    await api.as(null, contract.programs.get, { params: { id: program._id } }),
    await api.as(null, contract.halls.get, { params: { hall: 'threshold' } }),
    await api.as(null, contract.works.facets),
    await api.as(a, contract.myBids.list),
    await api.bid(a, work, 120_000),
  ];
  const text = JSON.stringify(answers);
  for (const secret of [reservePrice, secretMax, b._id, b.email, b.phone, b.name, consignor._id])
    expect([secret, text.includes(String(secret))]).toEqual([secret, false]);
  expect(text).not.toMatch(/reserve|leaderMax|consignor/i);
  // The bidder sees the own maximum.
  expect((await api.as(b, contract.myBids.list)).body.bids[0]).toMatchObject({ max: secretMax, standing: 'LEADING' });
  expect((await api.getWork(work, b)).mine).toMatchObject({ max: secretMax, leading: true });
});

test('a lot and its auction have slugs, by which they are found', async () => {
  const { program, work } = await openLedLot();
  const { slug, program: of } = await api.getWork(work, null);
  const { body } = await api.as(null, contract.works.get, { params: { id: slug ?? '' } });
  const auction = await api.as(null, contract.programs.get, { params: { id: of.slug ?? '' } });
  expect([body.work._id, auction.body.program._id]).toEqual([work._id, program._id]);
});

test('an outbid member is notified once in the inbox', async () => {
  const { work, a, b } = await openLedLot();
  const { body } = await api.as(a, contract.inbox.list);
  const notifications = body.inbox.filter(({ type }) => type === 'auction.outbid');
  expect(notifications).toHaveLength(1);
  expect(notifications[0]).toMatchObject({ link: `/auction/works/${work._id}` });
  expect((await api.as(b, contract.inbox.list)).body.inbox).toEqual([]);
});

describe('the list of lots', () => {
  test('is filtered by text, author, programme, hall, price and status, with counts per filter', async () => {
    const { work, program } = await openLedLot();
    const hidden = await api.makeWork(await api.makeProgram({ published: false }));
    const draft = await api.makeWork(await api.makeProgram(), { status: 'DRAFT' });
    const list = async (query: Record<string, string>) =>
      (await api.as(null, contract.works.list, { query: { limit: '100', ...query } })).body.works;
    const ids = async (query: Record<string, string>) => (await list(query)).map(({ _id }) => _id);
    for (const { _id } of [hidden, draft]) {
      expect(await ids({})).not.toContain(_id);
      expect((await api.as(null, contract.works.get, { params: { id: _id } })).status).toBe(404);
    }
    expect(await ids({ program: program._id })).toEqual([work._id]);
    expect(await ids({ program: program._id, q: 'moon JAR' })).toEqual([work._id]);
    expect(await ids({ program: program._id, q: '김달' })).toEqual([work._id]);
    expect(await ids({ program: program._id, q: '100%' })).toEqual([]);
    const price = String((await api.row(work)).price);
    expect(await ids({ program: program._id, priceFrom: price, priceTo: price })).toEqual([work._id]);
    expect(await ids({ program: program._id, priceTo: String(Number(price) - 1) })).toEqual([]);
    expect(await ids({ program: program._id, hall: 'nowhere' })).toEqual([]);
    expect(await ids({ program: program._id, status: 'OPEN' })).toEqual([work._id]);
    expect(await ids({ program: program._id, status: 'CLOSED' })).toEqual([]);
    const facets = (await api.as(null, contract.works.facets, { query: { program: program._id } })).body;
    expect(facets).toMatchObject({
      authors: [{ _id: api.author._id, count: 1 }],
      halls: [{ code: 'threshold', count: 1 }],
      statuses: [{ status: 'OPEN', count: 1 }],
      prices: { min: Number(price), max: Number(price) },
      total: 1,
    });
    expect(facets.programs.length).toBeGreaterThan(1);
    const nothing = { program: program._id, priceFrom: '1', q: '없는 작품' };
    expect((await api.as(null, contract.works.facets, { query: nothing })).body).toMatchObject({
      prices: null,
      total: 0,
    });
  });

  test('is sorted as requested', async () => {
    const program = await api.makeProgram();
    for (const [lotNo, startPrice] of [
      [3, 300_000],
      [1, 500_000],
      [2, 100_000],
    ])
      await api.makeWork(program, { lotNo, startPrice });
    const order = async (sort?: string) => {
      const query = { program: program._id, ...(sort ? { sort } : {}) };
      return (await api.as(null, contract.works.list, { query })).body.works.map(({ lotNo }) => lotNo);
    };
    expect(await order()).toEqual([1, 2, 3]);
    expect(await order('-lotNo')).toEqual([3, 2, 1]);
    expect(await order('price')).toEqual([2, 3, 1]);
    expect(await order('effectiveEndAt')).toEqual([1, 2, 3]);
    expect(await order('-createdAt')).toEqual([2, 1, 3]);
  });
});

describe('the event stream of lots', () => {
  const listen = async (query: string, headers: Record<string, string> = {}) => {
    const page = await listenToEvents(`${api.address}/api/v1/auction/live?${query}`, headers);
    const until = async (matches: (event: string, data: Record<string, unknown>) => boolean) =>
      (await page.find(({ event, data }) => matches(event, data))).data;
    return { ...page, until };
  };

  test('sends the state of a lot, every bid and its end, and nothing secret', async () => {
    const { program, work, a } = await openLedLot();
    const page = await listen(`works=${work._id}`);
    const programPage = await listen(`program=${program._id}`);
    expect(await page.until((event) => event === 'ready')).toHaveProperty('serverTime');
    const { body } = await api.bid(a, work, 200_000);
    const event = await page.until((event, data) => event === 'lot' && data.currentPrice === body.work.currentPrice);
    expect(event).toMatchObject({
      _id: work._id,
      leader: '102',
      bidCount: 3,
      status: 'OPEN',
      minNext: body.work.minNext,
    });
    expect(Math.abs(Date.parse(String(event.serverTime)) - Date.now())).toBeLessThan(10_000);
    await api.endAt(work, inMinutes(-1));
    await api.runJobs();
    await page.until((event, data) => event === 'lot' && data.status === 'UNSOLD');
    await programPage.until((event, data) => event === 'lot' && data.status === 'UNSOLD');
    expect(JSON.stringify(page.events)).not.toMatch(new RegExp(`${secretMax}|${reservePrice}|reserve|leaderMax`));
    page.close();
    programPage.close();
  });

  test('a lot that was read while another bid came is older than the event of that bid', async () => {
    const { program, work } = await api.openLot();
    const page = await listen(`works=${work._id}`);
    await page.until((event) => event === 'ready');
    const bidder = await api.bidder(program);
    // Reading a lot ends with its bookmarks, which wait here.
    const client = await api.pool.connect();
    await client.query('begin; lock table bookmarks in access exclusive mode');
    const reading = api.as(null, contract.works.get, { params: { id: work._id } });
    try {
      const waiting = `select 1 from pg_locks where not granted and relation = 'bookmarks'::regclass`;
      while ((await client.query(waiting)).rowCount === 0) await setTimeout(20);
      await api.bid(bidder, work, 200_000);
      const event = await page.until((event, data) => event === 'lot' && data.bidCount === 1);
      await client.query('rollback');
      const { body } = await reading;
      expect(body.work.bidCount).toBe(0);
      expect(Date.parse(String(event.serverTime))).toBeGreaterThan(Date.parse(body.serverTime));
    } finally {
      client.release(true);
      page.close();
    }
  });

  test('tells a member that their own bid has changed, also where the public state has not', async () => {
    const { program, work } = await api.openLot();
    const [user, rival] = [await api.bidder(program), await api.bidder(program)];
    const listenAs = async (member: typeof user) => listen(`works=${work._id}`, await api.getHeaders(member));
    const [own, other] = [await listenAs(user), await listenAs(rival)];
    for (const page of [own, other]) await page.until((event) => event === 'ready');
    const { bid } = (await api.bid(user, work, 200_000, 'AUTO')).body;
    const first = await own.until((event) => event === 'mine');
    expect(first).toMatchObject({ _id: work._id });
    await other.until((event, data) => event === 'lot' && data.bidCount === 1);
    const raise = { params: { work: work._id, id: bid._id }, body: { amount: 300_000 } };
    await api.as(user, contract.bids.update, raise);
    await own.until((event, data) => event === 'mine' && data !== first);
    await api.bid(rival, work, 210_000);
    await other.until((event, data) => event === 'lot' && data.currentPrice === 220_000);
    // The rival has learnt of the bid and nothing of the raise.
    // The opening of the lot may be sent once more after `ready`: it has no price yet.
    const received = other.events
      .filter(({ event, data }) => event === 'mine' || (event === 'lot' && data.currentPrice !== null))
      .map(({ event, data }) => (event === 'lot' ? data.currentPrice : event));
    expect(received).toHaveLength(3);
    expect(received[0]).toBe(100_000);
    expect(received.slice(1).map(String).sort()).toEqual(['220000', 'mine']);
    for (const page of [own, other]) page.close();
  });

  test('is open up to 60 times at one address; asking for its headers takes no place', async () => {
    const query = `works=${(await api.openLot()).work._id}`;
    const pages = await Promise.all(Array.from({ length: 60 }, () => listen(query)));
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
    const refused = await listen(query);
    expect(refused.status).toBe(429);
    expect((await fetch(`${api.address}/api/v1/auction/live?${query}`, { method: 'HEAD' })).status).toBe(200);
    for (const page of [...pages, refused]) page.close();
  });

  test('needs lots, up to a maximum number', async () => {
    for (const query of ['', `works=${Array.from({ length: 61 }, (_, at) => at).join()}`]) {
      const page = await listen(query);
      expect(page.status).toBe(400);
      page.close();
    }
  });
});

describe('lists use no sequential scan', () => {
  test('of bids on a lot, of one’s own, and of lots by price and by end', async () => {
    const { rows } = await api.pool.query('select count(*)::int as n from bids');
    expect(rows[0].n).toBeGreaterThan(0);
    const plan = async (query: string) => {
      const client = await api.pool.connect();
      try {
        await client.query('begin; set local enable_seqscan = off');
        const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`);
        return lines.map((line) => line['QUERY PLAN']).join('\n');
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    const history = `from bids where _work = 'x' and _raises is null and status not in ('VOID', 'ACCEPTED')`;
    expect(await plan(`select * ${history} order by at desc, _id desc limit 20`)).toMatch(/bids_history/);
    expect(await plan(`select count(*) ${history}`)).toMatch(/bids_history/);
    expect(await plan(`select * from bids where _user = 'x' and _work in ('a', 'b')`)).toMatch(/bids_user/);
    expect(await plan('select * from bids order by created_at desc, _id desc limit 20')).toMatch(/bids_created/);
    for (const column of ['price', 'effective_end_at', 'lot_no'])
      expect(await plan(`select * from works where visible order by ${column}, _id limit 20`)).toMatch(/works_shown/);
  });
});
