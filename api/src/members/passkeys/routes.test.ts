import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract, type Reauthentication } from 'shared/contract';
import { countStatus, runAtOnce, startSecondProcess } from '../../app/testing-races';
import { audit } from '../../platform/audit/table';
import { purgeSignIns } from '../auth/purge-sign-ins';
import { sessions, signInAttempts, totps } from '../auth/table';
import { encryptCredentials } from '../auth/testing';
import { users } from '../users/table';
import { startWithUsers } from '../users/testing';
import { passkeyChallenges, passkeys } from './table';
import { type Authenticator, createAuthenticator } from './testing';

const { passkeys: routes, me } = contract;
const password = 'Portico-2026!';
const proof: Reauthentication = { password };

const api = await startWithUsers();
const other = await startSecondProcess(api);

afterAll(async () => {
  await other.stop();
  await api.stop();
});

beforeEach(async () => {
  await api.db.delete(passkeys);
  await api.db.delete(passkeyChallenges);
  await api.db.delete(signInAttempts);
  await api.db.execute(sql`delete from throttles`);
});

type Who = 'admin' | 'member' | 'seller' | 'buyer';
type Changes = Parameters<Authenticator['create']>[1];

const begin = (as: Who, body = proof) => api.call(routes.begin, { as, body });
const create = async (as: Who, device: Authenticator, changes: Changes = {}) => {
  const { body } = await begin(as);
  return api.call(routes.create, { as, body: { credential: device.create(body.options, changes) } });
};
const list = async (as: Who) => (await api.call(routes.list, { as })).body.passkeys;

/** A device with a passkey of this member. */
const add = async (as: Who) => {
  const device = createAuthenticator();
  const { status, body } = await create(as, device);
  expect(status).toBe(201);
  return { device, passkey: body.passkey };
};

const ask = async () => (await api.call(routes.signIn.begin)).body.options;
const finish = (credential: ReturnType<Authenticator['assert']>, options: { address?: string } = {}) =>
  api.call(routes.signIn.finish, { body: { credential }, ...options });
const signIn = async (device: Authenticator, changes: Changes = {}) => finish(device.assert(await ask(), changes));

const signInByPassword = async (u: string, p = password) =>
  api.call(contract.auth.refreshToken, { headers: { authorization: await encryptCredentials(api, { u, p }) } });

const confirm = async (as: Who, device: Authenticator, changes: Changes = {}) => {
  const { body } = await api.call(routes.reauthenticate, { as });
  return { passkey: device.assert(body.options, changes) };
};

const readAudit = async (action: 'LOGIN' | 'LOGIN_FAIL') => {
  const entries = await api.db.select().from(audit).where(eq(audit.action, action)).orderBy(audit._id);
  return entries.map(({ actor }) => actor.username);
};

describe('a passkey', () => {
  test('is added with the password, named after the device, and its owner is told by mail and text message', async () => {
    const { body } = await begin('member');
    expect(body.options).toMatchObject({
      rp: { id: 'portico.example', name: '포르티코' },
      user: { name: 'member' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const device = createAuthenticator();
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36' };
    const created = { as: 'member', body: { credential: device.create(body.options) }, headers } as const;
    const answer = await api.call(routes.create, created);
    expect(answer.status).toBe(201);
    expect(await list('member')).toEqual([
      { ...answer.body.passkey, name: 'Chrome · Windows', backedUp: false, lastUsedAt: null },
    ]);
    const [stored] = await api.db.select().from(passkeys);
    expect(stored).toMatchObject({ credentialId: device.credentialId, transports: ['internal'] });
    const sent = await api.sent('passkey.added');
    expect(sent.map(({ channel }) => channel).sort()).toEqual(['EMAIL', 'SMS']);
    expect(sent[0]?._user).toBe(await api.getUserId('member'));
  });

  test('is not added with a wrong password or without one', async () => {
    const wrong = await begin('member', { password: 'wrong' });
    expect(wrong.error.errors).toMatchObject([{ field: 'password', code: 'wrong_password' }]);
    expect((await begin('member', {})).error.errors).toMatchObject([{ field: 'password', code: 'required' }]);
  });

  test('can be added with another one, which the browser is told not to use again', async () => {
    const { device } = await add('member');
    const { status, body } = await begin('member', await confirm('member', device));
    expect(status).toBe(201);
    expect(body.options.excludeCredentials).toMatchObject([{ id: device.credentialId, transports: ['internal'] }]);
  });

  test.each<[string, Changes]>([
    ['for another origin', { origin: 'https://portico.example.attacker.test' }],
    ['by a device that has not checked who uses it', { isVerified: false }],
    ['with certificates that nobody asked for', { format: 'apple' }],
  ])('is refused if it was created %s', async (_, changes) => {
    const { status, error } = await create('member', createAuthenticator(), changes);
    expect({ status, errors: error.errors }).toMatchObject({
      status: 422,
      errors: [{ field: 'credential', code: 'passkey' }],
    });
    expect(await list('member')).toEqual([]);
  });

  test('is refused for the challenge of another member, of a sign-in, or one that was used', async () => {
    const device = createAuthenticator();
    const { body } = await begin('buyer');
    const credential = device.create(body.options);
    const foreign = await api.call(routes.create, { as: 'member', body: { credential } });
    expect(foreign.error.errors).toMatchObject([{ code: 'passkey' }]);
    const { challenge } = await ask();
    const mixed = { credential: device.create({ ...body.options, challenge }) };
    expect((await api.call(routes.create, { as: 'buyer', body: mixed })).status).toBe(422);
    expect((await api.call(routes.create, { as: 'buyer', body: { credential } })).status).toBe(201);
    expect((await api.call(routes.create, { as: 'buyer', body: { credential } })).status).toBe(422);
  });

  test('of one member cannot be added to another account', async () => {
    const { device } = await add('member');
    expect((await create('buyer', device)).status).toBe(409);
  });

  test('is refused as the eleventh, also of several that are added at once', async () => {
    const user = await api.getUserId('member');
    const row = { _user: user, publicKey: '', counter: 0, transports: [], name: '', backedUp: false };
    await api.db.insert(passkeys).values(Array.from({ length: 8 }, (_, n) => ({ ...row, credentialId: `c${n}` })));
    const begun: Parameters<Authenticator['create']>[0][] = [];
    for (let n = 0; n < 5; n += 1) begun.push((await begin('member')).body.options);
    const answers = await runAtOnce(5, (at) => {
      const options = begun[at] ?? begun[0];
      if (!options) throw new Error('No options');
      const credential = createAuthenticator().create(options);
      return api.call(routes.create, { as: 'member', body: { credential }, ...other.by(at) });
    });
    expect(countStatus(answers, 201)).toBe(2);
    const refused = await begin('member');
    expect([refused.status, refused.error.code]).toEqual([422, 'too_many']);
  });

  test('is renamed and removed by its owner alone', async () => {
    const { device, passkey } = await add('member');
    const params = { id: passkey._id };
    const renamed = { as: 'member', params, body: { name: '회사 노트북' } } as const;
    expect((await api.call(routes.rename, renamed)).body.passkey.name).toBe('회사 노트북');
    expect((await api.call(routes.rename, { ...renamed, as: 'buyer' })).status).toBe(404);
    expect((await api.call(routes.remove, { as: 'buyer', params, body: proof })).status).toBe(404);
    expect((await api.call(routes.remove, { as: 'member', params, body: {} })).status).toBe(422);
    const answered = await confirm('member', device);
    expect((await api.call(routes.remove, { as: 'member', params, body: answered })).status).toBe(204);
    expect((await api.sent('passkey.removed')).map(({ channel }) => channel).sort()).toEqual(['EMAIL', 'SMS']);
    expect(await list('member')).toEqual([]);
    const entries = await api.db.select().from(audit).where(eq(audit.target, passkey._id)).orderBy(audit._id);
    expect(entries.map(({ action, resource }) => `${action} ${resource}`)).toEqual([
      'CREATE passkeys',
      'UPDATE passkeys',
      'DELETE passkeys',
    ]);
  });

  test('of another member proves nothing', async () => {
    const { passkey } = await add('member');
    const { device } = await add('buyer');
    const { body } = await api.call(routes.reauthenticate, { as: 'member' });
    const foreign = { passkey: device.assert(body.options) };
    const { error } = await api.call(routes.remove, { as: 'member', params: { id: passkey._id }, body: foreign });
    expect(error.errors).toMatchObject([{ field: 'passkey', code: 'passkey' }]);
  });

  test('is as good as the password for another address or another password, once', async () => {
    const user = (await api.register(71)).body.user._id;
    const device = createAuthenticator();
    const begun = await api.callAs(user, routes.begin, { body: { password: api.person(71).password } });
    await api.callAs(user, routes.create, { body: { credential: device.create(begun.body.options) } });
    const answer = async () => device.assert((await api.callAs(user, routes.reauthenticate)).body.options);

    const emailToken = await api.certify('new71@example.com', 'CHANGE');
    const { version } = await api.getUserById(user);
    const changed = { version, email: 'new71@example.com', emailToken, passkey: await answer() };
    const { body } = await api.callAs(user, me.update, { body: changed });
    expect(body.user).toMatchObject({ email: 'new71@example.com', passkeys: 1 });
    const renewed = { password: 'Brand-New-Word-1', passkey: await answer() };
    expect((await api.callAs(user, me.password, { body: renewed })).status).toBe(204);
    const again = await api.callAs(user, me.password, { body: { ...renewed, password: 'Brand-New-Word-2' } });
    expect(again.error.errors).toMatchObject([{ field: 'passkey', code: 'passkey' }]);
  });

  test('goes with the account', async () => {
    const user = (await api.register(70)).body.user._id;
    const row = { _user: user, credentialId: 'gone', publicKey: '', counter: 0, transports: [], name: '' };
    await api.db.insert(passkeys).values({ ...row, backedUp: false });
    const withdrawn = await api.callAs(user, me.withdraw, { body: { password: api.person(70).password } });
    expect(withdrawn.status).toBe(200);
    expect(await api.db.$count(passkeys, eq(passkeys._user, user))).toBe(0);
  });
});

describe('a sign-in with a passkey', () => {
  test('needs no name and starts a session as one with the password does', async () => {
    const { device } = await add('member');
    await api.db.delete(sessions);
    const options = await ask();
    expect(options).toMatchObject({ rpId: 'portico.example', allowCredentials: [], userVerification: 'required' });
    const { status, body, headers } = await finish(device.assert(options));
    expect(status).toBe(200);
    expect(headers['set-cookie']).toMatch(/^portico\.device=.*HttpOnly/);
    expect(headers['cache-control']).toBe('no-store');
    const { accessToken, refreshToken } = body;
    const mine = await api.call(me.get, { headers: { authorization: `Bearer ${accessToken}` } });
    expect(mine.body.user).toMatchObject({ username: 'member' });
    const renewed = await api.call(contract.auth.accessToken, { headers: { authorization: `Bearer ${refreshToken}` } });
    expect(renewed.status).toBe(200);
    expect((await readAudit('LOGIN')).at(-1)).toBe('member');
    expect((await api.getUserById(await api.getUserId('member'))).lastLoginAt).not.toBeNull();
    expect((await list('member'))[0]?.lastUsedAt).not.toBeNull();
    expect(await api.db.$count(sessions)).toBe(1);
  });

  test('stands for both factors', async () => {
    const { device } = await add('admin');
    const user = await api.getUserId('admin');
    await api.db.insert(totps).values({ _user: user, secret: 'JBSWY3DPEHPK3PXP', enabledAt: new Date().toISOString() });
    expect((await signIn(device)).status).toBe(200);
    expect((await signInByPassword('admin')).error.code).toBe('totp_required');
    await api.db.delete(totps);
  });

  test('is possible after many attempts of strangers at the account', async () => {
    const { device } = await add('member');
    for (let i = 0; i < 7; i += 1) await signInByPassword('member', 'wrong');
    expect((await signInByPassword('member')).error.code).toBe('proof_required');
    expect((await signIn(device)).status).toBe(200);
  });

  test.each<[string, Changes]>([
    ['of a page of another origin', { origin: 'https://portico.example.attacker.test' }],
    ['of a device that has not checked who uses it', { isVerified: false }],
    ['whose counter goes back, as that of a copy does', { counter: 1 }],
  ])('is refused with the answer %s', async (_, changes) => {
    const { device } = await add('member');
    expect((await signIn(device)).status).toBe(200);
    const { status, error } = await signIn(device, changes);
    expect([status, error.code]).toEqual([401, 'passkey_failed']);
    expect((await readAudit('LOGIN_FAIL')).at(-1)).toBe('member');
  });

  test('is refused for an unknown passkey, a removed one, and the signature of another', async () => {
    const { device, passkey } = await add('member');
    expect((await signIn(createAuthenticator())).error.code).toBe('passkey_failed');
    const { device: second } = await add('buyer');
    const answer = second.assert(await ask());
    const response = { ...answer.response, userHandle: device.assert(await ask()).response.userHandle };
    const forged = { ...answer, id: device.credentialId, rawId: device.credentialId, response };
    expect((await finish(forged)).error.code).toBe('passkey_failed');
    await api.call(routes.remove, { as: 'member', params: { id: passkey._id }, body: proof });
    expect((await signIn(device)).error.code).toBe('passkey_failed');
  });

  test('is refused for a blocked account', async () => {
    const { device } = await add('member');
    const member = eq(users.username, 'member');
    await api.db.update(users).set({ status: 'BLOCKED' }).where(member);
    expect((await signIn(device)).error.code).toBe('passkey_failed');
    await api.db.update(users).set({ status: 'ACTIVE' }).where(member);
    expect((await signIn(device)).status).toBe(200);
  });

  test('is refused with a challenge that was used, has expired, or was made for something else', async () => {
    const { device } = await add('member');
    const used = await ask();
    expect((await finish(device.assert(used))).status).toBe(200);
    expect((await finish(device.assert(used))).error.code).toBe('passkey_failed');
    const expired = await ask();
    await api.db.execute(sql`update passkey_challenges set expires_at = now()`);
    expect((await finish(device.assert(expired))).error.code).toBe('passkey_failed');
    const { passkey } = await confirm('member', device);
    expect((await finish(passkey)).error.code).toBe('passkey_failed');
  });

  test('works once of many at the same time with one challenge, on two processes', async () => {
    const { device } = await add('member');
    const options = await ask();
    const answers = await runAtOnce(8, (at) => finish(device.assert(options), other.by(at)));
    expect(countStatus(answers, 200)).toBe(1);
  });

  test('control: a challenge that stays in the database signs in several times', async () => {
    const { device } = await add('member');
    const options = await ask();
    const credentials = Array.from({ length: 4 }, () => device.assert(options));
    const [row] = await api.db
      .select()
      .from(passkeyChallenges)
      .where(eq(passkeyChallenges.challenge, options.challenge));
    if (!row) throw new Error('No challenge');
    const statuses = [];
    for (const credential of credentials) {
      statuses.push((await finish(credential)).status);
      await api.db.insert(passkeyChallenges).values(row);
    }
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  test('is possible after many attempts of the source, whose failures count for passwords', async () => {
    const { device } = await add('member');
    const stranger = createAuthenticator();
    const options = await ask();
    for (let i = 0; i < 30; i += 1) expect((await finish(stranger.assert(options))).error.code).toBe('passkey_failed');
    expect((await signInByPassword('buyer')).error.code).toBe('sign_in_failed');
    expect((await signIn(device)).status).toBe(200);
    await api.db.delete(signInAttempts);
    expect((await signInByPassword('buyer')).status).toBe(200);
  });

  test('asks 200 times an hour for one source', async () => {
    await api.db.execute(sql`
      insert into throttles (key, count, ends_at) values ('passkey-sign-in:source:127.0.0.1', 200, now() + interval '1 hour')`);
    expect((await api.call(routes.signIn.begin)).status).toBe(429);
  });
});

describe('the right password of an account with passkeys', () => {
  test('is not enough, and is no failed attempt', async () => {
    const { passkey } = await add('member');
    for (let i = 0; i < 8; i += 1) expect((await signInByPassword('member')).error.code).toBe('passkey_required');
    expect((await signInByPassword('member', 'wrong')).error.code).toBe('sign_in_failed');
    await api.call(routes.remove, { as: 'member', params: { id: passkey._id }, body: proof });
    expect((await signInByPassword('member')).status).toBe(200);
  });

  test('sends no code after many attempts, since a code would be less than a passkey', async () => {
    await add('member');
    const before = (await api.sent('user.certCode')).length;
    for (let i = 0; i < 7; i += 1) await signInByPassword('member', 'wrong');
    expect((await signInByPassword('member')).error.code).toBe('proof_required');
    // A second sign-in, so that the first could have sent its code.
    expect((await signInByPassword('member')).error.code).toBe('proof_required');
    expect((await api.sent('user.certCode')).length).toBe(before);
  });
});

test('challenges that were not answered are deleted when they have expired', async () => {
  await ask();
  await api.db.execute(sql`update passkey_challenges set expires_at = now() - interval '1 second'`);
  await ask();
  await purgeSignIns(api.db);
  expect(await api.db.$count(passkeyChallenges)).toBe(1);
});
