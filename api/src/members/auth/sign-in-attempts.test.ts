import { expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { findRow } from '../../platform/database/rows';
import { setUp, startTestDatabase } from '../../platform/testing';
import { type AttemptKey, countAttempt, countSourceAttempt, refundAttempt, resetAttempts } from './sign-in-attempts';
import { signInAttempts } from './table';

const { db } = await setUp(startTestDatabase());

const attempt = (key: AttemptKey) => (key.kind === 'source' ? countSourceAttempt(db, key.name) : countAttempt(db, key));
const attemptTimes = async (key: AttemptKey, times: number) => {
  const results: boolean[] = [];
  for (let i = 0; i < times; i += 1) results.push(await attempt(key));
  return results;
};
const row = ({ kind, name }: AttemptKey) => findRow(db, signInAttempts, eq(signInAttempts.key, `${kind}:${name}`));
const minutesLocked = async (key: AttemptKey) =>
  Math.round((Date.parse((await row(key))?.lockedUntil ?? '') - Date.now()) / 60_000);
const unlock = () => db.execute(sql`update sign_in_attempts set locked_until = now() - interval '1 second'`);
const countAllowed = async (key: AttemptKey, times: number) => (await attemptTimes(key, times)).filter(Boolean).length;

test('a source is locked for ten minutes after thirty attempts in an hour, after each further one twice as long', async () => {
  const source: AttemptKey = { kind: 'source', name: 'growing' };
  expect(await countAllowed(source, 32)).toBe(30);
  const waits: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    waits.push(await minutesLocked(source));
    await unlock();
    expect(await attempt(source)).toBe(true);
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1440]);
});

test('attempts during a lock do not extend it', async () => {
  const source: AttemptKey = { kind: 'source', name: 'patient' };
  await attemptTimes(source, 30);
  const { lockedUntil } = (await row(source)) ?? {};
  await attemptTimes(source, 5);
  expect((await row(source))?.lockedUntil).toBe(lockedUntil);
});

test('after an hour a source has thirty attempts again', async () => {
  const source: AttemptKey = { kind: 'source', name: 'later' };
  expect(await countAllowed(source, 31)).toBe(30);
  await db.execute(sql`update sign_in_attempts set since = since - interval '61 minutes', locked_until = null`);
  expect(await countAllowed(source, 31)).toBe(30);
});

test.each([
  ['pair', 5],
  ['device', 5],
  ['account', 20],
] as const)('a %s has %i free attempts a day', async (kind, free) => {
  const key: AttemptKey = { kind, name: 'guessed' };
  expect(await countAllowed(key, 25)).toBe(free);
  await db.execute(sql`update sign_in_attempts set since = since - interval '23 hours'`);
  expect(await attempt(key)).toBe(false);
  await db.execute(sql`update sign_in_attempts set since = since - interval '2 hours'`);
  expect(await countAllowed(key, 25)).toBe(free);
});

test('of fifty concurrent attempts those that are free are allowed', async () => {
  const attempts = (key: AttemptKey) => Promise.all(Array.from({ length: 50 }, () => attempt(key)));
  expect((await attempts({ kind: 'pair', name: 'raced' })).filter(Boolean)).toHaveLength(5);
  expect((await attempts({ kind: 'source', name: 'raced' })).filter(Boolean)).toHaveLength(30);
});

test('control: counting after the check allows more than five', async () => {
  const key: AttemptKey = { kind: 'pair', name: 'late' };
  // All check before one of them counts, which may happen at any time.
  const found = await Promise.all(Array.from({ length: 20 }, () => row(key)));
  const allowed = found.filter((each) => (each?.count ?? 0) < 5);
  await Promise.all(allowed.map(() => attempt(key)));
  expect(allowed.length).toBeGreaterThan(5);
});

test('a success clears the pair and takes back one attempt of the source and of the account', async () => {
  const pair: AttemptKey = { kind: 'pair', name: '203.0.113.7 right' };
  const others: AttemptKey[] = [
    { kind: 'source', name: '203.0.113.7' },
    { kind: 'account', name: 'right' },
  ];
  for (const key of [pair, ...others]) await attemptTimes(key, 4);
  await resetAttempts(db, pair);
  for (const key of others) await refundAttempt(db, key);
  expect(await row(pair)).toBeUndefined();
  expect((await Promise.all(others.map(row))).map((each) => each?.count)).toEqual([3, 3]);
});
