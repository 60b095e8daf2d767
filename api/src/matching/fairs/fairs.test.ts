import { describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { createPicture } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { at, startFair } from '../matchings/testing';
import { buildGrid, formatDay, toInstant } from './grid';
import { getStatus } from './status';

const api = await setUp(startFair());

const change = async (id: string, body: object) => {
  const { body: read } = await api.call(contract.console.fairs.get, { as: 'admin', params: { id } });
  return api.call(contract.console.fairs.update, {
    as: 'admin',
    params: { id },
    body: { ...body, version: read.fair.version } as never,
  });
};

const midnight = (day: string) => new Date(toInstant(day, 0, 'Asia/Seoul')).toISOString();

describe('the status of a fair', () => {
  const fair = {
    sellerFrom: '2026-01-01T00:00:00.000Z',
    sellerTo: '2026-01-10T00:00:00.000Z',
    buyerFrom: '2026-02-01T00:00:00.000Z',
    buyerTo: '2026-02-10T00:00:00.000Z',
    requestFrom: '2026-03-01T00:00:00.000Z',
    requestTo: '2026-03-20T00:00:00.000Z',
    startAt: '2026-03-10T00:00:00.000Z',
    endAt: '2026-03-31T00:00:00.000Z',
  };
  test.each([
    ['2025-12-31T23:59:59.999Z', 'UPCOMING'],
    ['2026-01-01T00:00:00.000Z', 'RECRUITING_SELLERS'],
    ['2026-01-20T00:00:00.000Z', 'RECRUITING_SELLERS'],
    ['2026-02-01T00:00:00.000Z', 'BUYER_APPLICATIONS'],
    ['2026-03-01T00:00:00.000Z', 'ONGOING'],
    ['2026-03-30T23:59:59.999Z', 'ONGOING'],
    ['2026-03-31T00:00:00.000Z', 'EXPIRED'],
  ])('at %s is %s, also in the gap between two windows', (moment, status) => {
    expect(getStatus(fair, moment)).toBe(status);
  });

  test('filters the list by the shown status', async () => {
    for (const status of ['ONGOING', 'EXPIRED'] as const) {
      const { body } = await api.call(contract.fairs.list, { query: { status } });
      expect(body.fairs.every((fair) => fair.status === status)).toBe(true);
    }
  });
});

describe('M18: the grid', () => {
  test('is in the fair’s time zone, and a slot may cross midnight', () => {
    const grid = buildGrid({
      timezone: 'Asia/Seoul',
      days: [{ date: '2026-11-23', blocks: [{ from: '23:15', to: '00:45' }] }],
      slotMinutes: 30,
    });
    expect(grid).toEqual([
      { start: '2026-11-23T14:15:00.000Z', end: '2026-11-23T14:45:00.000Z' },
      { start: '2026-11-23T14:45:00.000Z', end: '2026-11-23T15:15:00.000Z' },
      { start: '2026-11-23T15:15:00.000Z', end: '2026-11-23T15:45:00.000Z' },
    ]);
  });

  test('leaves out a remainder shorter than a slot', () => {
    const days = [{ date: '2026-02-28', blocks: [{ from: '09:00', to: '10:40' }] }];
    expect(buildGrid({ timezone: 'Asia/Seoul', days, slotMinutes: 30 })).toHaveLength(3);
  });

  test('keeps local times in New York across the daylight saving change', () => {
    const at9 = (date: string) => new Date(toInstant(date, 540, 'America/New_York')).toISOString();
    expect([at9('2026-10-31'), at9('2026-11-01')]).toEqual(['2026-10-31T13:00:00.000Z', '2026-11-01T14:00:00.000Z']);
    expect(formatDay('2026-11-23T00:00:00.000Z', 'America/New_York')).toBe('2026-11-22');
  });
});

describe('the times of a fair', () => {
  test.each([
    [{ sellerTo: at(-40) }, 'sellerTo'],
    [{ buyerFrom: at(-40) }, 'buyerFrom'],
    [{ requestTo: at(60) }, 'requestTo'],
    [{ days: [{ date: at(30).slice(0, 10), blocks: [{ from: '10:00', to: '11:00' }] }] }, 'days.0.date'],
    [{ venue: null }, 'venue'],
  ])('must be in order: %j is refused', async (body, field) => {
    const { status, error } = await change(api.fair._id, body);
    expect({ status, field: error.errors?.[0]?.field }).toEqual({ status: 422, field });
  });

  test('that are wrong are marked where they stand, all at once', async () => {
    const [first, second, third, later] = [11, 12, 13, 30].map((days) => at(days).slice(0, 10)) as [
      string,
      string,
      string,
      string,
    ];
    const of = await api.makeFair({ startAt: midnight(first), endAt: midnight(third) });
    const morning = { from: '11:00', to: '12:00' };
    const days = [
      { date: first, blocks: [morning] },
      { date: second, blocks: [morning, { from: '11:30', to: '13:00' }, { from: '23:00', to: '01:00' }] },
      { date: later, blocks: [morning] },
    ];
    const { error } = await change(of._id, { days, requestTo: at(60) });
    expect(error.errors?.map(({ field, code }) => [field, code])).toEqual([
      ['requestTo', 'period'],
      ['days.1.blocks.1.from', 'overlap'],
      ['days.1.blocks.2.to', 'outside_fair'],
      ['days.2.date', 'outside_fair'],
    ]);
    expect((await change(of._id, { days: days.slice(0, 1) })).status).toBe(200);
  });

  test('M15: a smaller grid or fewer tables are refused while a meeting would lie outside', async () => {
    const of = await api.makeFair();
    const start = api.gridStarts(of)[0] as string;
    const meetings = [];
    for (const _ of [1, 2]) {
      const { seller, buyer } = await api.newPair(of);
      meetings.push(await api.createMeeting(seller, buyer, start, { _fair: of._id }));
    }
    const venue = { name: { ko: '전시관' }, address: '서울', tables: 1 };
    for (const body of [{ days: of.days.slice(1) }, { slotMinutes: 45 }, { venue }]) {
      const { status, error } = await change(of._id, body);
      expect({ status, code: error.code }).toEqual({ status: 409, code: 'holds_outside' });
      expect(meetings.map(({ _id }) => _id)).toEqual(expect.arrayContaining(error.matchings as string[]));
    }
    expect((await change(of._id, { venue: { ...venue, tables: 2 } })).status).toBe(200);
  });
});

test('fairs and meetings are filtered by the day of a meeting, and the dashboard links to today’s fair', async () => {
  const { console: admin } = contract;
  const of = await api.makeFair({ timezone: 'America/New_York' });
  const { seller, buyer } = await api.newPair(of);
  const [, second] = of.days.map(({ date }) => date);
  const start = api.gridStarts(of).findLast((slot) => slot.startsWith(second ?? '')) ?? '';
  const meeting = await api.createMeeting(seller, buyer, start, { _fair: of._id });
  const fairsOn = async (day: string) => {
    const { fairs } = (await api.call(admin.fairs.list, { as: 'admin', query: { day, limit: 100 } })).body;
    return fairs.some(({ _id }) => _id === of._id);
  };
  const meetingsOn = async (day: string) => {
    const { body } = await api.call(admin.matchings.list, { as: 'admin', params: { id: of._id }, query: { day } });
    return body.matchings.map(({ _id }) => _id);
  };
  for (const { date } of of.days) {
    expect([date, await fairsOn(date)]).toEqual([date, date === second]);
    expect([date, await meetingsOn(date)]).toEqual([date, date === second ? [meeting._id] : []]);
  }

  const read = async () => (await api.call(admin.dashboard.get, { as: 'admin' })).body.dashboard;
  expect(await read()).toMatchObject({ meetings: 0, meetingsFair: null });
  await api.pool.query(
    `update matchings set slot_start = now(), slot_end = now() + interval '30 minutes' where _id = $1`,
    [meeting._id],
  );
  await api.pool.query(`update fairs set timezone = 'Asia/Seoul' where _id = $1`, [of._id]);
  expect(await read()).toMatchObject({ meetings: 1, meetingsFair: of._id });
});

test('published fairs are public, and participants see their participation', async () => {
  const hidden = await api.makeFair({ published: false });
  expect((await api.call(contract.fairs.get, { params: { id: hidden._id } })).status).toBe(404);
  const { body } = await api.as(api.seller, contract.fairs.get, {
    params: { id: api.fair._id },
    headers: { 'accept-language': 'en' },
  });
  expect(body.fair).toMatchObject({ title: 'Seoul Award fair', participating: true, status: 'ONGOING' });
  expect(body.fair.slots).toHaveLength(api.starts.length);
  const bySlug = await api.call(contract.fairs.get, { params: { id: body.fair.slug ?? '' } });
  expect(bySlug.body.fair._id).toBe(api.fair._id);
});

test('companies are listed with their public profile and filtered by sector, region and type', async () => {
  const find = async (query: object) =>
    (await api.call(contract.participations.buyers, { params: { id: api.fair._id }, query: query as never })).body;
  const all = await find({});
  expect(all.total).toBeGreaterThan(0);
  expect(JSON.stringify(all)).not.toMatch(/company\.example|"0102/);
  expect((await find({ category: 'living', city: 'seoul', district: '중구', type: 'OFFLINE' })).total).toBe(all.total);
  expect((await find({ city: 'seoul', district: 'Jung-gu' })).total).toBe(all.total);
  expect((await find({ city: 'jeju' })).total).toBe(0);
  expect((await find({ q: '오션' })).buyers.map(({ _id }) => _id)).toEqual([api.buyer._id]);
});

test('the district of a company is named in the language of the reader', async () => {
  const readDistrict = async (language: string) => {
    const headers = { 'accept-language': language };
    const { body } = await api.call(contract.participations.buyers, {
      params: { id: api.fair._id },
      query: {},
      headers,
    });
    return body.buyers.find(({ _id }) => _id === api.buyer._id)?.activityAreas[0]?.district;
  };
  expect([await readDistrict('ko'), await readDistrict('en'), await readDistrict('zh')]).toEqual([
    '중구',
    'Jung-gu',
    '中区',
  ]);
});

test('a company and its meetings are found by its name in each language and by its contact person only', async () => {
  const of = await api.makeFair();
  const [seller, buyer] = [await api.person({ role: 'SELLER' }), await api.person({ role: 'BUYER', name: '윤하늘' })];
  const name = { ko: '가람물산', en: 'Garam Trading', cn: '佳岚贸易' };
  await api.pool.query(`update users set company = jsonb_set(company, '{name}', $2) where _id = $1`, [buyer._id, name]);
  await api.join(seller, { of });
  await api.join(buyer, { of });
  const meeting = await api.createRequest(seller, buyer, [api.gridStarts(of)[0] as string], { _fair: of._id });
  const params = { id: of._id };
  const found = async (q: string) => {
    const { body: fair } = await api.call(contract.participations.buyers, { params, query: { q } });
    const { body: applied } = await api.call(contract.console.participations.list, {
      as: 'admin',
      params,
      query: { q },
    });
    const { body: met } = await api.call(contract.console.matchings.list, { as: 'admin', params, query: { q } });
    return [
      fair.buyers.map(({ _id }) => _id),
      applied.participations.map(({ company }) => company._id),
      met.matchings.map(({ _id }) => _id),
    ];
  };
  for (const q of ['가람', 'garam trad', 'TRADING garam', '佳岚', '윤하늘', '가람 윤하늘'])
    expect([q, ...(await found(q))]).toEqual([q, [buyer._id], [buyer._id], [meeting._id]]);
  // Keys of the company document must not match.
  for (const q of ['ko', 'ceoName', '가람 없음', '%', '_']) expect([q, ...(await found(q))]).toEqual([q, [], [], []]);
});

test('pictures are set by index, and deleting one moves later ones up', async () => {
  const params = { id: api.fair._id, index: '0' };
  const set = async (index: string) =>
    api.call(contract.console.fairs.setThumb, {
      as: 'admin',
      params: { ...params, index },
      file: await createPicture(),
    });
  expect((await set('1')).status).toBe(422);
  const { body } = await set('0');
  expect(body.fair.thumbs).toHaveLength(1);
  expect((await api.call(contract.console.fairs.removeThumb, { as: 'admin', params })).status).toBe(204);
});

test('meetings and participants are counted by status, and the board’s waiting requests are those that it counts', async () => {
  const { console: admin } = contract;
  const of = await api.makeFair();
  const params = { id: of._id };
  const { seller, buyer } = await api.newPair(of);
  const [first, second, third] = api.gridStarts(of) as [string, string, string];
  const waiting = await api.createRequest(seller, buyer, [first, second], { _fair: of._id });
  const late = await api.createRequest(await api.newSeller(of), buyer, [second, third], { _fair: of._id });
  await api.createMeeting(await api.newSeller(of), await api.newBuyer(of), first, { _fair: of._id });
  const list = async (query: object) =>
    (await api.call(admin.matchings.list, { as: 'admin', params, query: query as never })).body;
  expect((await list({})).counts).toEqual({ REQUESTED: 2, ACCEPTED: 1 });
  expect((await list({ status: 'ACCEPTED' })).counts).toEqual({ REQUESTED: 2, ACCEPTED: 1 });
  const at = async (start: string) => (await list({ waiting: start })).matchings.map(({ _id }) => _id).sort();
  expect(await at(first)).toEqual([waiting._id]);
  expect(await at(second)).toEqual([waiting._id, late._id].sort());
  const { requests } = (await api.call(admin.matchings.board, { as: 'admin', params })).body;
  expect(requests.map(({ start, count }) => [start, count])).toEqual([
    [first, 1],
    [second, 2],
    [third, 1],
  ]);
  const applied = await api.call(admin.participations.list, {
    as: 'admin',
    params,
    query: { role: 'SELLER', status: 'PENDING' },
  });
  expect(applied.body).toMatchObject({ total: 0, counts: { APPROVED: 3 } });
});
