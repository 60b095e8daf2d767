import { createHash, randomBytes } from 'node:crypto';
import { afterAll, expect, jest, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createKeys } from '../../platform/auth/keys';
import type { Connection } from '../../platform/database/connect';
import { connectPatiently, startTestDatabase } from '../../platform/testing';
import { createDemoUsers } from '../users/demo-users';
import { type User, users } from '../users/table';
import { createSuccessorDerivation, endSession, endUserSession, exchangeRefreshToken, startSession } from './sessions';
import { refreshTokens, sessions } from './table';

const one = await startTestDatabase();
const two = connectPatiently(one.url);
afterAll(async () => {
  await two.close();
  await one.stop();
});
const deriveSuccessor = createSuccessorDerivation(createKeys(one.db));
await createDemoUsers(one.db, 'p');
const allUsers = await one.db.select().from(users);
const getUser = (username: string) => allUsers.find((user) => user.username === username) as User;

const visit = { ip: '203.0.113.7', ua: 'test', timeZone: null };
const begin = (username: string) => startSession(one.db, getUser(username), visit);
const ageUsedTokens = (seconds: number) =>
  one.db.execute(sql`update refresh_tokens set used_at = used_at - make_interval(secs => ${seconds})`);
const exchangeOn = ({ db }: Connection, token: string) => exchangeRefreshToken(db, token, deriveSuccessor);

test('a refresh token is exchanged for a successor of the same session', async () => {
  const { refreshToken } = await begin('member');
  const next = await exchangeOn(one, refreshToken);
  expect(next).toMatchObject({ user: { username: 'member' } });
  expect(next?.refreshToken).not.toBe(refreshToken);
  const third = await exchangeOn(two, next?.refreshToken ?? '');
  expect(third?.session._id).toBe(next?.session._id);
});

test('a second use within ten seconds returns the same successor', async () => {
  const { refreshToken } = await begin('member');
  const first = await exchangeOn(one, refreshToken);
  await ageUsedTokens(9);
  const again = await exchangeOn(two, refreshToken);
  expect(again?.refreshToken).toBe(first?.refreshToken);
  expect(again?.expiresAt).toBe(first?.expiresAt);
  expect(await exchangeOn(one, again?.refreshToken ?? '')).not.toBeNull();
});

test('a later second use ends the session', async () => {
  const { refreshToken } = await begin('member');
  const first = await exchangeOn(one, refreshToken);
  await ageUsedTokens(11);
  expect(await exchangeOn(two, refreshToken)).toBeNull();
  expect(await exchangeOn(one, first?.refreshToken ?? '')).toBeNull();
});

test('twenty exchanges of one token on two processes return one successor', async () => {
  const { refreshToken } = await begin('member');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => exchangeOn(i % 2 ? one : two, refreshToken)));
  expect(new Set(answers.map((answer) => answer?.refreshToken)).size).toBe(1);
  const family = await one.db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens._session, answers[0]?.session._id ?? ''));
  expect(family).toHaveLength(2);
});

test('control: reading before marking, with random successors, returns several', async () => {
  const { refreshToken } = await begin('member');
  const hash = createHash('sha256').update(refreshToken).digest('base64url');
  // All read before one of them marks, which may happen at any time.
  const rivals = Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two));
  const found = await Promise.all(
    rivals.map(({ db }) => db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))),
  );
  const naive = async ({ db }: Connection, [token]: (typeof refreshTokens.$inferSelect)[] = []) => {
    if (!token || token.usedAt) return null;
    await db.update(refreshTokens).set({ usedAt: new Date().toISOString() }).where(eq(refreshTokens.hash, hash));
    const successor = randomBytes(32).toString('base64url');
    await db.insert(refreshTokens).values({ ...token, hash: successor, usedAt: null });
    return successor;
  };
  const answers = await Promise.all(rivals.map((rival, i) => naive(rival, found[i])));
  expect(new Set(answers.filter(Boolean)).size).toBeGreaterThan(1);
});

test('signing out ends the session; an unknown token returns false', async () => {
  const { refreshToken } = await begin('member');
  expect(await endSession(two.db, refreshToken)).toBe(true);
  expect(await exchangeOn(one, refreshToken)).toBeNull();
  expect(await endSession(one.db, 'A'.repeat(43))).toBe(false);
});

test.each(['BLOCKED', 'WITHDRAWN'] as const)('a %s user gets no further', async (status) => {
  const { refreshToken } = await begin('buyer');
  const at = new Date().toISOString();
  const withdrawal =
    status === 'WITHDRAWN' ? { at, purgeAt: at, reason: { code: 'UNUSED' as const, text: null } } : null;
  await one.db.update(users).set({ status, withdrawal }).where(eq(users.username, 'buyer'));
  expect(await exchangeOn(one, refreshToken)).toBeNull();
  await one.db.update(users).set({ status: 'ACTIVE', withdrawal: null }).where(eq(users.username, 'buyer'));
  expect(await exchangeOn(one, refreshToken)).toBeNull();
});

test('a user who becomes an administrator has to sign in again', async () => {
  const { refreshToken } = await begin('seller');
  await one.db
    .update(users)
    .set({ roles: ['SELLER', 'ADMIN'] })
    .where(eq(users.username, 'seller'));
  expect(await exchangeOn(one, refreshToken)).toBeNull();
});

test('a session ends by the clock of the database, also where that of the process is late', async () => {
  const { session } = await begin('member');
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const clock = jest.spyOn(Date.prototype, 'toISOString').mockReturnValue(anHourAgo);
  await endUserSession(one.db, getUser('member')._id, session).finally(() => clock.mockRestore());
  expect(await one.db.$count(sessions, sql`_id = ${session} and ended_at > now() - interval '1 minute'`)).toBe(1);
});

const minutesUntil = (instant: string) => Math.round((Date.parse(instant) - Date.now()) / 60_000);

test('a member stays for 14 idle days, the console for 30 idle minutes', async () => {
  expect(minutesUntil((await begin('member')).expiresAt)).toBe(14 * 24 * 60);
  expect(minutesUntil((await begin('admin')).expiresAt)).toBe(30);
});

test('no exchange extends a session beyond its absolute lifetime', async () => {
  const { refreshToken } = await begin('admin');
  await one.db.execute(sql`update sessions set expires_at = now() + interval '5 minutes' where kind = 'console'`);
  const next = await exchangeOn(one, refreshToken);
  expect(minutesUntil(next?.expiresAt ?? '')).toBe(5);
  await one.db.execute(sql`update sessions set expires_at = now() - interval '1 millisecond' where kind = 'console'`);
  expect(await exchangeOn(one, next?.refreshToken ?? '')).toBeNull();
});

test('an expired token is refused, and not taken for a stolen one', async () => {
  const { refreshToken } = await begin('member');
  const countStolen = () => one.db.$count(sessions, eq(sessions.endReason, 'reused'));
  const before = await countStolen();
  await one.db.execute(sql`update refresh_tokens set expires_at = now() - interval '1 second'`);
  expect([await exchangeOn(one, refreshToken), await countStolen()]).toEqual([null, before]);
});

test('the database stores no token in plain text', async () => {
  const { refreshToken } = await begin('member');
  const rows = JSON.stringify([await one.db.select().from(refreshTokens), await one.db.select().from(sessions)]);
  expect(rows).not.toContain(refreshToken);
});
