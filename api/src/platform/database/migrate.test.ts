import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { setUp, startTestDatabase } from '../testing';
import { applyMigration, findPendingMigrations, migrate, readMigrations } from './migrate';

const { pool, url } = await setUp(startTestDatabase());
let folder: string;
const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const names = async () =>
  (await pool.query<{ name: string }>('select name from migration order by name')).rows.map(({ name }) => name);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  await pool.query('drop schema public cascade; create schema public');
  write('0001_first.sql', 'create table first (id int primary key); insert into first values (1);');
  write('0002_second.sql', 'create table second (first_id int references first);');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('files are applied in the order of their names, each once', async () => {
  expect(await migrate(url, folder)).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await migrate(url, folder)).toEqual([]);
  expect(await names()).toEqual(['0001_first.sql', '0002_second.sql']);
});

test('a failing file is rolled back; the files before it stay applied', async () => {
  write('0003_third.sql', 'create table third ();\nselect 1 from nowhere;');
  await expect(migrate(url, folder)).rejects.toThrow('0003_third.sql:2: relation "nowhere" does not exist');
  expect((await pool.query(`select to_regclass('third') as third`)).rows).toEqual([{ third: null }]);
  expect(await names()).toEqual(['0001_first.sql', '0002_second.sql']);
});

test('what fails says which file, and that the version before goes on', async () => {
  write('0003_third.sql', 'alter table second add column name text; select 1 from nowhere;');
  await expect(migrate(url, folder)).rejects.toThrow(/^0003_third.sql:1: .*the version before goes on working/);
});

test('a file that waits for a table lets readers of it through, and is applied when the table is free', async () => {
  await migrate(url, folder);
  write('0003_third.sql', 'alter table first add column name text;');
  const reader = await pool.connect();
  await reader.query('begin; select id from first');
  const migrating = migrate(url, folder);
  const isWaiting = `select 1 from pg_locks where relation = 'first'::regclass and not granted`;
  while (!(await pool.query(isWaiting)).rowCount);
  // Behind the file in the queue for the table, until that gives up.
  expect((await pool.query('select id from first')).rows).toEqual([{ id: 1 }]);
  await reader.query('commit');
  reader.release();
  expect(await migrating).toEqual(['0003_third.sql']);
});

test('a file that has changed since it was applied is refused', async () => {
  await migrate(url, folder);
  write('0001_first.sql', 'create table other ();');
  await expect(migrate(url, folder)).rejects.toThrow('0001_first.sql has changed');
});

test('a new file that sorts before an applied one is refused', async () => {
  await migrate(url, folder);
  write('0001_late.sql', 'select 1;');
  await expect(migrate(url, folder)).rejects.toThrow('0001_late.sql comes before 0002_second.sql');
});

test('an older set of files accepts a newer schema', async () => {
  await migrate(url, folder);
  rmSync(join(folder, '0002_second.sql'));
  expect(await migrate(url, folder)).toEqual([]);
});

test('four processes that start at the same time apply each file once', async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, folder)));
  expect(applied.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql']);
  expect((await pool.query('select id from first')).rows).toEqual([{ id: 1 }]);
});

test('control: without the lock, four simultaneous processes fail', async () => {
  const clients = [1, 2, 3, 4].map(() => new pg.Client({ connectionString: url }));
  for (const each of clients) await each.connect();
  const [first] = readMigrations(folder);
  if (!first) throw new Error('no migration');
  // All read the state before any writes, which the lock prevents.
  for (const each of clients) expect(await findPendingMigrations(each, [first])).toEqual([first]);
  const outcomes = await Promise.allSettled(clients.map((each) => applyMigration(each, first)));
  for (const each of clients) await each.end();
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
});
