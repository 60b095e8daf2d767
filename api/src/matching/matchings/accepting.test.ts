import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import type { User } from '../../members/users/table';
import { setUp } from '../../platform/testing';
import { fairs } from '../fairs/table';
import { participations } from '../participations/table';
import { at, expectError, startFair } from './testing';

const api = await setUp(startFair());
const [first, second, third, fourth] = api.starts as [string, string, string, string];

describe('M6: the responder accepts exactly one of the offered slots', () => {
  test('a meeting at the fair holds both people and the lowest free table', async () => {
    const { seller, buyer } = await api.newPair();
    const matching = await api.createMeeting(seller, buyer, first);
    expect(matching).toMatchObject({ status: 'ACCEPTED', table: 1, tableName: 'A-1', room: null });
    expect(matching.slot?.start).toBe(first);
    expect((await api.holdsOf(matching._id)).map(({ resource }) => resource)).toEqual([
      `table:${api.fair._id}:1`,
      ...[`user:${seller._id}`, `user:${buyer._id}`].sort(),
    ]);
  });

  test('an online meeting has a room with a random URL and no table', async () => {
    const matching = await api.createMeeting(await api.newSeller(), await api.newBuyer(), second, { mode: 'ONLINE' });
    expect(matching.table).toBeNull();
    expect(matching.room?.url).toMatch(/^https:\/\/.+[\w-]{22}$/);
    expect(await api.holdsOf(matching._id)).toHaveLength(2);
  });

  test('a missing slot, another slot, the requester and a third user are refused', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createRequest(seller, buyer, [first, second]);
    const accept = (user: User, slot?: string) => api.act(user, _id, { action: 'ACCEPT', ...(slot && { slot }) });
    expect((await accept(buyer)).error.errors).toMatchObject([{ field: 'slot', code: 'required' }]);
    expect((await accept(buyer, third)).error.code).toBe('slot_invalid');
    expect((await accept(seller, first)).status).toBe(403);
    expect((await accept(await api.newBuyer(), first)).status).toBe(404);
  });

  test('accepting twice is refused and books once', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createMeeting(seller, buyer, first, { mode: 'ONLINE' });
    expectError(await api.act(buyer, _id, { action: 'ACCEPT', slot: first }), 409, 'wrong_state');
  });

  test('a lost slot is refused with the remaining ones; the request stays open with the slot struck', async () => {
    const [seller, rival, buyer] = [await api.newSeller(), await api.newSeller(), await api.newBuyer()];
    const { _id } = await api.createRequest(rival, buyer, [first, second], { mode: 'ONLINE' });
    await api.createMeeting(seller, buyer, first, { mode: 'ONLINE' });
    expectError(await api.act(buyer, _id, { action: 'ACCEPT', slot: first }), 409, 'slot_taken', { left: [second] });
    const matching = await api.readMatching(rival, _id);
    expect(matching.status).toBe('REQUESTED');
    expect(matching.slots.map(({ struckReason }) => struckReason)).toEqual(['SLOT_TAKEN', null]);
  });

  test('a buyer whose role was revoked cannot accept', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createRequest(seller, buyer, [third]);
    await api.db.update(participations).set({ status: 'CANCELLED' }).where(eq(participations._user, buyer._id));
    expect((await api.act(buyer, _id, { action: 'ACCEPT', slot: third })).error.code).toBe('not_participant');
    expect(await api.holdsOf(_id)).toEqual([]);
  });

  test('a buyer who has just given up the mode of a request cannot accept it', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createRequest(seller, buyer, [third], { mode: 'ONLINE' });
    await api.db
      .update(participations)
      .set({ mode: ['OFFLINE'] })
      .where(eq(participations._user, buyer._id));
    expectError(await api.act(buyer, _id, { action: 'ACCEPT', slot: third }), 422, 'mode_refused');
    expect(await api.holdsOf(_id)).toEqual([]);
  });
});

test('M7: when all tables of a slot are taken only online meetings can be booked', async () => {
  const at4 = fourth;
  for (const table of [1, 2, 3])
    expect((await api.createMeeting(await api.newSeller(), await api.newBuyer(), at4)).table).toBe(table);
  const buyer = await api.newBuyer();
  const { _id } = await api.createRequest(await api.newSeller(), buyer, [at4, api.slot(7)]);
  expectError(await api.act(buyer, _id, { action: 'ACCEPT', slot: at4 }), 409, 'no_table', { left: [api.starts[7]] });
  expect((await api.createMeeting(await api.newSeller(), buyer, at4, { mode: 'ONLINE' })).table).toBeNull();
});

test('M8: an agreed slot is struck from other requests; a request without slots expires and its requester is notified', async () => {
  const [seller, rival, buyer] = [await api.newSeller(), await api.newSeller(), await api.newBuyer()];
  const only = await api.createRequest(rival, buyer, [first], { mode: 'ONLINE' });
  await api.createMeeting(seller, buyer, first, { mode: 'ONLINE' });
  const matching = await api.readMatching(rival, only._id);
  expect(matching).toMatchObject({ status: 'EXPIRED', expiredReason: 'SLOT_TAKEN' });
  const { rows } = await api.pool.query('select type from inbox where _user = $1 and target = $2', [
    rival._id,
    only._id,
  ]);
  expect(rows.map(({ type }) => type)).toContain('matching.expired');
});

describe('M10: declining and withdrawing', () => {
  test('only the responder can decline and only the requester can withdraw', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createRequest(seller, buyer, [first]);
    const withdraw = (user: User, id: string) => api.as(user, contract.matchings.withdraw, { params: { id } });
    expect((await api.act(seller, _id, { action: 'DECLINE' })).status).toBe(403);
    expect((await withdraw(buyer, _id)).status).toBe(403);
    expect((await withdraw(await api.newSeller(), _id)).status).toBe(404);
    const { body } = await api.act(buyer, _id, { action: 'DECLINE', reason: '품목이 맞지 않습니다.' });
    expect(body.matching).toMatchObject({ status: 'DECLINED', declineReason: '품목이 맞지 않습니다.' });
    expect((await withdraw(seller, _id)).status).toBe(409);
    const next = await api.createRequest(seller, buyer, [first]);
    expect((await withdraw(seller, next._id)).status).toBe(204);
    expect((await api.readMatching(seller, next._id)).status).toBe('WITHDRAWN');
  });

  test('a seller can decline the request of a buyer', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createRequest(buyer, seller, [first]);
    expect((await api.act(seller, _id, { action: 'DECLINE' })).body.matching.status).toBe('DECLINED');
  });
});

describe('M12: cancelling', () => {
  test('needs a reason and releases the slot, which can be booked again', async () => {
    const [seller, other, buyer] = [await api.newSeller(), await api.newSeller(), await api.newBuyer()];
    const { _id } = await api.createMeeting(seller, buyer, api.slot(8));
    expect((await api.act(seller, _id, { action: 'CANCEL' })).status).toBe(422);
    const { body } = await api.act(seller, _id, { action: 'CANCEL', reason: '출장이 취소되었습니다.' });
    expect(body.matching).toMatchObject({ status: 'CANCELLED', cancel: { by: seller._id } });
    expect(await api.icsSequence(_id)).toBe(1);
    expect(await api.holdsOf(_id)).toEqual([]);
    expect((await api.createMeeting(other, buyer, api.slot(8))).status).toBe('ACCEPTED');
  });

  test('is possible for the parties until the cut-off and for an administrator after it', async () => {
    const of = await api.makeFair({ cancelCutoffHours: 24 * 29 });
    const { seller, buyer } = await api.newPair(of);
    const { _id } = await api.createMeeting(seller, buyer, api.gridStarts(of)[0] as string, { _fair: of._id });
    expectError(await api.act(buyer, _id, { action: 'CANCEL', reason: '늦었습니다.' }), 409, 'cutoff_passed');
    const { body } = await api.changeInConsole(_id, { status: 'CANCELLED' }, of);
    expect(body.matching.status).toBe('CANCELLED');
    expect(await api.holdsOf(_id)).toEqual([]);
  });
});

test('M13: no action is possible after the fair', async () => {
  const { seller, buyer } = await api.newPair();
  const { _id } = await api.createRequest(seller, buyer, [third]);
  await api.db
    .update(fairs)
    .set({ endAt: at(-1), startAt: at(-3) })
    .where(eq(fairs._id, api.fair._id));
  for (const body of [{ action: 'ACCEPT', slot: third }, { action: 'DECLINE' }])
    expect((await api.act(buyer, _id, body)).error.code).toBe('fair_closed');
  await api.db
    .update(fairs)
    .set({ endAt: api.fair.endAt, startAt: api.fair.startAt })
    .where(eq(fairs._id, api.fair._id));
});

test('M24: the daily limit of meetings holds under concurrent acceptances', async () => {
  const of = await api.makeFair({ maxPerDay: 2 });
  const starts = api.gridStarts(of);
  const buyer = await api.newBuyer(of);
  const requests = await Promise.all(
    starts.slice(0, 5).map(async (start) => {
      const seller = await api.newSeller(of);
      return { start, matching: await api.createRequest(seller, buyer, [start], { _fair: of._id, mode: 'ONLINE' }) };
    }),
  );
  const answers = await Promise.all(
    requests.map(({ start, matching }) => api.act(buyer, matching._id, { action: 'ACCEPT', slot: start })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
  expect(answers.filter(({ error }) => error.code === 'quota')).toHaveLength(3);
});

test('M22: contact data is shown only after the acceptance', async () => {
  const { seller, buyer } = await api.newPair();
  const { _id, contact } = await api.createRequest(seller, buyer, [api.slot(9)], { mode: 'ONLINE' });
  expect(contact).toBeNull();
  const say = (user: User, text: string) =>
    api.as(user, contract.threads.create, { params: { id: _id }, body: { text } });
  await say(seller, '제 번호는 010-1234-5678, 메일은 kim@hanbit.example 입니다. 단가는 12,000원입니다.');
  const thread = async () => (await api.as(buyer, contract.threads.list, { params: { id: _id } })).body.messages[0];
  expect(await thread()).toMatchObject({ masked: true, mine: false });
  expect((await thread())?.text).toBe('제 번호는 •••, 메일은 ••• 입니다. 단가는 12,000원입니다.');
  await api.act(buyer, _id, { action: 'ACCEPT', slot: api.slot(9) });
  expect((await api.readMatching(seller, _id)).contact).toMatchObject({ email: buyer.email, phone: buyer.phone });
  expect((await thread())?.text).toContain('010-1234-5678');
  await api.act(buyer, _id, { action: 'CANCEL', reason: '일정 변경' });
  expect((await api.readMatching(seller, _id)).contact).toBeNull();
});
