import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { recordDecision } from './applications';
import { type User, users } from './table';
import { registrationFile, startWithUsers } from './testing';

const { console: admin } = contract;

const api = await setUp(startWithUsers());

const registerBuyer = async (n: number, withDocument = true) => {
  const { body } = await api.registerBuyer(n);
  const { _id: id } = body.user;
  if (withDocument)
    await api.call(contract.users.businessRegistration, {
      params: { id },
      file: registrationFile,
      headers: { 'upload-token': body.uploadToken },
    });
  return id;
};

const seller = { certificates: [{ type: 'SeoulAward' as const, year: 2025 }, { type: 'other' as const }] };
const joinedSeller = async (n: number) => {
  const consents = api.agreed('service', 'privacy', 'fair-seller');
  return (await api.registerBuyer(n, { buyer: undefined, seller, consents })).body.user._id;
};

const decide = (id: string, body: object) =>
  api.call(admin.users.decide, { as: 'admin', params: { id }, body: body as never });

const findNotifications = async (template: string, user: string) =>
  (await api.sent(template)).filter(({ _user, channel }) => _user === user && channel === 'EMAIL');

describe('a buyer', () => {
  test('who is approved may buy, and is notified once for repeated approvals', async () => {
    const id = await registerBuyer(1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => decide(id, { role: 'BUYER', decision: 'APPROVED' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const row = await api.getUserById(id);
    expect(row).toMatchObject({ status: 'ACTIVE', roles: ['BUYER'], waiting: false });
    expect(row.buyer?.application.history.map(({ status }) => status)).toEqual(['PENDING', 'APPROVED']);
    expect(await findNotifications('buyer.approved', id)).toHaveLength(1);
  });

  test('control: without the lock one approval is stored several times', async () => {
    const id = await registerBuyer(2);
    let written = 0;
    // All read before one of them writes, which without the lock may happen at any time.
    const rivals = await Promise.all(Array.from({ length: 10 }, () => api.getUserById(id)));
    const naive = async ({ buyer }: User) => {
      if (!buyer || buyer.application.status === 'APPROVED') return;
      const application = recordDecision(buyer.application, { status: 'APPROVED', by: 'x', reason: null });
      await api.db
        .update(users)
        .set({ buyer: { ...buyer, application } })
        .where(eq(users._id, id));
      written += 1;
    };
    await Promise.all(rivals.map(naive));
    expect(written).toBeGreaterThan(1);
  });

  test('without the business registration cannot be approved', async () => {
    const answer = await decide(await registerBuyer(3, false), { role: 'BUYER', decision: 'APPROVED' });
    expect(answer).toMatchObject({ status: 422, error: { errors: [{ field: 'businessRegistration' }] } });
  });

  test('is rejected and notified with a reason, and may apply again', async () => {
    const id = await registerBuyer(4);
    expect((await decide(id, { role: 'BUYER', decision: 'REJECTED' })).error.errors).toMatchObject([
      { field: 'reason' },
    ]);
    await decide(id, { role: 'BUYER', decision: 'REJECTED', reason: '서류가 흐립니다.' });
    const [mail] = await findNotifications('buyer.rejected', id);
    expect(mail?.mail?.text).toContain('서류가 흐립니다.');
    expect(await api.getUserById(id)).toMatchObject({ roles: [], waiting: false });

    const { version } = await api.getUserById(id);
    const again = await api.callAs(id, contract.me.update, { body: { buyer: api.buyer, version } });
    expect(again.body.user.buyer?.application).toMatchObject({ status: 'PENDING', reason: null });
    await decide(id, { role: 'BUYER', decision: 'APPROVED' });
    const { buyer } = await api.getUserById(id);
    expect(buyer?.application.history.map(({ status }) => status)).toEqual([
      'PENDING',
      'REJECTED',
      'PENDING',
      'APPROVED',
    ]);
  });

  test('stays rejected when an administrator corrects the profile', async () => {
    const id = await registerBuyer(6);
    await decide(id, { role: 'BUYER', decision: 'REJECTED', reason: '서류 미비' });
    const { version } = await api.getUserById(id);
    const body = { buyer: { ...api.buyer, channels: '온라인몰' }, version };
    const { body: changed } = await api.call(admin.users.update, { as: 'admin', params: { id }, body });
    expect(changed.user.buyer).toMatchObject({ channels: '온라인몰', application: { status: 'REJECTED' } });
  });

  test('whose approval is revoked loses the role', async () => {
    const id = await registerBuyer(5);
    await decide(id, { role: 'BUYER', decision: 'APPROVED' });
    await decide(id, { role: 'BUYER', decision: 'REJECTED', reason: '허위 서류' });
    expect(await api.getUserById(id)).toMatchObject({ roles: [], buyer: { application: { status: 'REJECTED' } } });
  });
});

describe('a seller', () => {
  test('needs a verified certificate of a selling programme', async () => {
    const id = await joinedSeller(20);
    const other = { role: 'SELLER', decision: 'APPROVED', certificates: [1] };
    expect((await decide(id, other)).error.errors).toMatchObject([{ field: 'certificates' }]);
    const { body } = await decide(id, { ...other, certificates: [0] });
    expect(body.user).toMatchObject({ roles: ['SELLER'], seller: { eligible: true } });
    expect(body.user.seller?.certificates.map(({ verifiedAt }) => verifiedAt !== null)).toEqual([true, false]);
  });

  test('without an application cannot be approved', async () => {
    const id = await registerBuyer(21);
    const { status, error } = await decide(id, { role: 'SELLER', decision: 'APPROVED', certificates: [0] });
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'wrong_state' });
  });
});

test('the queue has pending applications only, oldest first', async () => {
  const ids = [await registerBuyer(30), await joinedSeller(31)];
  const approved = await registerBuyer(32);
  await decide(approved, { role: 'BUYER', decision: 'APPROVED' });
  const { body } = await api.call(admin.users.list, { as: 'admin', query: { waiting: 'true', limit: 100 } });
  const listed = body.users.map(({ _id }) => _id);
  expect(listed.filter((id) => ids.includes(id))).toEqual(ids);
  expect(listed).not.toContain(approved);
});
