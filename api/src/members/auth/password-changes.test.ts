import { beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { commitDuring } from '../../app/testing-races';
import type { Database } from '../../platform/database/connect';
import { setUp } from '../../platform/testing';
import { passkeys } from '../passkeys/table';
import { createAuthenticator } from '../passkeys/testing';
import { users } from '../users/table';
import { startWithUsers } from '../users/testing';
import { hashPassword } from './passwords';
import { endUserSessions } from './sessions';
import { sessions, signInAttempts, totps } from './table';
import { createTotpCode, encryptCredentials } from './testing';

const { me, totp, passkeys: routes } = contract;

const api = await setUp(startWithUsers());
const password = 'Correct-Horse-9';
const otherHash = await hashPassword('Brand-New-Word-1');

beforeEach(async () => {
  await api.db.delete(signInAttempts);
  await api.db.execute(sql`delete from throttles`);
});

let count = 500;
const join = async () => {
  count += 1;
  return (await api.register(count)).body.user;
};

/** What the owner does meanwhile. */
const changePassword = (user: string) => async (tx: Database) => {
  await tx.update(users).set({ passwordHash: otherHash }).where(eq(users._id, user));
  await endUserSessions(tx, user, 'password');
};
const block = (user: string) => async (tx: Database) => {
  await tx.update(users).set({ status: 'BLOCKED' }).where(eq(users._id, user));
  await endUserSessions(tx, user, 'barred');
};

const countActive = (user: string) => api.db.$count(sessions, and(eq(sessions._user, user), isNull(sessions.endedAt)));

const addPasskey = async (user: string) => {
  const device = createAuthenticator();
  const { body } = await api.callAs(user, routes.begin, { body: { password } });
  const created = await api.callAs(user, routes.create, { body: { credential: device.create(body.options) } });
  return { device, id: created.body.passkey._id };
};

const enrol = async (user: string) => {
  const { secret } = (await api.callAs(user, totp.enrol, { body: { password } })).body;
  return { body: { code: createTotpCode(secret) } };
};

describe.each([
  ['changes the password', changePassword],
  ['is blocked', block],
])('while a member %s', (_, change) => {
  test('a sign-in with the password starts no session', async () => {
    const { _id, username } = await join();
    const authorization = await encryptCredentials(api, { u: username, p: password });
    const signIn = () => api.call(contract.auth.refreshToken, { headers: { authorization } });
    const { status, error } = await commitDuring(api, change(_id), signIn);
    expect([status, error.code]).toEqual([401, 'sign_in_failed']);
    expect(await countActive(_id)).toBe(0);
  });

  test('a sign-in with a passkey starts no session', async () => {
    const { _id } = await join();
    const { device } = await addPasskey(_id);
    const { options } = (await api.call(routes.signIn.begin)).body;
    const signIn = () => api.call(routes.signIn.finish, { body: { credential: device.assert(options) } });
    const { status, error } = await commitDuring(api, change(_id), signIn);
    expect([status, error.code]).toEqual([401, 'passkey_failed']);
    expect(await countActive(_id)).toBe(0);
  });
});

type Act = () => Promise<{ status: number; error: { code: string } }>;

/** What needs the password, prepared for a member. */
const acts: Record<string, (user: string) => Promise<Act>> = {
  'another password': async (user) => () =>
    api.callAs(user, me.password, { body: { current: password, password: 'Third-Word-2026' } }),
  'another address': async (user) => {
    const email = `${user.toLowerCase()}@example.com`;
    const emailToken = await api.certify(email, 'CHANGE');
    const { version } = await api.getUserById(user);
    return () => api.callAs(user, me.update, { body: { version, email, emailToken, currentPassword: password } });
  },
  'a withdrawal': async (user) => () => api.callAs(user, me.withdraw, { body: { password } }),
  'the confirmation of an authenticator app': async (user) => {
    const confirmation = await enrol(user);
    return () => api.callAs(user, totp.confirm, confirmation);
  },
  'the end of two-step sign-in': async (user) => {
    await api.callAs(user, totp.confirm, await enrol(user));
    return () => api.callAs(user, totp.disable, { body: { password } });
  },
  'a new passkey': async (user) => {
    const { body } = await api.callAs(user, routes.begin, { body: { password } });
    const credential = createAuthenticator().create(body.options);
    return () => api.callAs(user, routes.create, { body: { credential } });
  },
  'the removal of a passkey': async (user) => {
    const { id } = await addPasskey(user);
    return () => api.callAs(user, routes.remove, { params: { id }, body: { password } });
  },
};

test.each(Object.entries(acts))('%s is refused if the password changes meanwhile', async (_, prepare) => {
  const { _id } = await join();
  const act = await prepare(_id);
  const readAll = async () => [
    await api.getUserById(_id),
    await api.db.select().from(passkeys).where(eq(passkeys._user, _id)),
    (await api.db.select().from(totps).where(eq(totps._user, _id))).map(({ enabledAt }) => enabledAt),
  ];
  const [before, ...factors] = await readAll();
  const { status, error } = await commitDuring(api, changePassword(_id), act);
  expect([status, error.code]).toEqual([401, 'unauthenticated']);
  expect(await readAll()).toEqual([{ ...before, passwordHash: otherHash }, ...factors]);
});
