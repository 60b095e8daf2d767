import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { countOf, few, inTurn, many, rivals, startSecond } from '../../app/testing-races';
import { type FairApi, startFair } from './testing';

jest.setTimeout(120_000);

let api: FairApi;
let second: Awaited<ReturnType<typeof startSecond>>;

beforeAll(async () => {
  api = await startFair();
  second = await startSecond(api);
});
afterAll(async () => {
  await second.stop();
  await api.stop();
});

const accept = (user: Parameters<FairApi['as']>[0], id: string, slot: string, at: number) =>
  api.as(user, contract.matchings.update, { params: { id }, body: { action: 'ACCEPT', slot }, ...second.by(at) });

const statusesOf = (answers: { status: number }[]) => ({
  done: countOf(answers, 200),
  refused: countOf(answers, 409),
});

/** Fifty sellers ask one buyer for one time; the buyer accepts them all at once. */
const raceForSlot = async (count = rivals) => {
  const buyer = await api.join(await api.person({ role: 'BUYER' }));
  const [slot, other] = api.starts as [string, string];
  const requests = await inTurn(count, async () => {
    const seller = await api.join(await api.person({ role: 'SELLER' }));
    return api.requested(seller, buyer, [slot, other], { mode: 'ONLINE' });
  });
  const answers = await many(count, (at) => accept(buyer, requests[at]?._id ?? '', slot, at));
  const held = (await api.holds()).filter(({ resource }) => resource === `user:${buyer._id}`);
  return { answers, held, slot, other };
};

/** Fifty pairs want the last table at one time. */
const raceForTable = async (count = rivals) => {
  const of = await api.makeFair({ venue: { name: { ko: '전시관' }, address: '서울', tables: 1 } });
  const slot = api.gridStarts(of)[0] as string;
  const pairs = await inTurn(count, async () => {
    const seller = await api.join(await api.person({ role: 'SELLER' }), { of });
    const buyer = await api.join(await api.person({ role: 'BUYER' }), { of });
    return { buyer, matching: await api.requested(seller, buyer, [slot], { _fair: of._id }) };
  });
  const answers = await many(count, (at) => {
    const pair = pairs[at] as (typeof pairs)[number];
    return accept(pair.buyer, pair.matching._id, slot, at);
  });
  const held = (await api.holds()).filter(({ resource }) => resource === `table:${of._id}:1`);
  return { answers, held };
};

/** Fifty times the same request of one seller to one buyer. */
const raceForPair = async (count = rivals) => {
  const seller = await api.join(await api.person({ role: 'SELLER' }));
  const buyer = await api.join(await api.person({ role: 'BUYER' }));
  const body = { _fair: api.fair._id, _user: buyer._id, mode: 'ONLINE', slots: [api.starts[0]] };
  const answers = await many(count, (at) => api.as(seller, contract.matchings.create, { body, ...second.by(at) }));
  return answers.map(({ status }) => status);
};

describe('M9: fifty rivals over two processes', () => {
  test('for one time of a buyer: one has it, the others are told what is left', async () => {
    const { answers, held, slot, other } = await raceForSlot();
    expect(statusesOf(answers)).toEqual({ done: 1, refused: rivals - 1 });
    expect(held).toHaveLength(1);
    for (const { status, error } of answers)
      if (status === 409) expect(error).toMatchObject({ code: 'slot_taken', slots: [slot], left: [other] });
  });

  test('for the last table: one pair has it', async () => {
    const { answers, held } = await raceForTable();
    expect(statusesOf(answers)).toEqual({ done: 1, refused: rivals - 1 });
    expect(answers.filter(({ error }) => error.code === 'no_table')).toHaveLength(rivals - 1);
    expect(held).toHaveLength(1);
  });

  test('accepting one and the same request: one is done, and two people and a table are held', async () => {
    const seller = await api.join(await api.person({ role: 'SELLER' }));
    const buyer = await api.join(await api.person({ role: 'BUYER' }));
    const slot = api.starts[5] as string;
    const { _id } = await api.requested(seller, buyer, [slot]);
    const answers = await many(rivals, (at) => accept(buyer, _id, slot, at));
    expect(statusesOf(answers)).toEqual({ done: 1, refused: rivals - 1 });
    expect((await api.holds()).filter(({ _matching }) => _matching === _id)).toHaveLength(3);
  });

  test('sending one request to one buyer: one is there', async () => {
    const statuses = await raceForPair();
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(rivals - 1);
  });

  test('the same acceptance under one Idempotency-Key is answered the same each time', async () => {
    const seller = await api.join(await api.person({ role: 'SELLER' }));
    const buyer = await api.join(await api.person({ role: 'BUYER' }));
    const slot = api.starts[6] as string;
    const { _id } = await api.requested(seller, buyer, [slot]);
    const given = { params: { id: _id }, body: { action: 'ACCEPT', slot }, headers: { 'idempotency-key': `a-${_id}` } };
    const first = await api.as(buyer, contract.matchings.update, given);
    const again = await api.as(buyer, contract.matchings.update, given);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  });
});

describe('control: the same without the constraints', () => {
  beforeAll(async () => {
    await api.pool.query('alter table slot_holds drop constraint slot_holds_apart, drop constraint slot_holds_start');
    await api.pool.query('drop index matchings_live');
  });

  test('a time is given to more than one: nothing but the constraint keeps it', async () => {
    const { answers } = await raceForSlot(few);
    expect(statusesOf(answers).done).toBeGreaterThan(1);
  });

  test('a table is given to more than one', async () => {
    const { answers } = await raceForTable(few);
    expect(statusesOf(answers).done).toBeGreaterThan(1);
  });

  test('two companies have more than one open request', async () => {
    const statuses = await raceForPair(few);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(1);
  });
});
