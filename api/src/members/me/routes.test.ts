import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { createFiles } from '../../platform/files/files';
import { liveEvents } from '../../platform/live/table';
import { setUp } from '../../platform/testing';
import { matchesPassword } from '../auth/passwords';
import { sessions } from '../auth/table';
import { purgeWithdrawnUsers } from '../users/anonymise';
import { users } from '../users/table';
import { startWithUsers } from '../users/testing';

const { me } = contract;

const api = await setUp(startWithUsers());

const joined = async (n: number) => (await api.register(n)).body.user._id;
const change = async (user: string, body: object) =>
  api.callAs(user, me.update, { body: { version: (await api.getUserById(user)).version, ...body } as never });

describe('the own account', () => {
  test('contains no password and no fields of the console', async () => {
    const { body } = await api.call(me.get, { as: 'seller' });
    expect(body.user).toMatchObject({ username: 'seller', level: { code: 'basic' }, seller: { eligible: true } });
    expect(Object.keys(body.user)).not.toEqual(expect.arrayContaining(['passwordHash', 'memo']));
  });

  test.each(['roles', 'scopes', 'status', '_level', 'pointBalance', 'memo', 'username', 'type', 'emailVerifiedAt'])(
    'cannot be given %s',
    async (field) => {
      const { version } = await api.getUserById(await api.getUserId('member'));
      const body = { [field]: 'ADMIN', version } as never;
      const { status, error } = await api.call(me.update, { as: 'member', body });
      expect({ status, errors: error.errors }).toMatchObject({ status: 422, errors: [{ field, code: 'unknown' }] });
    },
  );

  test('changes an address only with a token for the new one', async () => {
    const user = await joined(1);
    const { password: currentPassword } = api.person(1);
    const answer = await change(user, { email: 'new1@example.com', currentPassword });
    expect(answer.error.errors).toMatchObject([{ field: 'emailToken' }]);
    const emailToken = await api.certify('new1@example.com', 'CHANGE');
    const { body } = await change(user, { email: 'new1@example.com', emailToken, currentPassword });
    expect(body.user).toMatchObject({ email: 'new1@example.com' });
    const notified = (await api.sent('contact.changed')).map(({ recipients }) => recipients);
    expect(notified).toEqual([['person1@example.com']]);
    const wrong = await api.certify('elsewhere@example.com', 'CHANGE');
    const unproved = { email: 'new2@example.com', emailToken: wrong, currentPassword };
    expect((await change(user, unproved)).error.errors).toMatchObject([{ field: 'emailToken', code: 'cert_token' }]);
  });

  test('changes an address only with the password, which five attempts may be made at', async () => {
    const user = await joined(44);
    const emailToken = await api.certify('new44@example.com', 'CHANGE');
    const body = { email: 'new44@example.com', emailToken };
    expect((await change(user, body)).error.errors).toMatchObject([{ field: 'currentPassword', code: 'required' }]);
    for (let i = 0; i < 5; i += 1)
      expect((await change(user, { ...body, currentPassword: 'Wrong-Horse-9' })).error.errors).toMatchObject([
        { field: 'currentPassword', code: 'wrong_password' },
      ]);
    expect((await change(user, { ...body, currentPassword: api.person(44).password })).status).toBe(429);
    expect((await api.getUserById(user)).email).toBe('person44@example.com');
  });

  test('can verify the current phone number', async () => {
    const user = await joined(2);
    const { phone } = await api.getUserById(user);
    const { body } = await change(user, { phoneToken: await api.certify(phone, 'CHANGE') });
    expect(body.user.phoneVerifiedAt).not.toBeNull();
  });

  test('of an approved company cannot change its business number', async () => {
    const seller = await api.getUserById(await api.getUserId('seller'));
    const company = { ...seller.company, businessNumber: api.company(900).businessNumber };
    const { error } = await api.call(me.update, { as: 'seller', body: { company, version: seller.version } as never });
    expect(error.errors).toMatchObject([{ field: 'company.businessNumber' }]);
  });

  test('of a person cannot apply as buyer or seller', async () => {
    const user = await joined(3);
    expect((await change(user, { buyer: api.buyer })).error.errors).toMatchObject([{ field: 'buyer' }]);
  });

  test('stores when consent to advertisements was given', async () => {
    const user = await joined(4);
    const { body } = await change(user, { marketing: { sms: true, email: false, night: false } });
    expect(body.user.marketing).toMatchObject({ sms: true, at: expect.any(String) });
  });
});

describe('a new password', () => {
  test('needs the old one, ends the other sessions and is notified', async () => {
    const user = await joined(10);
    await api.createSession(user, 'test');
    await api.createSession(user, 'other');
    const wrong = { current: 'not it', password: 'Brand-New-Word-1' };
    expect((await api.callAs(user, me.password, { body: wrong })).error.errors).toMatchObject([
      { field: 'current', code: 'wrong_password' },
    ]);
    const right = { current: 'Correct-Horse-9', password: 'Brand-New-Word-1' };
    expect((await api.callAs(user, me.password, { body: right })).status).toBe(204);
    expect(await matchesPassword((await api.getUserById(user)).passwordHash, 'Brand-New-Word-1')).toBe(true);
    const rows = await api.db.select().from(sessions).where(eq(sessions._user, user));
    expect(Object.fromEntries(rows.map(({ _id, endReason }) => [_id, endReason]))).toEqual({
      test: null,
      other: 'password',
    });
    expect((await api.sent('password.changed')).some(({ _user }) => _user === user)).toBe(true);
    await api.db.delete(sessions);
  });

  test('allows five attempts in ten minutes', async () => {
    const user = await joined(11);
    const body = { current: 'guess', password: 'Brand-New-Word-1' };
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await api.callAs(user, me.password, { body })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('sessions', () => {
  test('can be listed and ended, one or all others', async () => {
    const [user, other] = [await joined(20), await joined(21)];
    for (const id of ['test', 'a', 'b', 'c']) await api.createSession(user, id);
    await api.createSession(other, 'foreign');
    const list = async () => (await api.callAs(user, me.sessions.list, { query: {} })).body.sessions;
    expect((await list()).map(({ _id, current }) => [_id, current]).sort()).toEqual([
      ['a', false],
      ['b', false],
      ['c', false],
      ['test', true],
    ]);
    expect((await api.callAs(user, me.sessions.remove, { params: { id: 'foreign' } })).status).toBe(404);
    expect((await api.callAs(user, me.sessions.remove, { params: { id: 'a' } })).status).toBe(204);
    expect((await api.callAs(user, me.sessions.removeOthers)).status).toBe(204);
    expect((await list()).map(({ _id }) => _id)).toEqual(['test']);
    await api.db.delete(sessions);
  });
});

describe('withdrawal', () => {
  const body = { password: 'Correct-Horse-9', reason: { code: 'UNUSED' as const } };

  test('needs the password, ends all sessions and is notified', async () => {
    const user = await joined(30);
    await api.createSession(user, 's30');
    expect((await api.callAs(user, me.withdraw, { body: { ...body, password: 'no' } })).status).toBe(422);
    const { status, body: withdrawn } = await api.callAs(user, me.withdraw, { body });
    expect(status).toBe(200);
    expect(Date.parse(withdrawn.purgeAt)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect(await api.getUserById(user)).toMatchObject({
      status: 'WITHDRAWN',
      withdrawal: { reason: { code: 'UNUSED' } },
    });
    expect((await api.sent('user.withdrawn')).some(({ _user }) => _user === user)).toBe(true);
    // Open pages could not read it any more.
    const announced = sql`${user} = any(${liveEvents.users}) and ${liveEvents.data} ->> 'code' = 'user.withdrawn'`;
    expect(await api.db.select().from(liveEvents).where(announced)).toEqual([]);
    expect((await api.callAs(user, me.get)).status).toBe(401);
    expect((await api.callAs(user, me.withdraw, { body })).status).toBe(401);
    const { body: listed } = await api.call(contract.console.users.list, {
      as: 'admin',
      query: { status: 'WITHDRAWN' },
    });
    expect(listed.users.map(({ _id }) => _id)).toContain(user);
  });

  test('anonymises the account after thirty days, which frees the username', async () => {
    const user = await joined(31);
    await api.callAs(user, me.withdraw, { body });
    expect((await api.register(31)).error.errors).toMatchObject([{ code: 'taken' }]);
    const files = createFiles(api.db, api.storage);
    await purgeWithdrawnUsers(api.db, files);
    expect(await api.getUserById(user)).toMatchObject({ username: 'person31' });
    await api.db
      .update(users)
      .set({ withdrawal: sql`jsonb_set(withdrawal, '{purgeAt}', '"2020-01-01T00:00:00.000Z"')` })
      .where(eq(users._id, user));
    await purgeWithdrawnUsers(api.db, files);
    expect(await api.getUserById(user)).toMatchObject({
      name: '탈퇴회원',
      phone: '',
      passwordHash: '',
      status: 'WITHDRAWN',
    });
    expect((await api.register(31)).status).toBe(201);
  });

  test('is refused for the last administrator', async () => {
    const { status, error } = await api.call(me.withdraw, { as: 'admin', body: { password: 'Portico-2026!' } });
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'last_administrator' });
  });
});
