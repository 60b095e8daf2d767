import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { type FairApi, startFair } from './testing';

let api: FairApi;
beforeAll(async () => {
  api = await startFair();
});
afterAll(() => api.stop());

const pair = async () => ({
  seller: await api.join(await api.person({ role: 'SELLER' })),
  buyer: await api.join(await api.person({ role: 'BUYER' })),
});
const heldAt = async (id: string) =>
  (await api.holds()).filter(({ _matching }) => _matching === id).map(({ start_at }) => start_at);
const slot = (at: number) => api.starts[at] as string;

describe('proposing another slot', () => {
  test('keeps the old slot held until the other party accepts a new one', async () => {
    const { seller, buyer } = await pair();
    const { _id } = await api.createMeeting(seller, buyer, slot(0));
    const proposed = await api.act(seller, _id, { action: 'PROPOSE', slots: [slot(1), slot(2)] });
    expect(proposed.body.matching).toMatchObject({ status: 'ACCEPTED', proposal: { by: seller._id } });
    expect(new Set(await heldAt(_id))).toEqual(new Set([slot(0)]));
    expect((await api.act(seller, _id, { action: 'ACCEPT_PROPOSAL', slot: slot(1) })).status).toBe(403);
    const { body } = await api.act(buyer, _id, { action: 'ACCEPT_PROPOSAL', slot: slot(1) });
    expect(body.matching).toMatchObject({ slot: { start: slot(1) }, proposal: null });
    expect(await api.icsSequence(_id)).toBe(1);
    expect(await heldAt(_id)).toEqual([slot(1), slot(1), slot(1)]);
  });

  test('keeps the old slot when the proposal is rejected', async () => {
    const { seller, buyer } = await pair();
    const { _id } = await api.createMeeting(seller, buyer, slot(3));
    await api.act(buyer, _id, { action: 'PROPOSE', slots: [slot(4)] });
    const { body } = await api.act(seller, _id, { action: 'REJECT_PROPOSAL' });
    expect(body.matching).toMatchObject({ status: 'ACCEPTED', proposal: null, slot: { start: slot(3) } });
  });

  test('changes nothing when the proposed slot was booked meanwhile', async () => {
    const { seller, buyer } = await pair();
    const { _id } = await api.createMeeting(seller, buyer, slot(5), { mode: 'ONLINE' });
    await api.act(seller, _id, { action: 'PROPOSE', slots: [slot(6), slot(7)] });
    await api.createMeeting((await pair()).seller, buyer, slot(6), { mode: 'ONLINE' });
    const { status, error } = await api.act(buyer, _id, { action: 'ACCEPT_PROPOSAL', slot: slot(6) });
    expect({ status, code: error.code, left: error.left }).toEqual({
      status: 409,
      code: 'slot_taken',
      left: [slot(7)],
    });
    expect(await heldAt(_id)).toEqual([slot(5), slot(5)]);
  });

  test('is refused for the current slot and for a time outside the grid', async () => {
    const { seller, buyer } = await pair();
    const { _id } = await api.createMeeting(seller, buyer, slot(8), { mode: 'ONLINE' });
    for (const start of [slot(8), new Date().toISOString()])
      expect((await api.act(seller, _id, { action: 'PROPOSE', slots: [start] })).error.code).toBe('slot_invalid');
  });

  test('can answer a request: the responder proposes slots and the requester accepts one', async () => {
    const { seller, buyer } = await pair();
    const { _id } = await api.createRequest(seller, buyer, [slot(0)], { mode: 'ONLINE' });
    expect((await api.act(seller, _id, { action: 'PROPOSE', slots: [slot(9)] })).status).toBe(403);
    await api.act(buyer, _id, { action: 'PROPOSE', slots: [slot(9)] });
    const { body } = await api.act(seller, _id, { action: 'ACCEPT_PROPOSAL', slot: slot(9) });
    expect(body.matching).toMatchObject({ status: 'ACCEPTED', slot: { start: slot(9) } });
  });
});

describe('the organiser', () => {
  const consoleOf = async (id: string) => {
    const params = { id: api.fair._id, matchingId: id };
    return (await api.call(contract.console.matchings.get, { as: 'admin', params })).body.matching;
  };
  const direct = async (id: string, body: object) =>
    api.call(contract.console.matchings.update, {
      as: 'admin',
      params: { id: api.fair._id, matchingId: id },
      body: { reason: '주최 측 조정', ...body, version: (await consoleOf(id)).version } as never,
    });

  test('moves a meeting to another table and slot unless another meeting holds it', async () => {
    const [one, two] = [await pair(), await pair()];
    const a = await api.createMeeting(one.seller, one.buyer, slot(2));
    const b = await api.createMeeting(two.seller, two.buyer, slot(2));
    const taken = await direct(b._id, { table: a.table });
    expect({ status: taken.status, code: taken.error.code, tables: taken.error.tables }).toEqual({
      status: 409,
      code: 'no_table',
      tables: [2, 3],
    });
    const moved = await direct(b._id, { slot: slot(3), table: 3 });
    expect(moved.body.matching).toMatchObject({ table: 3, slot: { start: slot(3) } });
    const busy = await direct(b._id, { slot: slot(2), table: 1 });
    expect(busy.status).toBe(409);
  });

  test('books on behalf of two participants under the same constraints', async () => {
    const { seller, buyer } = await pair();
    const book = (start: string) =>
      api.call(contract.console.matchings.book, {
        as: 'admin',
        params: { id: api.fair._id },
        body: { seller: seller._id, buyer: buyer._id, mode: 'ONLINE', slot: start, reason: '전화 신청' },
      });
    const { status, body } = await book(slot(4));
    expect({ status, state: body.matching.status }).toEqual({ status: 201, state: 'ACCEPTED' });
    expect((await book(slot(5))).error.code).toBe('duplicate');
  });

  test('changes several matchings in one transaction or none', async () => {
    const [one, two] = [await pair(), await pair()];
    const a = await api.createMeeting(one.seller, one.buyer, slot(6), { mode: 'ONLINE' });
    const b = await api.createMeeting(two.seller, two.buyer, slot(6), { mode: 'ONLINE' });
    const all = (second: string) =>
      api.call(contract.console.matchings.updateAll, {
        as: 'admin',
        params: { id: api.fair._id },
        body: {
          reason: '일정 조정',
          matchings: [
            { _id: a._id, slot: slot(7), version: a.version },
            { _id: b._id, slot: second, version: b.version },
          ],
        },
      });
    expect((await all(new Date().toISOString())).status).toBe(422);
    expect((await consoleOf(a._id)).slot?.start).toBe(slot(6));
    expect((await all(slot(8))).status).toBe(200);
    expect((await consoleOf(b._id)).slot?.start).toBe(slot(8));
  });

  test('is refused with a stale version after a party has acted', async () => {
    const { seller, buyer } = await pair();
    const { _id, version } = await api.createMeeting(seller, buyer, slot(0), { mode: 'ONLINE' });
    await api.act(buyer, _id, { action: 'CANCEL', reason: '불가' });
    const { status, error } = await api.call(contract.console.matchings.update, {
      as: 'admin',
      params: { id: api.fair._id, matchingId: _id },
      body: { slot: slot(1), reason: '이동', version },
    });
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'stale' });
  });

  test('sees tables, slots and meetings on the board', async () => {
    const { body } = await api.call(contract.console.matchings.board, { as: 'admin', params: { id: api.fair._id } });
    expect(body.tables.map(({ name }) => name)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(body.slots.map(({ start }) => start)).toEqual(api.starts);
    expect(body.meetings.length).toBeGreaterThan(0);
  });
});
