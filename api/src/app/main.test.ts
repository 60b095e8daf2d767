import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing';
import { type MainProcess, startMain } from './testing-main';

jest.setTimeout(120_000);

let database: TestDatabase;
let folder: string;
let running: MainProcess | undefined;
let port = 0;

const start = (env: Record<string, string> = {}) => {
  running = startMain(database.url, folder, env);
  return running;
};

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
  running?.child.kill('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a site with a public address does not start with unsafe settings, and says all of them', async () => {
  const refused = start({ PUBLIC_URL: 'http://www.example.com', HOST_KEY: '', TRUSTED_PROXIES: '', SMTP_URL: '' });
  expect(await refused.closed).toBe(1);
  expect(refused.getErrors()).toMatch(
    /it is not safe to start .*PUBLIC_URL is not https.*HOST_KEY is not set.*SMTP_URL is not set/,
  );
  // Nothing has been changed.
  expect(refused.getOutput()).not.toContain('seed');
});

test('a first start that is killed during the seed is completed by the next, which reports when it is ready', async () => {
  const killed = start();
  await until(() => killed.getOutput().includes('articles'));
  killed.child.kill('SIGKILL');
  await killed.ended;

  const { port: readyPort, demo } = await start().ready;
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

test('with a database elsewhere readiness looks at the disk of the files', async () => {
  const files = join(folder, 'files');
  const readReadiness = async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).json();
  expect(await readReadiness()).toMatchObject({ status: 'ok', disk: 'ok' });
  await rename(files, `${files}.gone`);
  await writeFile(files, '');
  expect(await readReadiness()).toMatchObject({ status: 'failed', disk: 'failed', database: 'ok' });
  await rm(files);
  await rename(`${files}.gone`, files);
});

test('SIGTERM finishes requests in flight and exits with 0; the next start seeds nothing', async () => {
  const stopped = running as MainProcess;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin; lock table faqs in access exclusive mode');
  const pending = fetch(`http://127.0.0.1:${port}/api/v1/center/faqs`);
  const watcher = new pg.Client({ connectionString: database.url });
  await watcher.connect();
  const isWaiting = async () =>
    (
      await watcher.query(`select 1 from pg_locks where not granted and relation = 'faqs'::regclass
        and database = (select oid from pg_database where datname = current_database())`)
    ).rowCount;
  while (!(await isWaiting()));

  stopped.child.kill('SIGTERM');
  const isRefused = () =>
    fetch(`http://127.0.0.1:${port}/api/health/live`).then(
      ({ status }) => status === 503,
      () => true,
    );
  while (!(await isRefused()));
  await client.query('commit');
  await watcher.end();
  expect((await pending).status).toBe(200);
  expect(await stopped.ended).toBe(0);

  const again = start();
  await again.ready;
  expect(again.getOutput()).not.toContain('Seed');
  const { rows } = await client.query('select count(*)::int as boards, count(distinct slug)::int as slugs from boards');
  await client.end();
  expect(rows).toEqual([{ boards: 15, slugs: 15 }]);

  // The parent has ended, so the process ends.
  again.child.disconnect();
  expect(await again.ended).toBe(0);
});
