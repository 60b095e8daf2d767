import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { users } from '../../members/users/table';
import { setUp } from '../../platform/testing';
import { fairs } from '../fairs/table';
import { participations } from '../participations/table';
import { at, expectError, startFair } from './testing';

const api = await setUp(startFair());

describe('M1: only approved participants send requests, and only to other companies', () => {
  test('an approved seller can request a meeting with an approved buyer', async () => {
    const { status, body } = await api.request(await api.newSeller(), api.buyer, api.starts.slice(0, 3));
    expect(status).toBe(201);
    expect(body.matching).toMatchObject({ status: 'REQUESTED', role: 'SELLER', party: 'REQUESTER', slot: null });
    expect(body.matching.slots).toHaveLength(3);
  });

  test('a seller who does not take part is refused', async () => {
    const stranger = await api.person({ role: 'SELLER' });
    expectError(await api.request(stranger, api.buyer, [api.slot(0)]), 403, 'not_participant');
  });

  test('a buyer whose participation was cancelled cannot be requested', async () => {
    const { seller, buyer } = await api.newPair();
    await api.db.update(participations).set({ status: 'CANCELLED' }).where(eq(participations._user, buyer._id));
    expectError(await api.request(seller, buyer, [api.slot(0)]), 403, 'not_participant');
  });

  test('a request to oneself or to another seller is refused', async () => {
    const [seller, other] = [await api.newSeller(), await api.newSeller()];
    const codes = [
      (await api.request(seller, seller, [api.slot(0)])).error.code,
      (await api.request(seller, other, [api.slot(0)])).error.code,
    ];
    expect(codes).toEqual(['same_company', 'not_participant']);
  });

  test('a request to another account of the same company is refused', async () => {
    const { seller, buyer } = await api.newPair();
    await api.pool.query('drop index "users_company.businessNumber_unique"');
    await api.db.update(users).set({ company: seller.company }).where(eq(users._id, buyer._id));
    expectError(await api.request(seller, buyer, [api.slot(0)]), 403, 'same_company');
  });

  test('a buyer can request a seller only if the fair allows both directions', async () => {
    const { seller, buyer } = await api.newPair();
    expect((await api.request(buyer, seller, [api.slot(0)])).status).toBe(201);
    await api.db.update(fairs).set({ direction: 'SELLER_TO_BUYER' }).where(eq(fairs._id, api.fair._id));
    const another = await api.newSeller();
    expect((await api.request(buyer, another, [api.slot(1)])).status).toBe(403);
    await api.db.update(fairs).set({ direction: 'BOTH' }).where(eq(fairs._id, api.fair._id));
  });
});

describe('M2: one to three distinct slots that both offer', () => {
  test.each([0, 4])('%i slots are refused', async (count) => {
    const { status } = await api.request(await api.newSeller(), api.buyer, api.starts.slice(0, count));
    expect(status).toBe(422);
  });

  test('a repeated slot, one of another fair, a past one and one the buyer does not offer are refused and named', async () => {
    const seller = await api.newSeller();
    const buyer = await api.join(await api.person({ role: 'BUYER' }), { slots: api.starts.slice(0, 2) });
    const [first, , third] = api.starts as [string, string, string];
    for (const slots of [[first, first], [at(20)], [at(-1)], [third]]) {
      expect(await api.request(seller, buyer, slots)).toMatchObject({ status: 422, error: { code: 'slot_invalid' } });
    }
    const { error } = await api.request(seller, buyer, [first, third]);
    expect(error.slots).toEqual([third]);
  });

  test('a slot held by either party is refused, with the remaining slots', async () => {
    const [seller, other, buyer] = [await api.newSeller(), await api.newSeller(), await api.newBuyer()];
    const [first, second] = api.starts as [string, string];
    await api.createMeeting(seller, buyer, first);
    const { status, error } = await api.request(other, buyer, [first, second]);
    expect({ status, code: error.code, slots: error.slots }).toEqual({
      status: 409,
      code: 'slot_taken',
      slots: [first],
    });
    expect(error.left).toEqual(api.starts.slice(1));
  });
});

describe('M3: one open request or meeting between two companies at a fair', () => {
  test('a second request is refused with the id of the first', async () => {
    const seller = await api.newSeller();
    const { _id } = await api.createRequest(seller, api.buyer, [api.slot(0)]);
    expectError(await api.request(seller, api.buyer, [api.slot(1)]), 409, 'duplicate', { matching: _id });
  });

  test('one more request is allowed after a decline, and always after an expiry', async () => {
    const { seller, buyer } = await api.newPair();
    const slot = [api.slot(0)];
    for (const _ of [1, 2]) {
      const { _id } = await api.createRequest(seller, buyer, slot);
      await api.act(buyer, _id, { action: 'DECLINE' });
    }
    expect((await api.request(seller, buyer, slot)).error.code).toBe('declined_twice');
    const patient = await api.newSeller();
    for (const _ of [1, 2, 3]) {
      const { _id } = await api.createRequest(patient, buyer, slot);
      await api.pool.query(`update matchings set expires_at = now() - interval '1 millisecond' where _id = $1`, [_id]);
    }
    expect((await api.request(patient, buyer, slot)).status).toBe(201);
  });
});

test('M4: an open request expires when the buyer no longer takes part in its mode', async () => {
  const { seller, buyer } = await api.newPair();
  const { _id } = await api.createRequest(seller, buyer, [api.slot(0)], { mode: 'ONLINE' });
  const { body } = await api.as(buyer, contract.schedules.list, { query: { fair: api.fair._id } });
  const version = body.schedules[0]?.version ?? 0;
  const params = { fair: api.fair._id };
  await api.as(buyer, contract.schedules.update, { params, body: { mode: ['OFFLINE'], version } });
  expect(await api.readMatching(buyer, _id)).toMatchObject({ status: 'EXPIRED', expiredReason: 'MODE_REMOVED' });
});

test('M4: an online request to a buyer who only meets on site is refused', async () => {
  const buyer = await api.newBuyer();
  await api.db
    .update(participations)
    .set({ mode: ['OFFLINE'] })
    .where(eq(participations._user, buyer._id));
  expectError(await api.request(await api.newSeller(), buyer, [api.slot(0)], { mode: 'ONLINE' }), 422, 'mode_refused');
});

test('M8: a request loses the times that the organiser takes out of the fair, and expires with the last of them', async () => {
  const of = await api.makeFair();
  const [first, last] = [api.gridStarts(of).at(0), api.gridStarts(of).at(-1)] as [string, string];
  const { seller, buyer } = await api.newPair(of);
  const both = await api.createRequest(seller, buyer, [first, last], { _fair: of._id });
  const only = await api.createRequest(await api.newSeller(of), buyer, [last], { _fair: of._id });
  const { status } = await api.call(contract.console.fairs.update, {
    as: 'admin',
    params: { id: of._id },
    body: { days: of.days.slice(0, 1), version: of.version },
  });
  expect(status).toBe(200);
  const struck = [{ struckReason: null }, { struckReason: 'FAIR_CHANGED' }];
  expect(await api.readMatching(buyer, both._id)).toMatchObject({ status: 'REQUESTED', slots: struck });
  expect(await api.readMatching(buyer, only._id)).toMatchObject({ status: 'EXPIRED', expiredReason: 'FAIR_CHANGED' });
});

test('M5: a request holds no slot, and both parties see the number of requests per slot', async () => {
  const [one, two, buyer] = [await api.newSeller(), await api.newSeller(), await api.newBuyer()];
  const slot = api.slot(3);
  await api.createRequest(one, buyer, [slot]);
  const { _id } = await api.createRequest(two, buyer, [slot]);
  expect((await api.holds()).filter(({ resource }) => resource === `user:${buyer._id}`)).toEqual([]);
  const { body } = await api.as(buyer, contract.matchings.get, { params: { id: _id } });
  expect(body.matching.slots[0]?.requests).toBe(2);
});

test('M13: requests are accepted only within their window, whatever the status of the fair', async () => {
  const closed = [
    { requestFrom: at(1), requestTo: at(2) },
    { requestFrom: at(-5), requestTo: at(-1) },
  ];
  for (const window of closed) {
    const of = await api.makeFair(window);
    const { seller, buyer } = await api.newPair(of);
    expectError(
      await api.request(seller, buyer, [api.gridStarts(of)[0] as string], { _fair: of._id }),
      409,
      'fair_closed',
    );
  }
});

test('M24: the limit of open requests holds under concurrent requests', async () => {
  const of = await api.makeFair({ maxPending: 2 });
  const seller = await api.newSeller(of);
  const buyers = await Promise.all(Array.from({ length: 6 }, async () => api.newBuyer(of)));
  const slot = [api.gridStarts(of)[0] as string];
  const answers = await Promise.all(buyers.map((buyer) => api.request(seller, buyer, slot, { _fair: of._id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
  const { _id } = answers.find(({ status }) => status === 201)?.body.matching ?? { _id: '' };
  await api.as(seller, contract.matchings.withdraw, { params: { id: _id } });
  const refused = buyers[answers.findIndex(({ status }) => status === 409)];
  if (refused) expect((await api.request(seller, refused, slot, { _fair: of._id })).status).toBe(201);
});

test('repeating a request with one Idempotency-Key creates one matching', async () => {
  const seller = await api.newSeller();
  const headers = { 'idempotency-key': 'once-for-all' };
  const body = { _fair: api.fair._id, _user: api.buyer._id, mode: 'ONLINE', slots: [api.starts[0]] };
  const [first, second] = [
    await api.as(seller, contract.matchings.create, { body, headers }),
    await api.as(seller, contract.matchings.create, { body, headers }),
  ];
  expect(second.body).toEqual(first.body);
});
