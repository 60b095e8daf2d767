import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing';

jest.setTimeout(120_000);

let database: TestDatabase;
let folder: string;
let child: ChildProcess | undefined;
let output = '';
let port = 0;

interface Ready {
  ready: true;
  port: number;
  demo: { password: string; accounts: string[] };
}

const start = (env: Record<string, string> = {}) => {
  output = '';
  const { DEMO_PASSWORD: _, ...rest } = process.env;
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    API_PORT: '0',
    SEED: 'firm',
    SECOND_FACTOR: 'required',
  };
  const started = fork(join(import.meta.dirname, 'main.ts'), {
    env: { ...rest, ...settings, ...env },
    execArgv: ['--import', 'tsx'],
    silent: true,
  });
  started.stdout?.on('data', (chunk) => {
    output += String(chunk);
  });
  child = started;
  return started;
};
const ready = (started: ChildProcess) =>
  new Promise<Ready>((resolve, reject) => {
    started.on('message', (message: Ready | { says: string }) => 'ready' in message && resolve(message));
    started.once('exit', (code) => reject(new Error(`ended with ${code}\n${output}`)));
  });
const ended = (started: ChildProcess) => new Promise<number | null>((resolve) => started.once('exit', resolve));

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};
const read = async (path: string) =>
  (await fetch(`http://127.0.0.1:${port}/api/v1${path}`)).json() as Promise<Record<string, { length: number }>>;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'portico-main-'));
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a site with a public address does not start with unsafe settings, and says all of them', async () => {
  const refused = start({ PUBLIC_URL: 'http://www.example.com', HOST_KEY: '', TRUSTED_PROXIES: '', SMTP_URL: '' });
  let errors = '';
  refused.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  const closed = new Promise((resolve) => refused.once('close', resolve));
  expect(await closed).toBe(1);
  expect(errors).toMatch(/it is not safe to start .*PUBLIC_URL is not https.*HOST_KEY is not set.*SMTP_URL is not set/);
  // Nothing has been changed.
  expect(output).not.toContain('seed');
});

test('a first start that is killed during the seed is completed by the next, which reports when it is ready', async () => {
  const killed = start();
  await until(() => output.includes('articles'));
  const exited = ended(killed);
  killed.kill('SIGKILL');
  await exited;

  const { port: readyPort, demo } = await ready(start());
  port = readyPort;
  expect((await read('/lawyers')).lawyers).toHaveLength(16);
  const boards = await read('/boards?code=MAGAZINE&limit=100');
  expect(boards.boards).toHaveLength(12);
  expect((await read('/popups')).popups).toHaveLength(2);
  expect((await read('/banners/main-hero')).banner).toMatchObject({ images: [{ index: 0 }, { index: 1 }] });
  expect(demo.accounts).toEqual(['admin']);
  expect((await readFile(join(folder, 'demo-password'), 'utf8')).trim()).toBe(demo.password);
  expect((await stat(join(folder, 'demo-password'))).mode & 0o777).toBe(0o600);
});

test('the first administrator has to change the password', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select username from users where password_change_required_at is not null');
  await client.end();
  expect(rows).toEqual([{ username: 'admin' }]);
});

test('SIGTERM finishes requests in flight and exits with 0; the next start seeds nothing', async () => {
  const running = child as ChildProcess;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin; lock table faqs in access exclusive mode');
  const pending = fetch(`http://127.0.0.1:${port}/api/v1/center/faqs`);
  const watcher = new pg.Client({ connectionString: database.url });
  await watcher.connect();
  const isWaiting = async () =>
    (await watcher.query(`select 1 from pg_locks join pg_class on relation = pg_class.oid where not granted`)).rowCount;
  while (!(await isWaiting()));

  const exited = ended(running);
  running.kill('SIGTERM');
  const isRefused = () =>
    fetch(`http://127.0.0.1:${port}/api/health/live`).then(
      ({ status }) => status === 503,
      () => true,
    );
  while (!(await isRefused()));
  await client.query('commit');
  await watcher.end();
  expect((await pending).status).toBe(200);
  expect(await exited).toBe(0);

  const again = start();
  await ready(again);
  expect(output).not.toContain('Seed');
  const { rows } = await client.query('select count(*)::int as boards, count(distinct slug)::int as slugs from boards');
  await client.end();
  expect(rows).toEqual([{ boards: 15, slugs: 15 }]);

  // The parent has ended, so the process ends.
  const lastExit = ended(again);
  again.disconnect();
  expect(await lastExit).toBe(0);
});
