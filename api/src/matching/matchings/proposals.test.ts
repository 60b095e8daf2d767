import { describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { contract, type MessageTemplate } from 'shared/contract';
import { inbox } from '../../members/messages/table';
import { setUp } from '../../platform/testing';
import { expireDueRequests } from './refresh-requests';
import { startFair } from './testing';

const api = await setUp(startFair());

/** Texts of the notices of a kind that a member has got. */
const listNotices = async (user: string, type: MessageTemplate) => {
  const rows = await api.db
    .select()
    .from(inbox)
    .where(and(eq(inbox._user, user), eq(inbox.type, type)));
  return rows.map(({ text }) => JSON.stringify(text));
};

/** Lets the deadline of a matching pass, as the job sees it. */
const passDeadline = async (id: string) => {
  await api.pool.query(`update matchings set expires_at = now() - interval '1 millisecond' where _id = $1`, [id]);
  await expireDueRequests(api.db, api.notifier);
};

/** A request for the first slots, which the buyer has answered with other ones. */
const counterOffer = async (asked: string[], offered: string[]) => {
  const { seller, buyer } = await api.newPair();
  const { _id } = await api.createRequest(seller, buyer, asked, { mode: 'ONLINE' });
  await api.act(buyer, _id, { action: 'PROPOSE', slots: offered });
  return { seller, buyer, _id };
};

describe('M25: a proposal in answer to a request', () => {
  test('lives on when the requested times are taken, and can be accepted', async () => {
    const { seller, buyer, _id } = await counterOffer([api.slot(0)], [api.slot(1)]);
    await api.createMeeting((await api.newPair()).seller, buyer, api.slot(0), { mode: 'ONLINE' });
    expect(await api.readMatching(seller, _id)).toMatchObject({ status: 'REQUESTED', proposal: { by: buyer._id } });
    const { body } = await api.act(seller, _id, { action: 'ACCEPT_PROPOSAL', slot: api.slot(1) });
    expect(body.matching).toMatchObject({ status: 'ACCEPTED', slot: { start: api.slot(1) } });
  });

  test('has its own deadline, not that of the request', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createRequest(seller, buyer, [api.slot(0)], { mode: 'ONLINE' });
    await api.pool.query(`update matchings set expires_at = now() + interval '1 minute' where _id = $1`, [_id]);
    const { body } = await api.act(buyer, _id, { action: 'PROPOSE', slots: [api.slot(5)] });
    expect(Date.parse(body.matching.expiresAt) - Date.now()).toBeGreaterThan(3_600_000);
    expect(body.matching.actions).not.toContain('ACCEPT');
    expect((await api.act(buyer, _id, { action: 'ACCEPT', slot: api.slot(0) })).error.code).toBe('wrong_state');
  });

  test('counts as a request on its own times, not on those that were asked for', async () => {
    const { buyer } = await counterOffer([api.slot(2)], [api.slot(3)]);
    const { body } = await api.as(buyer, contract.schedules.list, { query: { fair: api.fair._id } });
    const countAt = (start: string) => body.schedules[0]?.slots.find((slot) => slot.start === start)?.requests;
    expect([countAt(api.slot(2)), countAt(api.slot(3))]).toEqual([0, 1]);
  });

  test('opens the request again for the times that are left when it is rejected, with a new deadline', async () => {
    const { seller, buyer, _id } = await counterOffer([api.slot(0), api.slot(1)], [api.slot(2)]);
    await api.createMeeting((await api.newPair()).seller, buyer, api.slot(0), { mode: 'ONLINE' });
    await api.pool.query(`update matchings set created_at = now() - interval '30 days' where _id = $1`, [_id]);
    const { body } = await api.act(seller, _id, { action: 'REJECT_PROPOSAL' });
    expect(body.matching).toMatchObject({
      status: 'REQUESTED',
      proposal: null,
      slots: [{ struckReason: 'SLOT_TAKEN' }, { struckReason: null }],
    });
    expect(Date.parse(body.matching.expiresAt)).toBeGreaterThan(Date.now());
    expect((await listNotices(buyer._id, 'matching.proposalEnded')).length).toBe(1);
    const accepted = await api.act(buyer, _id, { action: 'ACCEPT', slot: api.slot(1) });
    expect(accepted.body.matching.status).toBe('ACCEPTED');
  });

  test('ends the request when it is rejected and none of the requested times is left', async () => {
    const { seller, buyer, _id } = await counterOffer([api.slot(3)], [api.slot(4)]);
    await api.createMeeting((await api.newPair()).seller, buyer, api.slot(3), { mode: 'ONLINE' });
    const { body } = await api.act(seller, _id, { action: 'REJECT_PROPOSAL' });
    expect(body.matching).toMatchObject({ status: 'EXPIRED', expiredReason: 'SLOT_TAKEN', proposal: null });
  });

  test('ends at its deadline, and both are told', async () => {
    const { seller, buyer, _id } = await counterOffer([api.slot(5)], [api.slot(6)]);
    await passDeadline(_id);
    expect(await api.readMatching(seller, _id)).toMatchObject({ status: 'REQUESTED', proposal: null });
    for (const { _id: user } of [seller, buyer])
      expect((await listNotices(user, 'matching.proposalEnded')).length).toBe(1);
  });

  test('that ends together with its request sends one notice to each', async () => {
    const { seller, buyer, _id } = await counterOffer([api.slot(3)], [api.slot(6)]);
    await api.createMeeting((await api.newPair()).seller, buyer, api.slot(3), { mode: 'ONLINE' });
    await passDeadline(_id);
    expect((await api.readMatching(seller, _id)).status).toBe('EXPIRED');
    for (const { _id: user } of [seller, buyer]) {
      const [notice, ...others] = await listNotices(user, 'matching.proposalEnded');
      expect(notice).toContain('요청이 끝났습니다');
      expect([...others, ...(await listNotices(user, 'matching.expired'))]).toEqual([]);
    }
  });

  test('loses a time that is taken or no longer offered, and ends with the last one', async () => {
    const { seller, buyer, _id } = await counterOffer([api.slot(0)], [api.slot(7), api.slot(8)]);
    await api.createMeeting((await api.newPair()).seller, buyer, api.slot(7), { mode: 'ONLINE' });
    expect((await api.readMatching(seller, _id)).proposal?.slots).toMatchObject([
      { struckReason: 'SLOT_TAKEN' },
      { struckReason: null },
    ]);
    const taken = await api.act(seller, _id, { action: 'ACCEPT_PROPOSAL', slot: api.slot(7) });
    expect(taken.error).toMatchObject({ code: 'slot_taken', left: [api.slot(8)] });
    await api.createMeeting(seller, (await api.newPair()).buyer, api.slot(8), { mode: 'ONLINE' });
    expect(await api.readMatching(buyer, _id)).toMatchObject({ status: 'REQUESTED', proposal: null });
  });

  test('can be read by both and by the organiser when an older API stored it, which knew nothing of struck times', async () => {
    const { seller, buyer, _id } = await counterOffer([api.slot(4)], [api.slot(5)]);
    await api.pool.query(
      `update matchings set proposal = proposal #- '{slots,0,struckAt}' #- '{slots,0,struckReason}' where _id = $1`,
      [_id],
    );
    const open = { proposal: { slots: [{ start: api.slot(5), struckAt: null, struckReason: null }] } };
    expect(await api.readMatching(seller, _id)).toMatchObject(open);
    expect(await api.readMatching(buyer, _id)).toMatchObject(open);
    expect(await api.readInConsole(_id)).toMatchObject(open);
  });

  test('says in its notice that the times are not held', async () => {
    const { seller } = await counterOffer([api.slot(0)], [api.slot(9)]);
    const [notice] = await listNotices(seller._id, 'matching.counterOffered');
    expect(notice).toContain('먼저 정해지는 상담');
    expect(await listNotices(seller._id, 'matching.proposed')).toEqual([]);
  });
});

describe('M25: a proposal to move a meeting', () => {
  test('is declined with a notice to its author, who takes it back without one', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createMeeting(seller, buyer, api.slot(3), { mode: 'ONLINE' });
    const countNotices = async () => (await listNotices(buyer._id, 'matching.proposalDeclined')).length;
    const counts: number[] = [];
    for (const user of [buyer, seller]) {
      await api.act(buyer, _id, { action: 'PROPOSE', slots: [api.slot(4)] });
      await api.act(user, _id, { action: 'REJECT_PROPOSAL' });
      counts.push(await countNotices());
    }
    expect(counts).toEqual([0, 1]);
  });

  test('ends at its deadline, and the meeting stays', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createMeeting(seller, buyer, api.slot(3), { mode: 'ONLINE' });
    await api.act(buyer, _id, { action: 'PROPOSE', slots: [api.slot(4)] });
    await passDeadline(_id);
    const after = await api.readMatching(seller, _id);
    expect(after).toMatchObject({ status: 'ACCEPTED', proposal: null, slot: { start: api.slot(3) } });
    expect(after.actions).not.toContain('ACCEPT_PROPOSAL');
    const [notice] = await listNotices(buyer._id, 'matching.proposalEnded');
    expect(notice).toContain('그대로입니다');
  });
});

describe('M3: after two declined requests', () => {
  test('their sender is told the rule, and the other company may ask', async () => {
    const { seller, buyer } = await api.newPair();
    for (const _ of [1, 2]) {
      const { _id } = await api.createRequest(seller, buyer, [api.slot(0)], { mode: 'ONLINE' });
      await api.act(buyer, _id, { action: 'DECLINE' });
    }
    const third = await api.request(seller, buyer, [api.slot(0)], { mode: 'ONLINE' });
    expect(third.error.code).toBe('declined_twice');
    const offer = await api.request(buyer, seller, [api.slot(0)], { mode: 'ONLINE' });
    expect(offer.status).toBe(201);
  });
});
