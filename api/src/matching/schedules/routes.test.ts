import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { at, type FairApi, startFair } from '../matchings/testing';
import { participations } from '../participations/table';

const api = await setUp(startFair());

const enter = (user: Parameters<FairApi['as']>[0], slots: string[], other: object = {}) =>
  api.as(user, contract.schedules.create, { body: { _fair: api.fair._id, mode: ['ONLINE'], slots, ...other } });
const replace = (user: Parameters<FairApi['as']>[0], slots: string[], version: number) =>
  api.as(user, contract.schedules.update, { params: { fair: api.fair._id }, body: { slots, version } });

describe('a buyer who enters a schedule', () => {
  test('applies to the fair once and is approved by the organiser', async () => {
    const buyer = await api.person({ role: 'BUYER' });
    const { status, body } = await enter(buyer, [api.slot(0), api.slot(1)], { timezone: 'America/New_York' });
    expect({ status, state: body.schedule.status }).toEqual({ status: 201, state: 'PENDING' });
    expect((await enter(buyer, [api.slot(0)])).error.code).toBe('taken');
    const { body: mine } = await api.as(buyer, contract.participations.mine, {});
    expect(mine.fairs).toMatchObject([{ _id: api.fair._id, participating: false, application: { status: 'PENDING' } }]);
    const application = mine.fairs[0]?.application;
    await api.call(contract.console.participations.update, {
      as: 'admin',
      params: { id: api.fair._id, participation: application?._id ?? '' },
      body: { status: 'APPROVED', version: application?.version ?? 0 },
    });
    const { body: listed } = await api.call(contract.participations.buyers, { params: { id: api.fair._id } });
    expect(listed.buyers.map(({ _id }) => _id)).toContain(buyer._id);
  });

  test('must name distinct slots of the grid; a seller, an unapproved buyer and a closed window are refused', async () => {
    const buyer = await api.person({ role: 'BUYER' });
    for (const slots of [[at(40)], [api.slot(0), api.slot(0)], [at(-1)]])
      expect((await enter(buyer, slots)).error.code).toBe('slot_invalid');
    expect((await enter(buyer, [])).status).toBe(422);
    expect((await enter(await api.person({ role: 'SELLER' }), [api.slot(0)])).status).toBe(403);
    const closed = await api.makeFair({ buyerFrom: at(-12), buyerTo: at(-1) });
    expect((await enter(buyer, [api.gridStarts(closed)[0] as string], { _fair: closed._id })).error.code).toBe(
      'fair_closed',
    );
  });
});

describe('M14: a slot that a buyer removes', () => {
  test('is struck from requests; a slot held by a meeting cannot be removed', async () => {
    const buyer = await api.join(await api.person({ role: 'BUYER' }), {
      slots: [api.slot(0), api.slot(1), api.slot(2)],
    });
    const seller = await api.newSeller();
    const meeting = await api.createMeeting(api.seller, buyer, api.slot(0), { mode: 'ONLINE' });
    const open = await api.createRequest(seller, buyer, [api.slot(1), api.slot(2)], { mode: 'ONLINE' });
    const held = await replace(buyer, [api.slot(1)], 0);
    expect({ status: held.status, code: held.error.code, slots: held.error.slots }).toEqual({
      status: 409,
      code: 'held_by_matching',
      slots: [api.slot(0)],
    });
    const { body } = await replace(buyer, [api.slot(0), api.slot(2)], 0);
    expect(body.schedule.slots.map(({ start, state }) => ({ start, state }))).toEqual([
      { start: api.slot(0), state: 'HELD' },
      { start: api.slot(2), state: 'REQUESTED' },
    ]);
    expect(body.schedule.slots[0]?._matching).toBe(meeting._id);
    const { body: updated } = await api.as(seller, contract.matchings.get, { params: { id: open._id } });
    expect(updated.matching.slots.map(({ struckReason }) => struckReason)).toEqual(['SLOT_REMOVED', null]);
  });

  test('is refused when the version is stale', async () => {
    const buyer = await api.newBuyer();
    await replace(buyer, [api.slot(0)], 0);
    expect((await replace(buyer, [api.slot(1)], 0)).error.code).toBe('stale');
  });
});

test('M21: common free slots are listed with the number of requests and never reveal other parties', async () => {
  const buyer = await api.join(await api.person({ role: 'BUYER' }), {
    slots: [api.slot(0), api.slot(1), api.slot(2), api.slot(3)],
  });
  const [seller, other] = [await api.newSeller(), await api.newSeller()];
  await api.createMeeting(other, buyer, api.slot(0), { mode: 'ONLINE' });
  await api.createMeeting(seller, await api.newBuyer(), api.slot(1), { mode: 'ONLINE' });
  await api.createRequest(await api.newSeller(), buyer, [api.slot(2)], { mode: 'ONLINE' });
  const listSlots = () =>
    api.as(seller, contract.matchings.schedules, { params: { id: buyer._id }, query: { fair: api.fair._id } });
  const { body } = await listSlots();
  expect(body.schedules.map(({ start, requests }) => ({ start, requests }))).toEqual([
    { start: api.slot(2), requests: 1 },
    { start: api.slot(3), requests: 0 },
  ]);
  expect(JSON.stringify(body)).not.toContain(other._id);
  const { _id } = await api.createRequest(seller, buyer, [api.slot(3)], { mode: 'ONLINE' });
  const ofMatching = await api.as(seller, contract.matchings.schedules, { params: { id: _id } });
  expect(ofMatching.body.schedules.map(({ start }) => start)).toEqual([api.slot(2), api.slot(3)]);

  await api.db
    .update(participations)
    .set({ mode: ['ONLINE'] })
    .where(eq(participations._user, buyer._id));
  const countIn = async (mode: string) =>
    (await api.as(seller, contract.matchings.schedules, { params: { id: _id }, query: { mode } })).body.schedules
      .length;
  expect([await countIn('OFFLINE'), await countIn('ONLINE')]).toEqual([0, 2]);
  const rivals = { params: { id: other._id }, query: { fair: api.fair._id } };
  expect((await api.as(seller, contract.matchings.schedules, rivals)).error.code).toBe('not_participant');
});
