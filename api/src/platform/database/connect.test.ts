import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { setUp, startTestDatabase } from '../testing';
import { connect } from './connect';
import { hasTimeLimits, storeSessionSettings } from './session-settings';

const connection = await setUp(startTestDatabase());

const one = async (text: string) => (await connection.pool.query<{ value: unknown }>(text)).rows[0]?.value;

test('timestamps are read as ISO-8601 in UTC, dates unchanged', async () => {
  expect(await one(`select timestamptz '2026-03-01 00:30:00.25+09' as value`)).toBe('2026-02-28T15:30:00.250Z');
  expect(await one(`select date '2026-03-01' as value`)).toBe('2026-03-01');
});

test('int8 is read as a number; values beyond the safe range are refused', async () => {
  expect(await one('select count(*) as value from generate_series(1, 3)')).toBe(3);
  const { rows } = await connection.db.execute(sql`select 42::int8 as value`);
  expect(rows).toEqual([{ value: 42 }]);
  await expect(one('select 9007199254740993 as value')).rejects.toThrow('does not fit');
});

test('a statement has a time limit and the session is in UTC', async () => {
  expect(await one(`select current_setting('statement_timeout') as value`)).toBe('15s');
  expect(await one(`select current_setting('timezone') as value`)).toBe('UTC');
});

test('with a direct address, statements have no names, and limits come with the role', async () => {
  const { url } = connection;
  const { pool, db, close } = connect(url, { directUrl: url });
  try {
    await storeSessionSettings(db.$direct);
    expect(await hasTimeLimits(pool)).toBe(true);
    const client = await pool.connect();
    await client.query({ name: 'named', text: 'select 1' });
    expect((await client.query('select name from pg_prepared_statements')).rows).toEqual([]);
    client.release();
  } finally {
    await close();
  }
});

test('control: a connection to the database itself remembers a named statement', async () => {
  const client = await connection.pool.connect();
  await client.query({ name: 'named', text: 'select 1' });
  expect((await client.query('select name from pg_prepared_statements')).rows).toEqual([{ name: 'named' }]);
  client.release();
});

test('transactions that cannot begin keep no connection', async () => {
  const { db, pool } = connection;
  const begin = () => db.transaction(async () => undefined, { isolationLevel: 'unheard of' as 'serializable' });
  for (let i = 0; i < 20; i += 1) await expect(begin()).rejects.toThrow();
  expect(pool.totalCount - pool.idleCount).toBe(0);
  expect(await one('select 1 as value')).toBe(1);
});
