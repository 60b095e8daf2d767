import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { connectPatiently, startTestDatabase } from '../testing';
import { type AccountAccess, createAccountChanges } from './account-changes';

const database = await startTestDatabase();
const own = connectPatiently(database.url);

const soon = () => Math.floor(Date.now() / 1000) + 120;
/** Younger than the process that reads it. */
const createClaims = (sub = 'a', sid = '1') => ({ sub, sid, scope: ['user' as const], iat: soon() });
const allowed: AccountAccess = { scope: ['user'], endedSessions: [] };

let access: AccountAccess | null = allowed;
let reads = 0;
const changes = createAccountChanges({
  db: own.db,
  findAccess: async () => {
    reads += 1;
    return access;
  },
});
afterAll(async () => {
  changes.stop();
  await own.close();
  await database.stop();
});
beforeEach(() => {
  access = allowed;
  reads = 0;
});

/** Notifies as the triggers do, and waits until it is known. */
const change = (user: string) =>
  changes.transaction(async (tx) => void (await tx.execute(sql`select pg_notify('portico_accounts', ${user})`)));

test('before a process listens, every account is read', async () => {
  await changes.isCurrent(createClaims());
  await changes.isCurrent(createClaims());
  expect(reads).toBe(2);
  access = null;
  expect(await changes.isCurrent(createClaims())).toBe(false);
});

test('an account that has not changed is not read', async () => {
  await changes.start(() => undefined);
  expect(await changes.isCurrent(createClaims())).toBe(true);
  expect(reads).toBe(0);
});

test('a token that may be older than the listening is read once', async () => {
  const claims = { ...createClaims('old'), iat: Math.floor(Date.now() / 1000) };
  for (const _ of [1, 2, 3]) expect(await changes.isCurrent(claims)).toBe(true);
  expect(reads).toBe(1);
});

test('a changed account is read once after each change', async () => {
  await change('a');
  access = { ...allowed, endedSessions: ['1'] };
  expect(await changes.isCurrent(createClaims('a', '2'))).toBe(true);
  expect(await changes.isCurrent(createClaims('a', '2'))).toBe(true);
  expect(reads).toBe(1);
  expect(await changes.isCurrent(createClaims('a', '1'))).toBe(false);
  expect(await changes.isCurrent(createClaims('b'))).toBe(true);
});

test('what other rights are stored for is refused', async () => {
  await change('a');
  access = { ...allowed, scope: ['user', 'buyer'] };
  expect(await changes.isCurrent(createClaims())).toBe(false);
  expect(await changes.isCurrent({ ...createClaims(), scope: ['user', 'buyer'] })).toBe(true);
});

test('a token with new rights is accepted although its account was read before they were given', async () => {
  await change('a');
  expect(await changes.isCurrent(createClaims())).toBe(true);
  access = { ...allowed, scope: ['user', 'seller'] };
  expect(await changes.isCurrent({ ...createClaims(), scope: ['user', 'seller'] })).toBe(true);
});

test('a stream ends with its session, and no other one does', async () => {
  const [stream, other] = [new PassThrough(), new PassThrough()];
  for (const each of [stream, other]) each.resume();
  changes.watch(createClaims('a', '1'), stream);
  changes.watch(createClaims('a', '2'), other);
  access = { ...allowed, endedSessions: ['1'] };
  await change('a');
  await finished(stream);
  expect(other.writableEnded).toBe(false);
});

test('when the connection was lost, what happened meanwhile is known as soon as it is back', async () => {
  const stream = new PassThrough().resume();
  const claims = { ...createClaims('a', '1'), iat: Math.floor(Date.now() / 1000) };
  changes.watch(claims, stream);
  expect(await changes.isCurrent(claims)).toBe(true);
  access = { ...allowed, endedSessions: ['1'] };
  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
  await finished(stream);
  expect(await changes.isCurrent(claims)).toBe(false);
});
