import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { participations } from '../participations/table';
import { expectError, startFair } from './testing';

const api = await setUp(startFair());

const heldAt = async (id: string) => (await api.holdsOf(id)).map(({ start_at }) => start_at);

describe('proposing another slot', () => {
  test('keeps the old slot held until the other party accepts a new one', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createMeeting(seller, buyer, api.slot(0));
    const proposed = await api.act(seller, _id, { action: 'PROPOSE', slots: [api.slot(1), api.slot(2)] });
    expect(proposed.body.matching).toMatchObject({ status: 'ACCEPTED', proposal: { by: seller._id } });
    expect(new Set(await heldAt(_id))).toEqual(new Set([api.slot(0)]));
    expect((await api.act(seller, _id, { action: 'ACCEPT_PROPOSAL', slot: api.slot(1) })).status).toBe(403);
    const { body } = await api.act(buyer, _id, { action: 'ACCEPT_PROPOSAL', slot: api.slot(1) });
    expect(body.matching).toMatchObject({ slot: { start: api.slot(1) }, proposal: null });
    expect(await api.icsSequence(_id)).toBe(1);
    expect(await heldAt(_id)).toEqual([api.slot(1), api.slot(1), api.slot(1)]);
  });

  test('keeps the old slot when the proposal is rejected', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createMeeting(seller, buyer, api.slot(3));
    await api.act(buyer, _id, { action: 'PROPOSE', slots: [api.slot(4)] });
    const { body } = await api.act(seller, _id, { action: 'REJECT_PROPOSAL' });
    expect(body.matching).toMatchObject({ status: 'ACCEPTED', proposal: null, slot: { start: api.slot(3) } });
  });

  test('changes nothing when the proposed slot was booked meanwhile', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createMeeting(seller, buyer, api.slot(5), { mode: 'ONLINE' });
    await api.act(seller, _id, { action: 'PROPOSE', slots: [api.slot(6), api.slot(7)] });
    await api.createMeeting((await api.newPair()).seller, buyer, api.slot(6), { mode: 'ONLINE' });
    expectError(await api.act(buyer, _id, { action: 'ACCEPT_PROPOSAL', slot: api.slot(6) }), 409, 'slot_taken', {
      left: [api.slot(7)],
    });
    expect(await heldAt(_id)).toEqual([api.slot(5), api.slot(5)]);
  });

  test('is refused for the current slot and for a time outside the grid', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createMeeting(seller, buyer, api.slot(8), { mode: 'ONLINE' });
    for (const start of [api.slot(8), new Date().toISOString()])
      expect((await api.act(seller, _id, { action: 'PROPOSE', slots: [start] })).error.code).toBe('slot_invalid');
  });

  test('can answer a request: the responder proposes slots and the requester accepts one', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createRequest(seller, buyer, [api.slot(0)], { mode: 'ONLINE' });
    expect((await api.act(seller, _id, { action: 'PROPOSE', slots: [api.slot(9)] })).status).toBe(403);
    await api.act(buyer, _id, { action: 'PROPOSE', slots: [api.slot(9)] });
    const { body } = await api.act(seller, _id, { action: 'ACCEPT_PROPOSAL', slot: api.slot(9) });
    expect(body.matching).toMatchObject({ status: 'ACCEPTED', slot: { start: api.slot(9) } });
  });
});

describe('the organiser', () => {
  test('moves a meeting to another table and slot unless another meeting holds it', async () => {
    const [one, two] = [await api.newPair(), await api.newPair()];
    const a = await api.createMeeting(one.seller, one.buyer, api.slot(2));
    const b = await api.createMeeting(two.seller, two.buyer, api.slot(2));
    expectError(await api.changeInConsole(b._id, { table: a.table }), 409, 'no_table', { tables: [2, 3] });
    const moved = await api.changeInConsole(b._id, { slot: api.slot(3), table: 3 });
    expect(moved.body.matching).toMatchObject({ table: 3, slot: { start: api.slot(3) } });
    const busy = await api.changeInConsole(b._id, { slot: api.slot(2), table: 1 });
    expect(busy.status).toBe(409);
    const kept = await api.changeInConsole(b._id, { slot: api.slot(4) });
    expect(kept.body.matching).toMatchObject({ table: 3, slot: { start: api.slot(4) } });
  });

  test('cannot set a table for an online meeting, and nobody is told of a move that moves nothing', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createMeeting(seller, buyer, api.slot(8), { mode: 'ONLINE' });
    expectError(await api.changeInConsole(_id, { table: 2 }), 422, 'invalid', {
      errors: [{ field: 'table', code: 'invalid' }],
    });
    await api.changeInConsole(_id, { slot: api.slot(8) });
    expect(await api.icsSequence(_id)).toBe(0);
  });

  test('books a mode that the buyer does not take part in only when that is confirmed', async () => {
    const { seller, buyer } = await api.newPair();
    await api.db
      .update(participations)
      .set({ mode: ['OFFLINE'] })
      .where(eq(participations._user, buyer._id));
    const book = (more: object) =>
      api.call(contract.console.matchings.book, {
        as: 'admin',
        params: { id: api.fair._id },
        body: { seller: seller._id, buyer: buyer._id, mode: 'ONLINE', slot: api.slot(5), reason: '전화 신청', ...more },
      });
    expectError(await book({}), 422, 'mode_refused');
    expectError(await book({ ignoreMode: true, table: 1 }), 422, 'invalid');
    expect((await book({ ignoreMode: true })).status).toBe(201);
  });

  test('books on behalf of two participants under the same constraints', async () => {
    const { seller, buyer } = await api.newPair();
    const book = (start: string) =>
      api.call(contract.console.matchings.book, {
        as: 'admin',
        params: { id: api.fair._id },
        body: { seller: seller._id, buyer: buyer._id, mode: 'ONLINE', slot: start, reason: '전화 신청' },
      });
    const { status, body } = await book(api.slot(4));
    expect({ status, state: body.matching.status }).toEqual({ status: 201, state: 'ACCEPTED' });
    expect((await book(api.slot(5))).error.code).toBe('duplicate');
  });

  test('tells both that it has booked, moved, cancelled or ended something, and why', async () => {
    const readNotices = async (matching: string) => {
      const { rows } = await api.pool.query<{ template: string; _user: string; body: string }>(
        `select template, _user, mail ->> 'text' as body from outbox where target = $1 and channel = 'EMAIL' order by created_at, _id`,
        [matching],
      );
      const inApp = await api.pool.query(`select _id from inbox where target = $1`, [matching]);
      expect(inApp.rowCount).toBe(rows.length);
      return rows;
    };
    const listTold = async (matching: string, template: string) =>
      (await readNotices(matching)).filter((notice) => notice.template === template);
    const { seller, buyer } = await api.newPair();
    const { body: booked } = await api.call(contract.console.matchings.book, {
      as: 'admin',
      params: { id: api.fair._id },
      body: { seller: seller._id, buyer: buyer._id, mode: 'ONLINE', slot: api.slot(0), reason: '전화 신청' },
    });
    const { _id } = booked.matching;
    await api.changeInConsole(_id, { slot: api.slot(1), reason: '통역 일정' });
    await api.changeInConsole(_id, { room: { url: 'https://meet.example/hall' }, reason: '회의실 변경' });
    await api.changeInConsole(_id, { status: 'CANCELLED', reason: '행사장 사정' });
    expect((await readNotices(_id)).map(({ template }) => template)).toEqual(
      ['booked', 'moved', 'moved', 'cancelled'].flatMap((event) => [`matching.${event}`, `matching.${event}`]),
    );
    for (const { body } of await listTold(_id, 'matching.booked'))
      expect(body).toMatch(/주최 측이.*잡았습니다.*전화 신청/s);
    const moves = (await listTold(_id, 'matching.moved')).map(({ body }) => body);
    expect(moves.filter((body) => /주최 측이.*변경했습니다.*통역 일정/s.test(body)).length).toBe(2);
    expect(moves.filter((body) => body.includes('https://meet.example/hall')).length).toBe(2);
    for (const { body } of await listTold(_id, 'matching.cancelled')) expect(body).toContain('행사장 사정 (주최 측)');

    const request = await api.createRequest(await api.newSeller(), buyer, [api.slot(2)], { mode: 'ONLINE' });
    await api.changeInConsole(request._id, { slot: api.slot(3), reason: '대신 확정' });
    expect((await listTold(request._id, 'matching.booked')).length).toBe(2);
    const other = await api.newSeller();
    const ended = await api.createRequest(other, buyer, [api.slot(4)], { mode: 'ONLINE' });
    await api.changeInConsole(ended._id, { status: 'EXPIRED', reason: '중복 신청' });
    for (const { body } of await listTold(ended._id, 'matching.expired'))
      expect(body).toMatch(/주최 측이 요청을 종료했습니다.*중복 신청/s);
    expect(await api.readMatching(other, ended._id)).toMatchObject({
      expiredReason: 'ORGANISER',
      cancel: { reason: '중복 신청' },
    });
  });

  test('changes several matchings in one transaction or none', async () => {
    const [one, two] = [await api.newPair(), await api.newPair()];
    const a = await api.createMeeting(one.seller, one.buyer, api.slot(6), { mode: 'ONLINE' });
    const b = await api.createMeeting(two.seller, two.buyer, api.slot(6), { mode: 'ONLINE' });
    const all = (second: string) =>
      api.call(contract.console.matchings.updateAll, {
        as: 'admin',
        params: { id: api.fair._id },
        body: {
          reason: '일정 조정',
          matchings: [
            { _id: a._id, slot: api.slot(7), version: a.version },
            { _id: b._id, slot: second, version: b.version },
          ],
        },
      });
    expect((await all(new Date().toISOString())).status).toBe(422);
    expect((await api.readInConsole(a._id)).slot?.start).toBe(api.slot(6));
    expect((await all(api.slot(8))).status).toBe(200);
    expect((await api.readInConsole(b._id)).slot?.start).toBe(api.slot(8));
  });

  test('is refused with a stale version after a party has acted', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id, version } = await api.createMeeting(seller, buyer, api.slot(0), { mode: 'ONLINE' });
    await api.act(buyer, _id, { action: 'CANCEL', reason: '불가' });
    expectError(await api.changeInConsole(_id, { slot: api.slot(1), version }), 409, 'stale');
  });

  test('sees tables, slots and meetings on the board', async () => {
    const { body } = await api.call(contract.console.matchings.board, { as: 'admin', params: { id: api.fair._id } });
    expect(body.tables.map(({ name }) => name)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(body.slots.map(({ start }) => start)).toEqual(api.starts);
    expect(body.meetings.length).toBeGreaterThan(0);
  });
});
