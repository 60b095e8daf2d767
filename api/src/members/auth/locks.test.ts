import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { type Connection, connect } from '../../platform/database/connect';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing';
import { chargeAttempt, forgetAttempts, type Lock, returnAttempt } from './locks';
import { signInAttempts } from './table';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

const charge = (lock: Lock) => chargeAttempt(connection.db, lock);
const chargeTimes = async (lock: Lock, times: number) => {
  const results: boolean[] = [];
  for (let i = 0; i < times; i += 1) results.push(await charge(lock));
  return results;
};
const row = async ({ kind, name }: Lock) =>
  (
    await connection.db
      .select()
      .from(signInAttempts)
      .where(eq(signInAttempts.key, `${kind}:${name}`))
  )[0];
const minutesLocked = async (lock: Lock) =>
  Math.round((Date.parse((await row(lock))?.lockedUntil ?? '') - Date.now()) / 60_000);
const unlock = () => connection.db.execute(sql`update sign_in_attempts set locked_until = now() - interval '1 second'`);

test('the sixth attempt waits ten minutes, and each one after it twice as long', async () => {
  const lock: Lock = { kind: 'account', name: 'growing' };
  expect(await chargeTimes(lock, 7)).toEqual([true, true, true, true, true, false, false]);
  const waits: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    waits.push(await minutesLocked(lock));
    await unlock();
    expect(await charge(lock)).toBe(true);
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1440]);
});

test('attempts while locked do not prolong the wait', async () => {
  const lock: Lock = { kind: 'account', name: 'patient' };
  await chargeTimes(lock, 5);
  const { lockedUntil } = (await row(lock)) ?? {};
  await chargeTimes(lock, 5);
  expect((await row(lock))?.lockedUntil).toBe(lockedUntil);
});

test('of twenty guesses at the same time five are looked at', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => charge({ kind: 'account', name: 'raced' })));
  expect(results.filter(Boolean)).toHaveLength(5);
});

test('control: counted after the look, more than five would be', async () => {
  const lock: Lock = { kind: 'account', name: 'late' };
  const lookFirst = async () => {
    const free = ((await row(lock))?.count ?? 0) < 5;
    if (free) await charge(lock);
    return free;
  };
  const results = await Promise.all(Array.from({ length: 20 }, lookFirst));
  expect(results.filter(Boolean).length).toBeGreaterThan(5);
});

test('a success forgets the account, and of the source only itself', async () => {
  const account: Lock = { kind: 'account', name: 'right' };
  const source: Lock = { kind: 'source', name: '203.0.113.7' };
  await chargeTimes(account, 4);
  await chargeTimes(source, 4);
  await forgetAttempts(connection.db, account);
  await returnAttempt(connection.db, source);
  expect(await row(account)).toBeUndefined();
  expect((await row(source))?.count).toBe(3);
});

test('a source has thirty attempts, and an hour later thirty more', async () => {
  const source: Lock = { kind: 'source', name: '203.0.113.8' };
  expect((await chargeTimes(source, 31)).filter(Boolean)).toHaveLength(30);
  await connection.db.execute(
    sql`update sign_in_attempts set since = since - interval '61 minutes', locked_until = null`,
  );
  expect((await chargeTimes(source, 31)).filter(Boolean)).toHaveLength(30);
});
