import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { controlRivals, countStatus, rivals, runAtOnce, runInTurn, startSecondProcess } from '../../app/testing-races';
import { type FairApi, startFair } from './testing';

jest.setTimeout(600_000);

const api = await startFair();
const second = await startSecondProcess(api);
afterAll(async () => {
  await second.stop();
  await api.stop();
});

const accept = (user: Parameters<FairApi['as']>[0], id: string, slot: string, at: number) =>
  api.as(user, contract.matchings.update, { params: { id }, body: { action: 'ACCEPT', slot }, ...second.by(at) });

const statusesOf = (answers: { status: number }[]) => ({
  succeeded: countStatus(answers, 200),
  refused: countStatus(answers, 409),
});

/** Fifty sellers request one slot of one buyer, who accepts them all concurrently. */
const raceForSlot = async (count = rivals) => {
  const buyer = await api.newBuyer();
  const [slot, other] = api.starts as [string, string];
  const requests = await runInTurn(count, async () => {
    const seller = await api.newSeller();
    return api.createRequest(seller, buyer, [slot, other], { mode: 'ONLINE' });
  });
  const answers = await runAtOnce(count, (at) => accept(buyer, requests[at]?._id ?? '', slot, at));
  const held = (await api.holds()).filter(({ resource }) => resource === `user:${buyer._id}`);
  return { answers, held, slot, other };
};

/** Fifty pairs book the last table of one slot concurrently. */
const raceForTable = async (count = rivals) => {
  const of = await api.makeFair({ venue: { name: { ko: '전시관' }, address: '서울', tables: 1 } });
  const slot = api.gridStarts(of)[0] as string;
  const pairs = await runInTurn(count, async () => {
    const { seller, buyer } = await api.newPair(of);
    return { buyer, matching: await api.createRequest(seller, buyer, [slot], { _fair: of._id }) };
  });
  const answers = await runAtOnce(count, (at) => {
    const pair = pairs[at] as (typeof pairs)[number];
    return accept(pair.buyer, pair.matching._id, slot, at);
  });
  const held = (await api.holds()).filter(({ resource }) => resource === `table:${of._id}:1`);
  return { answers, held };
};

/** The same request of one seller to one buyer, fifty times concurrently. */
const raceForPair = async (count = rivals) => {
  const { seller, buyer } = await api.newPair();
  const body = { _fair: api.fair._id, _user: buyer._id, mode: 'ONLINE', slots: [api.starts[0]] };
  const answers = await runAtOnce(count, (at) => api.as(seller, contract.matchings.create, { body, ...second.by(at) }));
  return answers.map(({ status }) => status);
};

describe('M9: fifty concurrent requests over two processes', () => {
  test('for one slot of a buyer: one succeeds, the others get the remaining slots', async () => {
    const { answers, held, slot, other } = await raceForSlot();
    expect(statusesOf(answers)).toEqual({ succeeded: 1, refused: rivals - 1 });
    expect(held).toHaveLength(1);
    for (const { status, error } of answers)
      if (status === 409) expect(error).toMatchObject({ code: 'slot_taken', slots: [slot], left: [other] });
  });

  test('for the last table: one pair gets it', async () => {
    const { answers, held } = await raceForTable();
    expect(statusesOf(answers)).toEqual({ succeeded: 1, refused: rivals - 1 });
    expect(answers.filter(({ error }) => error.code === 'no_table')).toHaveLength(rivals - 1);
    expect(held).toHaveLength(1);
  });

  test('accepting the same request: one succeeds and holds two people and a table', async () => {
    const { seller, buyer } = await api.newPair();
    const slot = api.slot(5);
    const { _id } = await api.createRequest(seller, buyer, [slot]);
    const answers = await runAtOnce(rivals, (at) => accept(buyer, _id, slot, at));
    expect(statusesOf(answers)).toEqual({ succeeded: 1, refused: rivals - 1 });
    expect(await api.holdsOf(_id)).toHaveLength(3);
  });

  test('sending the same request: one is created', async () => {
    const statuses = await raceForPair();
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(rivals - 1);
  });

  test('repeating an acceptance with one Idempotency-Key gives the same response', async () => {
    const { seller, buyer } = await api.newPair();
    const slot = api.slot(6);
    const { _id } = await api.createRequest(seller, buyer, [slot]);
    const options = {
      params: { id: _id },
      body: { action: 'ACCEPT', slot },
      headers: { 'idempotency-key': `a-${_id}` },
    };
    const first = await api.as(buyer, contract.matchings.update, options);
    const again = await api.as(buyer, contract.matchings.update, options);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  });
});

describe('control: the same races without the constraints', () => {
  beforeAll(async () => {
    await api.pool.query('alter table slot_holds drop constraint slot_holds_apart, drop constraint slot_holds_start');
    await api.pool.query('drop index matchings_live');
  });

  test('a slot is booked more than once', async () => {
    const { answers } = await raceForSlot(controlRivals);
    expect(statusesOf(answers).succeeded).toBeGreaterThan(1);
  });

  test('a table is booked more than once', async () => {
    const { answers } = await raceForTable(controlRivals);
    expect(statusesOf(answers).succeeded).toBeGreaterThan(1);
  });

  test('two companies have more than one open request', async () => {
    const statuses = await raceForPair(controlRivals);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(1);
  });
});
