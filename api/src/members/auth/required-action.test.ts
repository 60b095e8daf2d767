import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract, type RouteSpec } from 'shared/contract';
import { startProcess } from '../../app/testing';
import { now } from '../../platform/database/columns';
import { notifications } from '../notifications/table';
import { createAuthenticator } from '../passkeys/testing';
import { users } from '../users/table';
import { startWithUsers } from '../users/testing';
import { totps } from './table';
import { createTotpCode, encryptCredentials } from './testing';

const api = await startWithUsers({ requiresSecondFactor: true });
const { app } = await startProcess({ ...api, requiresSecondFactor: true });
const second = await app.listen({ host: '127.0.0.1', port: 0 });
/** A process of the same database for which the second factor is optional. */
const { app: lenientApp } = await startProcess(api);
const lenient = await lenientApp.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  for (const each of [app, lenientApp]) {
    each.server.closeAllConnections();
    await each.close();
  }
  await api.stop();
});

const { auth, console: admin, me, passkeys, totp } = contract;
const password = 'Correct-Horse-9';
const isRefused = { status: 403, code: 'second_factor_missing' };

let count = 0;
/** An account with the password above. */
const join = async (changes: Partial<typeof users.$inferInsert> = { status: 'ACTIVE' }) => {
  count += 1;
  const { body } = await api.register(count);
  const { _id } = body.user;
  await api.db.update(users).set(changes).where(eq(users._id, _id));
  return api.getUserById(_id);
};
const createAdministrator = () => join({ roles: ['ADMIN'] });
type Account = Awaited<ReturnType<typeof join>>;

/** Signs in; `call` sends the newest access token, `renew` exchanges it. */
const signIn = async ({ username }: Account, address = api.address) => {
  const authorization = await encryptCredentials(api, { u: username, p: password });
  const { body } = await api.call(auth.refreshToken, { headers: { authorization, ...api.from() }, address });
  let tokens = { accessToken: '', refreshToken: body.refreshToken };
  const renew = async () => {
    const headers = { authorization: `Bearer ${tokens.refreshToken}` };
    tokens = (await api.call(auth.accessToken, { headers, address })).body;
  };
  await renew();
  const call = async (route: RouteSpec, options: { body?: object; params?: object; address?: string } = {}) => {
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    const { status, body: answer, error } = await api.call(route, { address, ...options, headers } as never);
    return { status, code: error?.code, body: answer as never };
  };
  return { call, renew };
};
type Session = Awaited<ReturnType<typeof signIn>>;

const enrol = async ({ call }: Session) => {
  const { secret } = (await call(totp.enrol, { body: { password } })).body as { secret: string };
  expect((await call(totp.confirm, { body: { code: createTotpCode(secret) } })).status).toBe(200);
};

describe('where a second factor is required, an administrator without one', () => {
  let account: Account;
  let session: Session;
  beforeEach(async () => {
    account = await createAdministrator();
    session = await signIn(account);
  });

  test('signs in with the password and is refused in the console, on every process', async () => {
    for (const address of [api.address, second])
      expect(await session.call(admin.users.list, { address })).toMatchObject(isRefused);
  });

  test('reaches the own account', async () => {
    for (const route of [me.get, me.sessions.list, totp.get]) expect((await session.call(route)).status).toBe(200);
  });

  test('reads nothing that only administrators may read on public pages', async () => {
    const text = { ko: '공지', en: 'Notice', cn: '通知' };
    const texts = { subject: text, content: text, pinned: false };
    const values = { ...texts, audience: 'SELLER', status: 'PUBLISHED', publishAt: now() } as const;
    const [notice] = await api.db.insert(notifications).values(values).returning();
    const params = { id: notice?._id ?? '' };
    expect((await session.call(contract.notifications.get, { params })).status).toBe(404);
    await enrol(session);
    await session.renew();
    expect((await session.call(contract.notifications.get, { params })).status).toBe(200);
  });

  test('enrols, renews the token and goes on in the same session', async () => {
    await enrol(session);
    expect((await session.call(admin.users.list)).status).toBe(401);
    await session.renew();
    for (const address of [api.address, second])
      expect((await session.call(admin.users.list, { address })).status).toBe(200);
  });

  test('cannot disable the last one', async () => {
    await enrol(session);
    await session.renew();
    expect(await session.call(totp.disable, { body: { password } })).toMatchObject({
      status: 409,
      code: 'last_second_factor',
    });
    expect(await api.db.$count(totps, eq(totps._user, account._id))).toBe(1);
  });

  test('may have a passkey instead, whose last one stays, until another administrator removes it', async () => {
    const device = createAuthenticator();
    const { options } = (await session.call(passkeys.begin, { body: { password } })).body as {
      options: Parameters<typeof device.create>[0];
    };
    const { passkey } = (await session.call(passkeys.create, { body: { credential: device.create(options) } }))
      .body as {
      passkey: { _id: string };
    };
    for (const address of [api.address, second])
      expect((await session.call(admin.users.list, { address })).status).toBe(401);
    await session.renew();
    expect((await session.call(admin.users.list)).status).toBe(200);
    expect(await session.call(passkeys.remove, { params: { id: passkey._id }, body: { password } })).toMatchObject({
      status: 409,
      code: 'last_second_factor',
    });

    const other = await signIn(await createAdministrator());
    await enrol(other);
    await other.renew();
    expect((await other.call(admin.users.removeTotp, { params: { id: account._id } })).status).toBe(204);
    await session.renew();
    expect(await session.call(admin.users.list)).toMatchObject(isRefused);
  });

  test('is refused again as soon as another administrator disables it', async () => {
    await enrol(session);
    await session.renew();
    const other = await signIn(await createAdministrator());
    await enrol(other);
    await other.renew();
    expect((await other.call(admin.users.removeTotp, { params: { id: account._id } })).status).toBe(204);
    for (const address of [api.address, second])
      expect((await session.call(admin.users.list, { address })).status).toBe(401);
    await session.renew();
    expect(await session.call(admin.users.list)).toMatchObject(isRefused);
  });
});

test('control: where it is optional, the console opens, and it can be disabled', async () => {
  const session = await signIn(await createAdministrator(), lenient);
  expect((await session.call(admin.users.list)).status).toBe(200);
  await enrol(session);
  expect((await session.call(totp.disable, { body: { password } })).status).toBe(204);
});

describe('whoever was given a password by somebody else', () => {
  let account: Account;
  let session: Session;
  beforeEach(async () => {
    account = await join({ roles: ['ADMIN'], passwordChangeRequiredAt: now() });
    session = await signIn(account, lenient);
  });

  test('can do nothing but change it, on every process', async () => {
    for (const address of [api.address, second, lenient])
      for (const route of [me.get, me.sessions.list, totp.get, admin.users.list])
        expect(await session.call(route, { address })).toMatchObject({ status: 403, code: 'password_change_required' });
    expect((await session.call(contract.notifications.list)).status).toBe(200);
  });

  test('goes on with a password of their own', async () => {
    const change = (to: string) => session.call(me.password, { body: { current: password, password: to } });
    expect((await change(password)).status).toBe(422);
    expect((await change('Brand-New-Word-1')).status).toBe(204);
    expect((await session.call(admin.users.list)).status).toBe(401);
    await session.renew();
    expect((await session.call(admin.users.list)).status).toBe(200);
    // Elsewhere the second factor is required next.
    const headers = { authorization: `Bearer ${await api.createTokenFor(account._id)}` };
    expect((await api.call(admin.users.list, { headers })).error.code).toBe('second_factor_missing');
  });

  test('goes on after a recovery too', async () => {
    const { _id, name, email } = await join({ passwordChangeRequiredAt: now() });
    const certToken = await api.certify(email, 'RECOVERY');
    const body = { kind: 'PASSWORD' as const, name, certToken, newPassword: 'Brand-New-Word-2' };
    expect((await api.call(contract.users.recover, { body, headers: api.from() })).status).toBe(202);
    expect((await api.getUserById(_id)).passwordChangeRequiredAt).toBeNull();
  });
});

test('an administrator who is created with a password has to change it; a member has not, nor who is invited', async () => {
  await api.db
    .insert(totps)
    .values({ _user: await api.getUserId('admin'), secret: 'JBSWY3DPEHPK3PXP', enabledAt: now() });
  const create = async (username: string, changes: object, address?: string) => {
    const body = {
      ...{ username, type: 'PERSON', status: 'ACTIVE', roles: ['ADMIN'], name: '새 사람', language: 'ko', socials: [] },
      ...{ email: `${username}@example.com`, phone: '01055550000', notifications: [], password },
      ...{ marketing: { sms: false, email: false, night: false }, ...changes },
    };
    const { body: created } = await api.asAdmin(admin.users.create, {
      body: body as never,
      ...(address && { address }),
    });
    return (await api.getUserById(created.user._id)).passwordChangeRequiredAt;
  };
  expect(await create('appointed', {})).not.toBeNull();
  expect(await create('enlisted', { roles: [] })).toBeNull();
  expect(await create('invited', { password: undefined })).toBeNull();
  // Control: where a second factor is optional, as on a local address.
  expect(await create('befriended', {}, lenient)).toBeNull();
});

test('members may do without one', async () => {
  const session = await signIn(await join());
  expect((await session.call(me.get)).status).toBe(200);
  await enrol(session);
  expect((await session.call(totp.disable, { body: { password } })).status).toBe(204);
});

test('a token of before it was required is refused, and renewed into one that says so', async () => {
  const session = await signIn(await createAdministrator(), lenient);
  expect((await session.call(admin.users.list, { address: second })).status).toBe(401);
});
