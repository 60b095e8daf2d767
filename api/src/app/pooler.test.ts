import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { connect } from '../platform/database/connect';
import { hasTimeLimits } from '../platform/database/session-settings';
import { setUp, startTestDatabase } from '../platform/testing';
import { type MainProcess, startMain } from './testing-main';
import { findPgBouncer, startPgBouncer } from './testing-pooler';

jest.setTimeout(240_000);

const program = findPgBouncer();
// A machine without it does everything but this.
const testPooler = program ? test : test.skip;
const title = program ? '' : ' (left out: install pgbouncer)';

const database = await setUp(startTestDatabase());
const pooler = program ? await setUp(startPgBouncer(program, database.url)) : { url: '' };
const dataDir = await mkdtemp(join(tmpdir(), 'portico-pooler-'));
const processes: MainProcess[] = [];

const start = (env: Record<string, string> = {}) => {
  const started = startMain(pooler.url, dataDir, env);
  processes.push(started);
  return started;
};
const startDirectly = () => start({ DATABASE_DIRECT_URL: database.url });

afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const get = async (port: number, path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`);
  return { status: answer.status, content: answer.headers.get('x-content'), body: await answer.json() };
};

testPooler(`a pooler in transaction mode alone refuses the start, and says what to set${title}`, async () => {
  const refused = start();
  expect(await refused.closed).toBe(1);
  expect(refused.getErrors()).toMatch(/pooler of DATABASE_URL shares connections .* DATABASE_DIRECT_URL/);
});

testPooler(`behind a pooler, two processes that start at once migrate and seed once, and serve${title}`, async () => {
  await database.pool.query('drop schema public cascade; create schema public');
  const both = [startDirectly(), startDirectly()];
  const ports = await Promise.all(both.map(async ({ ready }) => (await ready).port));
  const outputs = both.map(({ getOutput }) => getOutput());
  expect(outputs.filter((output) => output.includes('Migrated')).length).toBe(1);
  expect(outputs.filter((output) => output.includes('seed 1 of')).length).toBe(1);
  expect((await database.pool.query('select count(*)::int as boards from boards')).rows).toEqual([{ boards: 15 }]);

  // By id, each of which is one prepared statement, from more connections than the pooler has.
  const { body } = await get(ports[0] ?? 0, '/boards?code=MAGAZINE&limit=100');
  const ids = (body as { boards: { _id: string }[] }).boards.map(({ _id }) => _id);
  const answers = await Promise.all(ports.flatMap((port) => [...ids, ...ids].map((id) => get(port, `/boards/${id}`))));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

testPooler(`behind a pooler, each process hears of changes, and statements have their time limit${title}`, async () => {
  const ports = await Promise.all(processes.slice(1).map(async ({ ready }) => (await ready).port));
  const read = () => Promise.all(ports.map(async (port) => (await get(port, '/center/faqs')).content));
  const before = await read();
  const { pool, close } = connect(pooler.url, { directUrl: database.url });
  try {
    expect(await hasTimeLimits(pool)).toBe(true);
    await pool.query('update faqs set updated_at = now()');
  } finally {
    await close();
  }
  for (let after = before; after.some((version, index) => !version || version === before[index]); )
    after = await read();
});

testPooler(`behind a pooler, a process that ends is started again${title}`, async () => {
  const [, first] = processes;
  first?.child.kill('SIGTERM');
  expect(await first?.ended).toBe(0);
  const { port } = await startDirectly().ready;
  expect((await get(port, '/lawyers')).status).toBe(200);
});
