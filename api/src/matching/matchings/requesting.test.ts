import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { users } from '../../members/users/table';
import { fairs } from '../fairs/table';
import { participations } from '../participations/table';
import { at, type FairApi, startFair } from './testing';

let api: FairApi;
beforeAll(async () => {
  api = await startFair();
});
afterAll(() => api.stop());

const newSeller = async () => api.join(await api.person({ role: 'SELLER' }));
const newBuyer = async () => api.join(await api.person({ role: 'BUYER' }));

describe('M1: only approved participants ask, and only companies other than their own', () => {
  test('an approved seller asks an approved buyer', async () => {
    const { status, body } = await api.request(await newSeller(), api.buyer, api.starts.slice(0, 3));
    expect(status).toBe(201);
    expect(body.matching).toMatchObject({ status: 'REQUESTED', role: 'SELLER', party: 'REQUESTER', slot: null });
    expect(body.matching.slots).toHaveLength(3);
  });

  test('a seller without a place in the fair is refused', async () => {
    const stranger = await api.person({ role: 'SELLER' });
    const { status, error } = await api.request(stranger, api.buyer, [api.starts[0] as string]);
    expect({ status, code: error.code }).toEqual({ status: 403, code: 'not_participant' });
  });

  test('a buyer whose place was revoked is not asked', async () => {
    const [seller, buyer] = [await newSeller(), await newBuyer()];
    await api.db.update(participations).set({ status: 'CANCELLED' }).where(eq(participations._user, buyer._id));
    const { status, error } = await api.request(seller, buyer, [api.starts[0] as string]);
    expect({ status, code: error.code }).toEqual({ status: 403, code: 'not_participant' });
  });

  test('nobody asks themselves or another seller', async () => {
    const [seller, other] = [await newSeller(), await newSeller()];
    const codes = [
      (await api.request(seller, seller, [api.starts[0] as string])).error.code,
      (await api.request(seller, other, [api.starts[0] as string])).error.code,
    ];
    expect(codes).toEqual(['same_company', 'not_participant']);
  });

  test('nobody asks another account of their own company', async () => {
    const [seller, buyer] = [await newSeller(), await newBuyer()];
    await api.pool.query('drop index "users_company.businessNumber_unique"');
    await api.db.update(users).set({ company: seller.company }).where(eq(users._id, buyer._id));
    const { status, error } = await api.request(seller, buyer, [api.starts[0] as string]);
    expect({ status, code: error.code }).toEqual({ status: 403, code: 'same_company' });
  });

  test('a buyer asks a seller where the fair allows both directions, and not where it does not', async () => {
    const [seller, buyer] = [await newSeller(), await newBuyer()];
    expect((await api.request(buyer, seller, [api.starts[0] as string])).status).toBe(201);
    await api.db.update(fairs).set({ direction: 'SELLER_TO_BUYER' }).where(eq(fairs._id, api.fair._id));
    const another = await newSeller();
    expect((await api.request(buyer, another, [api.starts[1] as string])).status).toBe(403);
    await api.db.update(fairs).set({ direction: 'BOTH' }).where(eq(fairs._id, api.fair._id));
  });
});

describe('M2: one to three different times that both have', () => {
  test.each([0, 4])('%i times are refused', async (count) => {
    const { status } = await api.request(await newSeller(), api.buyer, api.starts.slice(0, count));
    expect(status).toBe(422);
  });

  test('a time twice, one of another fair, one that is past and one the buyer does not offer are refused by name', async () => {
    const seller = await newSeller();
    const buyer = await api.join(await api.person({ role: 'BUYER' }), { slots: api.starts.slice(0, 2) });
    const [first, , third] = api.starts as [string, string, string];
    for (const slots of [[first, first], [at(20)], [at(-1)], [third]]) {
      const { status, error } = await api.request(seller, buyer, slots);
      expect({ status, code: error.code }).toEqual({ status: 422, code: 'slot_invalid' });
    }
    const { error } = await api.request(seller, buyer, [first, third]);
    expect(error.slots).toEqual([third]);
  });

  test('a time at which either has a meeting is refused, with what is left', async () => {
    const [seller, other, buyer] = [await newSeller(), await newSeller(), await newBuyer()];
    const [first, second] = api.starts as [string, string];
    await api.agreed(seller, buyer, first);
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
  test('a second request is refused and names the first', async () => {
    const seller = await newSeller();
    const { _id } = await api.requested(seller, api.buyer, [api.starts[0] as string]);
    const { status, error } = await api.request(seller, api.buyer, [api.starts[1] as string]);
    expect({ status, code: error.code, matching: error.matching }).toEqual({
      status: 409,
      code: 'duplicate',
      matching: _id,
    });
  });

  test('after a refusal one more is allowed, after an expiry always', async () => {
    const [seller, buyer] = [await newSeller(), await newBuyer()];
    const slot = [api.starts[0] as string];
    for (const _ of [1, 2]) {
      const { _id } = await api.requested(seller, buyer, slot);
      await api.act(buyer, _id, { action: 'DECLINE' });
    }
    expect((await api.request(seller, buyer, slot)).error.code).toBe('duplicate');
    const patient = await newSeller();
    for (const _ of [1, 2, 3]) {
      const { _id } = await api.requested(patient, buyer, slot);
      await api.pool.query(`update matchings set expires_at = now() - interval '1 millisecond' where _id = $1`, [_id]);
    }
    expect((await api.request(patient, buyer, slot)).status).toBe(201);
  });
});

test('M4: a buyer who meets at the fair only is not asked for a call', async () => {
  const buyer = await newBuyer();
  await api.db
    .update(participations)
    .set({ mode: ['OFFLINE'] })
    .where(eq(participations._user, buyer._id));
  const { status, error } = await api.request(await newSeller(), buyer, [api.starts[0] as string], { mode: 'ONLINE' });
  expect({ status, code: error.code }).toEqual({ status: 422, code: 'mode_refused' });
});

test('M5: a request holds nothing, and both see how many name a time', async () => {
  const [one, two, buyer] = [await newSeller(), await newSeller(), await newBuyer()];
  const slot = api.starts[3] as string;
  await api.requested(one, buyer, [slot]);
  const { _id } = await api.requested(two, buyer, [slot]);
  expect((await api.holds()).filter(({ resource }) => resource === `user:${buyer._id}`)).toEqual([]);
  const { body } = await api.as(buyer, contract.matchings.get, { params: { id: _id } });
  expect(body.matching.slots[0]?.requests).toBe(2);
});

test('M13: requests are taken within their window alone, whatever the label of the fair says', async () => {
  const closed = [
    { requestFrom: at(1), requestTo: at(2) },
    { requestFrom: at(-5), requestTo: at(-1) },
  ];
  for (const window of closed) {
    const of = await api.makeFair(window);
    const seller = await api.join(await api.person({ role: 'SELLER' }), { of });
    const buyer = await api.join(await api.person({ role: 'BUYER' }), { of });
    const { status, error } = await api.request(seller, buyer, [api.gridStarts(of)[0] as string], { _fair: of._id });
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'fair_closed' });
  }
});

test('M24: no more requests wait for an answer than the fair allows, also when they are sent at once', async () => {
  const of = await api.makeFair({ maxPending: 2 });
  const seller = await api.join(await api.person({ role: 'SELLER' }), { of });
  const buyers = await Promise.all(
    Array.from({ length: 6 }, async () => api.join(await api.person({ role: 'BUYER' }), { of })),
  );
  const slot = [api.gridStarts(of)[0] as string];
  const answers = await Promise.all(buyers.map((buyer) => api.request(seller, buyer, slot, { _fair: of._id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
  const { _id } = answers.find(({ status }) => status === 201)?.body.matching ?? { _id: '' };
  await api.as(seller, contract.matchings.withdraw, { params: { id: _id } });
  const refused = buyers[answers.findIndex(({ status }) => status === 409)];
  if (refused) expect((await api.request(seller, refused, slot, { _fair: of._id })).status).toBe(201);
});

test('the same request under one Idempotency-Key is sent once', async () => {
  const seller = await newSeller();
  const headers = { 'idempotency-key': 'once-for-all' };
  const body = { _fair: api.fair._id, _user: api.buyer._id, mode: 'ONLINE', slots: [api.starts[0]] };
  const [first, second] = [
    await api.as(seller, contract.matchings.create, { body, headers }),
    await api.as(seller, contract.matchings.create, { body, headers }),
  ];
  expect(second.body).toEqual(first.body);
});
