import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { desc, eq, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { startApi, startProcess } from '../../app/testing';
import { startSecondProcess } from '../../app/testing-races';
import { audit } from '../../platform/audit/table';
import { outbox } from '../../platform/mail/table';
import { users } from '../users/table';
import { findCode } from '../users/testing';
import { hashPassword, matchesPassword } from './passwords';
import { signInAttempts } from './table';
import { encryptCredentials } from './testing';

const password = 'Portico-2026!';

const api = await startApi();
/** A second API process on the same database. */
const { app: other } = await startProcess(api);
/** Base URLs of both processes. */
const processes = [api.address, await other.listen({ host: '127.0.0.1', port: 0 })];

beforeEach(async () => {
  await api.db.delete(signInAttempts);
});

afterAll(async () => {
  await other.close();
  await api.stop();
});

const envelope = (u: string, p = password) => encryptCredentials(api, { u, p });
const send = (authorization: string, headers: Record<string, string> = {}) =>
  api.call(contract.auth.refreshToken, { headers: { authorization, ...headers } });
const signIn = async (username: string, typedPassword = password, headers: Record<string, string> = {}) =>
  send(await envelope(username, typedPassword), headers);
const exchange = (refreshToken: string) =>
  api.call(contract.auth.accessToken, { headers: { authorization: `Bearer ${refreshToken}` } });
/** Sends a request `times` times concurrently, alternating between both processes. */
const inParallel = (times: number, path: string, authorization: string) =>
  Promise.all(
    Array.from({ length: times }, (_, i) => fetch(`${processes[i % 2]}${path}`, { headers: { authorization } })),
  );
const getCookie = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';

test('username and password return a refresh token, which returns an access token for the console', async () => {
  const signedIn = await signIn('admin');
  expect(signedIn.status).toBe(200);
  expect(signedIn.headers['cache-control']).toBe('no-store');
  const exchanged = await exchange(signedIn.body.refreshToken);
  expect(exchanged.status).toBe(200);
  const headers = { authorization: `Bearer ${exchanged.body.accessToken}` };
  const { status, body } = await api.call(contract.console.staff.list, { headers });
  expect([status, body.staff.map(({ username }) => username)]).toEqual([200, ['admin']]);
});

test.each([
  ['admin', ['user', 'console']],
  ['seller', ['user', 'seller']],
  ['buyer', ['user', 'buyer']],
  ['member', ['user']],
])('%s may enter as %j', async (username, scope) => {
  const { body } = await exchange((await signIn(username)).body.refreshToken);
  const payload = JSON.parse(Buffer.from(body.accessToken.split('.')[1] ?? '', 'base64url').toString());
  expect(payload).toMatchObject({ scope, iss: 'portico', aud: 'portico-api', jti: expect.any(String) });
});

test('every failure returns the same 401', async () => {
  const cross = { 'sec-fetch-site': 'cross-site' };
  const replayed = await envelope('admin');
  await send(replayed);
  const plain = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`;
  const answers = [
    await signIn('admin', 'wrong'),
    await signIn('nobody', password),
    await send(replayed),
    await send(plain),
    await send(''),
    await send('Basic x'),
    await send(await envelope('admin'), cross),
  ];
  for (const { status, error } of answers) expect([status, error.code]).toEqual([401, 'sign_in_failed']);
  expect(new Set(answers.map(({ error }) => JSON.stringify(error))).size).toBe(1);
});

test('an envelope can be used once, on any process', async () => {
  const used = await envelope('member');
  const both = await inParallel(10, '/api/auth/refreshToken', used);
  expect(both.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
});

test('control: without shared nonces the envelope can be used again', async () => {
  const used = await envelope('member');
  await send(used);
  await api.db.execute(sql`delete from sign_in_nonces`);
  expect((await send(used)).status).toBe(200);
});

test('colons, Hangul and Unicode composition are accepted', async () => {
  const values = { username: '홍길동', passwordHash: await hashPassword('비밀:번호:1'), type: 'PERSON' as const };
  await api.db.insert(users).values({ ...values, name: '홍길동', email: 'hong@example.com', phone: '01011112222' });
  expect((await signIn('홍길동', '비밀:번호:1')).status).toBe(200);
  expect((await signIn('홍길동'.normalize('NFD'), '비밀:번호:1'.normalize('NFD'))).status).toBe(200);
  expect((await signIn(' ADMIN ')).status).toBe(200);
  expect((await signIn('admin', password.toLowerCase())).status).toBe(401);
});

test('sign-in accepts no HEAD and no other method', async () => {
  const authorization = await envelope('admin');
  for (const method of ['HEAD', 'POST', 'PUT'] as const) {
    const answer = await fetch(`${processes[0]}/api/auth/refreshToken`, { method, headers: { authorization } });
    expect([404, 405]).toContain(answer.status);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  expect([404, 405]).toContain((await fetch(`${processes[0]}/api/auth/accessToken`, { method: 'HEAD' })).status);
});

const elsewhere = { 'x-forwarded-for': '203.0.113.99' };

test('strangers lock nobody out: the owner signs in from elsewhere, and on a known device', async () => {
  const cookie = getCookie(await signIn('seller'));
  for (let i = 0; i < 7; i += 1) await signIn('seller', 'wrong');
  expect((await signIn('seller')).error.code).toBe('proof_required');
  expect((await signIn('seller', password, { cookie })).status).toBe(200);
  expect((await signIn('seller', 'wrong', { cookie })).error.code).toBe('sign_in_failed');
  expect((await signIn('seller', password, elsewhere)).status).toBe(200);
});

test('a device is known for its owner only, until the password changes', async () => {
  const cookie = getCookie(await signIn('seller'));
  for (let i = 0; i < 5; i += 1) await signIn('buyer', 'wrong');
  expect((await signIn('buyer', password, { cookie })).error.code).toBe('proof_required');
  for (let i = 0; i < 5; i += 1) await signIn('seller', 'wrong');
  const seller = eq(users.username, 'seller');
  const [before] = await api.db.select().from(users).where(seller);
  await api.db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(seller);
  expect((await signIn('seller', password, { cookie })).error.code).toBe('proof_required');
  await api.db
    .update(users)
    .set({ passwordHash: before?.passwordHash ?? '' })
    .where(seller);
});

test('a known device has five attempts, then it is as others', async () => {
  const cookie = getCookie(await signIn('member'));
  for (let i = 0; i < 5; i += 1) await signIn('member', 'wrong', { cookie });
  expect((await signIn('member', password, { cookie })).status).toBe(200);
  for (let i = 0; i < 10; i += 1) await signIn('member', 'wrong', { cookie });
  expect((await signIn('member', password, { cookie })).error.code).toBe('proof_required');
});

describe('after many attempts on an account', () => {
  /** Twenty wrong passwords, from as many sources. */
  const attack = async (username: string) => {
    for (let i = 0; i < 20; i += 1) await signIn(username, 'wrong', api.from());
  };
  const signInWith = async (username: string, typedPassword: string, t?: string) =>
    send(
      await encryptCredentials(api, { u: username, p: typedPassword, ...(t === undefined ? {} : { t }) }),
      api.from(),
    );
  /** The code that was sent last; it is sent after the answer. */
  const receiveCode = async (username: 'admin' | 'buyer' | 'member', except = '') => {
    const { email } = await api.getUser(username);
    for (let tries = 0; tries < 500; tries += 1) {
      const code = await findCode(api.db, email);
      if (code && code !== except) return code;
      await delay(20);
    }
    throw new Error('No code was sent');
  };

  test('the owner needs the code that is sent for the right password', async () => {
    await attack('member');
    expect((await signInWith('member', password)).error.code).toBe('proof_required');
    const code = await receiveCode('member');
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await signInWith('member', 'wrong', code)).error.code).toBe('proof_failed');
    expect((await signInWith('member', password, wrong)).error.code).toBe('proof_failed');
    expect((await signInWith('member', password, code)).status).toBe(200);
    // It is used up.
    expect((await signInWith('member', password, code)).error.code).toBe('proof_failed');
  });

  test('a guesser gets the same answers for a right and a wrong password, and an unknown name', async () => {
    await attack('buyer');
    await attack('nobody');
    const answers = async (...codes: (string | undefined)[]) =>
      Promise.all(
        codes.map(async (code) => [
          await signInWith('buyer', password, code),
          await signInWith('buyer', 'wrong', code),
          await signInWith('nobody', password, code),
        ]),
      );
    for (const same of await answers(undefined, '123456', 'abcd-efgh-ijkl')) {
      expect(new Set(same.map(({ status, error }) => JSON.stringify([status, error]))).size).toBe(1);
      expect(same.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true);
    }
  });

  test('strangers cannot use up the code of the owner; whoever has the password can, and another one is sent', async () => {
    await api.db.execute(sql`delete from outbox`);
    await attack('admin');
    await signInWith('admin', password);
    const code = await receiveCode('admin');
    for (let i = 0; i < 8; i += 1) await signInWith('admin', 'wrong', '999999');
    for (let i = 0; i < 5; i += 1) await signInWith('admin', password, code === '999999' ? '999998' : '999999');
    expect((await signInWith('admin', password, code)).error.code).toBe('proof_failed');
    const next = await receiveCode('admin', code);
    expect((await signInWith('admin', password, next)).status).toBe(200);
  });

  test('a try of the right password is counted in the transaction that every failure has', async () => {
    for (const table of ['throttles', 'outbox', 'sign_in_codes']) await api.db.execute(sql.raw(`delete from ${table}`));
    await attack('admin');
    await signInWith('admin', password);
    const code = await receiveCode('admin');
    await signInWith('admin', password, code === '999999' ? '999998' : '999999');
    const { rows } = await api.db.execute(sql`
      select tries, codes.xmin::text = (select xmin::text from audit order by _id desc limit 1) as together
      from sign_in_codes codes join users on users._id = _user where username = 'admin'`);
    expect(rows).toEqual([{ tries: 1, together: true }]);
  });

  test('at most five codes an hour are sent', async () => {
    await api.db.execute(sql`delete from throttles`);
    await attack('admin');
    const before = await api.db.$count(outbox);
    for (let i = 0; i < 8; i += 1) {
      await api.db.execute(sql`delete from sign_in_codes`);
      await signInWith('admin', password);
      if (i < 5) while ((await api.db.$count(outbox)) <= before + i) await delay(20);
    }
    // The answer of another request comes after what the last one sent.
    await api.db.execute(sql`update sign_in_attempts set count = 0`);
    expect((await signInWith('admin', password)).status).toBe(200);
    expect(await api.db.$count(outbox)).toBe(before + 5);
  });

  test('a code is sent also if the process ends after the answer', async () => {
    for (const table of ['throttles', 'outbox', 'sign_in_codes']) await api.db.execute(sql.raw(`delete from ${table}`));
    await attack('member');
    const ending = await startSecondProcess(api);
    const stopping = await api.db.transaction(async (tx) => {
      // What is read before the code is made.
      await tx.execute(sql`lock table totps in access exclusive mode`);
      const headers = { authorization: await envelope('member') };
      const { error } = await api.call(contract.auth.refreshToken, { headers, ...ending.by(1) });
      expect(error.code).toBe('proof_required');
      const stopped = ending.stop();
      await delay(100);
      return { stopped };
    });
    await stopping.stopped;
    expect(await findCode(api.db, (await api.getUser('member')).email)).toMatch(/^\d{6}$/);
  });

  test('a code of twenty concurrent sign-ins is used once', async () => {
    await api.db.execute(sql`delete from throttles`);
    await api.db.execute(sql`delete from outbox`);
    await attack('admin');
    await signInWith('admin', password);
    const code = await receiveCode('admin');
    const answers = await Promise.all(Array.from({ length: 20 }, () => signInWith('admin', password, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('the device cookie is HttpOnly and SameSite', async () => {
  const { headers } = await signIn('member');
  const attributes = ['Max-Age=31536000', 'Path=/api/auth', 'HttpOnly', 'SameSite=Strict'];
  expect(headers['set-cookie']?.split('; ').slice(1).sort()).toEqual(attributes.sort());
  const secure = await signIn('member', password, { 'x-forwarded-proto': 'https' });
  expect(secure.headers['set-cookie']).toMatch(/; Secure(;|$)/);
});

test('thirty attempts from one source lock it, for all usernames, but not for a known device', async () => {
  const cookie = getCookie(await signIn('member'));
  for (let i = 0; i < 30; i += 1) await signIn(`name${i}`, 'wrong');
  expect((await signIn('admin')).status).toBe(401);
  expect((await signIn('admin', password, { cookie })).status).toBe(401);
  expect((await signIn('member', password, { cookie })).status).toBe(200);
  for (let i = 0; i < 5; i += 1) await signIn('member', 'wrong', { cookie });
  expect((await signIn('member', password, { cookie })).status).toBe(401);
  expect((await signIn('admin', password, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
});

test('an unknown username takes as long as a wrong password', async () => {
  const [user] = await api.db.select().from(users).where(eq(users.username, 'admin'));
  const cpu = async (stored: string | null) => {
    await matchesPassword(stored, 'wrong');
    const before = process.cpuUsage();
    for (let i = 0; i < 20; i += 1) await matchesPassword(stored, 'wrong');
    return process.cpuUsage(before).user;
  };
  const ratio = (await cpu(null)) / (await cpu(user?.passwordHash ?? ''));
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('excess sign-ins are refused with a Retry-After header', async () => {
  const envelopes = await Promise.all(Array.from({ length: 80 }, (_, i) => envelope(`flood${i}`, 'wrong')));
  const answers = await Promise.all(envelopes.map((each, i) => send(each, { 'x-forwarded-for': `198.51.100.${i}` })));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ error: { code: 'overloaded' }, headers: { 'retry-after': '2' } });
});

test('an exchange rotates the token, a repeated one returns the same, a late one ends the session', async () => {
  const { refreshToken } = (await signIn('member')).body;
  const first = await exchange(refreshToken);
  expect((await exchange(refreshToken)).body.refreshToken).toBe(first.body.refreshToken);
  await api.db.execute(sql`update refresh_tokens set used_at = used_at - interval '11 seconds'`);
  expect((await exchange(refreshToken)).error).toMatchObject({ code: 'session_ended' });
  expect((await exchange(first.body.refreshToken)).status).toBe(401);
});

test('twenty concurrent exchanges on two processes return one successor', async () => {
  const { refreshToken } = (await signIn('member')).body;
  const answers = await inParallel(20, '/api/auth/accessToken', `Bearer ${refreshToken}`);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const successors = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { refreshToken: string }).refreshToken),
  );
  expect(new Set(successors).size).toBe(1);
});

test('signing out ends the session', async () => {
  const { refreshToken } = (await signIn('member')).body;
  const headers = { authorization: `Bearer ${refreshToken}` };
  expect((await api.call(contract.auth.signOut, { headers })).status).toBe(204);
  expect((await exchange(refreshToken)).status).toBe(401);
  expect((await api.call(contract.auth.signOut, { headers: { authorization: 'Bearer nonsense' } })).status).toBe(401);
});

test('sign-ins are audited, without unknown usernames', async () => {
  await signIn('admin');
  await signIn('my secret password', 'wrong');
  const [failed, succeeded] = await api.db.select().from(audit).orderBy(desc(audit.at), desc(audit._id)).limit(2);
  expect(succeeded).toMatchObject({ action: 'LOGIN', actor: { username: 'admin', role: 'console' } });
  expect(failed).toMatchObject({ action: 'LOGIN_FAIL', actor: { _id: null, username: '' } });
});

test('the staff list is for administrators only', async () => {
  for (const as of ['member', 'seller', 'buyer'] as const)
    expect((await api.call(contract.console.staff.list, { as })).status).toBe(403);
  expect((await api.call(contract.console.staff.list)).status).toBe(401);
});

test('a session is named after browser, system and time zone; a header that names no zone is ignored', async () => {
  const ua =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
  const findOwn = async (timeZone: string) => {
    const { body } = await signIn('member', password, { 'user-agent': ua, 'time-zone': timeZone });
    const { accessToken } = (await exchange(body.refreshToken)).body;
    const headers = { authorization: `Bearer ${accessToken}` };
    const { sessions } = (await api.call(contract.me.sessions.list, { query: { limit: 50 }, headers })).body;
    return sessions.find(({ current }) => current);
  };
  expect(await findOwn('Asia/Seoul')).toMatchObject({ device: 'Chrome · Windows', timeZone: 'Asia/Seoul' });
  expect(await findOwn('Nowhere/<b>')).toMatchObject({ timeZone: null });
});
