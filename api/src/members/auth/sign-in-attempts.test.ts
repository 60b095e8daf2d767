import { expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { findRow } from '../../platform/database/rows';
import { setUp, startTestDatabase } from '../../platform/testing';
import { countAttempt, type LockKey, refundAttempt, resetAttempts } from './account-lock';
import { signInAttempts } from './table';

const { db } = await setUp(startTestDatabase());

const attempt = (lock: LockKey) => countAttempt(db, lock);
const attemptTimes = async (lock: LockKey, times: number) => {
  const results: boolean[] = [];
  for (let i = 0; i < times; i += 1) results.push(await attempt(lock));
  return results;
};
const row = ({ kind, name }: LockKey) => findRow(db, signInAttempts, eq(signInAttempts.key, `${kind}:${name}`));
const minutesLocked = async (lock: LockKey) =>
  Math.round((Date.parse((await row(lock))?.lockedUntil ?? '') - Date.now()) / 60_000);
const unlock = () => db.execute(sql`update sign_in_attempts set locked_until = now() - interval '1 second'`);

test('the sixth attempt is locked for ten minutes, each further one twice as long', async () => {
  const lock: LockKey = { kind: 'account', name: 'growing' };
  expect(await attemptTimes(lock, 7)).toEqual([true, true, true, true, true, false, false]);
  const waits: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    waits.push(await minutesLocked(lock));
    await unlock();
    expect(await attempt(lock)).toBe(true);
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1440]);
});

test('attempts during a lock do not extend it', async () => {
  const lock: LockKey = { kind: 'account', name: 'patient' };
  await attemptTimes(lock, 5);
  const { lockedUntil } = (await row(lock)) ?? {};
  await attemptTimes(lock, 5);
  expect((await row(lock))?.lockedUntil).toBe(lockedUntil);
});

test('of twenty concurrent attempts five are allowed', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => attempt({ kind: 'account', name: 'raced' })));
  expect(results.filter(Boolean)).toHaveLength(5);
});

test('control: counting after the check allows more than five', async () => {
  const lock: LockKey = { kind: 'account', name: 'late' };
  const checkFirst = async () => {
    const free = ((await row(lock))?.count ?? 0) < 5;
    if (free) await attempt(lock);
    return free;
  };
  const results = await Promise.all(Array.from({ length: 20 }, checkFirst));
  expect(results.filter(Boolean).length).toBeGreaterThan(5);
});

test('a success clears the account and takes back one attempt of the source', async () => {
  const account: LockKey = { kind: 'account', name: 'right' };
  const source: LockKey = { kind: 'source', name: '203.0.113.7' };
  await attemptTimes(account, 4);
  await attemptTimes(source, 4);
  await resetAttempts(db, account);
  await refundAttempt(db, source);
  expect(await row(account)).toBeUndefined();
  expect((await row(source))?.count).toBe(3);
});

test('a source has thirty attempts per hour', async () => {
  const source: LockKey = { kind: 'source', name: '203.0.113.8' };
  expect((await attemptTimes(source, 31)).filter(Boolean)).toHaveLength(30);
  await db.execute(sql`update sign_in_attempts set since = since - interval '61 minutes', locked_until = null`);
  expect((await attemptTimes(source, 31)).filter(Boolean)).toHaveLength(30);
});
