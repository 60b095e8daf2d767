import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { setUp, startTestDatabase } from '../testing';
import { throwApiError } from './errors';
import { purgeExpiredResponses, purgeResponses, runIdempotent } from './idempotency';
import { idempotencyKeys } from './table';

const connection = await setUp(startTestDatabase());
beforeAll(() => connection.db.execute(sql`create table deed (n serial primary key)`));

const countDeeds = async () => (await connection.db.execute<{ n: number }>(sql`select n from deed`)).rows.length;
const act = async (tx: Database) => {
  const { rows } = await tx.execute<{ n: number }>(sql`insert into deed default values returning n`);
  await delay(30);
  const n = rows[0]?.n ?? 0;
  return { answer: { z: n, a: { 나: 1, 가: [n] } }, target: `deed${n}` };
};
const request = (key: string | undefined, changes: object = {}) => ({
  key,
  caller: 'u1',
  route: 'deeds.create',
  body: { x: 1 },
  ...changes,
});
const run = (key: string | undefined, changes: object = {}) => runIdempotent(connection.db, request(key, changes), act);
const outcome = (promise: Promise<unknown>) => promise.then(JSON.stringify, ({ code }: { code: string }) => code);

test('twenty simultaneous requests do the work once; the others get in_progress or the answer', async () => {
  const before = await countDeeds();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(run('raced'))));
  expect(await countDeeds()).toBe(before + 1);
  expect(new Set(outcomes.filter((each) => each !== 'in_progress')).size).toBe(1);
});

test('control: without the key, twenty requests do the work twenty times', async () => {
  const before = await countDeeds();
  await Promise.all(Array.from({ length: 20 }, () => run(undefined)));
  expect(await countDeeds()).toBe(before + 20);
});

test('control: without lock and primary key, checking first is not enough', async () => {
  await connection.db.execute(sql`create table loose (like idempotency_keys)`);
  const before = await countDeeds();
  const naive = () =>
    connection.db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select 1 from loose where key = 'naive'`);
      if (rows.length > 0) return;
      await act(tx);
      await tx.execute(sql`insert into loose values ('naive', 'u1', 'r', 'h', '{}', 't', now())`);
    });
  await Promise.all(Array.from({ length: 8 }, naive));
  expect((await countDeeds()) - before).toBeGreaterThan(1);
});

test('a repeated request is answered byte for byte', async () => {
  const first = JSON.stringify(await run('bytes'));
  expect(JSON.stringify(await run('bytes'))).toBe(first);
});

test('a repeated request is answered before a limit counts it and before a number is taken for it', async () => {
  let count = 0;
  const prepare = async () => {
    if (count === 1) throwApiError('rate_limited');
    count += 1;
  };
  const answer = await outcome(run('limited', { prepare }));
  expect(await outcome(run('limited', { prepare }))).toBe(answer);
  expect(count).toBe(1);
  expect(await outcome(run('another', { prepare }))).toBe('rate_limited');
});

test('the same key with another body is refused', async () => {
  await run('body');
  expect(await outcome(run('body', { body: { x: 2 } }))).toBe('key_reused');
});

test('another caller or another route has keys of its own', async () => {
  const before = await countDeeds();
  await run('own');
  await run('own', { caller: 'u2' });
  await run('own', { caller: null });
  await run('own', { route: 'deeds.update' });
  expect(await countDeeds()).toBe(before + 4);
});

test('a failed attempt stores nothing, and a corrected one is executed', async () => {
  const failing = runIdempotent(connection.db, request('failed', { body: {} }), async (tx) => {
    await act(tx);
    return throwApiError('invalid');
  });
  const before = await countDeeds();
  expect(await outcome(failing)).toBe('invalid');
  expect(await countDeeds()).toBe(before);
  await run('failed');
  expect(await countDeeds()).toBe(before + 1);
});

test('the key can be used again after a day', async () => {
  await run('old');
  const before = await countDeeds();
  await connection.db.update(idempotencyKeys).set({ expiresAt: new Date(Date.now() - 1000).toISOString() });
  await run('old', { body: { x: 2 } });
  expect(await countDeeds()).toBe(before + 1);
  await purgeExpiredResponses(connection.db);
  expect((await connection.db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['old']);
});

test('answers are deleted with their record', async () => {
  const { z } = await run('shown');
  await purgeResponses(connection.db, `deed${z}`);
  const before = await countDeeds();
  await run('shown');
  expect(await countDeeds()).toBe(before + 1);
});

test.each(['', 'a b', 'x'.repeat(129), 'é'])('the key %j is malformed', async (key) => {
  expect(await outcome(run(key))).toBe('malformed');
});
