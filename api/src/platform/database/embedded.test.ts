import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { startEmbedded } from './embedded';
import { isServerProcess } from './server-process';
import { findServiceUser } from './service-user';

jest.setTimeout(60_000);

const folders: string[] = [];
let dataDir: string;

beforeEach(() => {
  // Accessible to this user only, like a project under /root.
  dataDir = mkdtempSync(join(tmpdir(), 'portico-'));
  folders.push(dataDir);
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const serverPid = () => Number(readFileSync(join(dataDir, 'database', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

// Starts another Node process on the same data folder; returns the URL it connected to.
async function startElsewhere(): Promise<{ url: string; child: ChildProcess }> {
  const program = `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    const { url, stop } = await startEmbedded(${JSON.stringify(dataDir)});
    process.once('SIGTERM', () => stop().then(() => process.exit(0)));
    console.log(url);`;
  const flags = ['--import', 'tsx', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, child };
}

const runs = (pid: number) => {
  const folder = join(dataDir, 'database');
  return isServerProcess(folder, findServiceUser(folder), pid);
};

// The server removes its pid file shortly before it exits.
async function isGone(pid: number) {
  for (let tries = 0; tries < 50 && runs(pid); tries += 1) await delay(20);
  return !runs(pid);
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

test('a new server is durable, uses UTC, listens on the loopback only and has its password in a 0600 file', async () => {
  const { url, stop } = await startEmbedded(dataDir);
  const [settings] = await query(
    url,
    `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
       current_setting('timezone') as timezone, current_setting('server_encoding') as encoding`,
  );
  expect(settings).toEqual({ fsync: 'on', addresses: '127.0.0.1', timezone: 'UTC', encoding: 'UTF8' });
  expect(statSync(join(dataDir, 'database', 'portico.password')).mode & 0o777).toBe(0o600);
  await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
  await stop();
});

test('a restarted server keeps its rows and its URL, and stopping leaves no process', async () => {
  const first = await startEmbedded(dataDir);
  await query(first.url, 'create table kept as select 7 as value');
  const pid = serverPid();
  await first.stop();
  expect(await isGone(pid)).toBe(true);
  const second = await startEmbedded(dataDir);
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select value from kept')).toEqual([{ value: 7 }]);
  await second.stop();
});

test('processes that start at the same time on a new folder share one server; the last one stops it', async () => {
  const [a, b, c] = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()]);
  expect([b.url, c.url]).toEqual([a.url, a.url]);
  const pid = serverPid();
  await end(a.child, 'SIGTERM');
  await end(b.child, 'SIGTERM');
  expect(runs(pid)).toBe(true);
  await end(c.child, 'SIGTERM');
  expect(await isGone(pid)).toBe(true);
});

test('after a kill -9 of Node the next start uses the server that still runs', async () => {
  const { url, child } = await startElsewhere();
  await query(url, 'create table kept as select 7 as value');
  const pid = serverPid();
  await end(child, 'SIGKILL');
  const next = await startEmbedded(dataDir);
  expect(serverPid()).toBe(pid);
  expect(await query(next.url, 'select value from kept')).toEqual([{ value: 7 }]);
  await next.stop();
  expect(await isGone(pid)).toBe(true);
});

test('after a kill -9 of PostgreSQL it is restarted with every committed row', async () => {
  const { url, stop } = await startEmbedded(dataDir);
  await query(url, 'create table kept as select 7 as value');
  const pid = serverPid();
  process.kill(pid, 'SIGKILL');
  let rows: unknown = null;
  for (let tries = 0; tries < 100 && !rows; tries += 1) {
    await delay(100);
    rows = await query(url, 'select value from kept').catch(() => null);
  }
  expect(rows).toEqual([{ value: 7 }]);
  const next = serverPid();
  expect(next).not.toBe(pid);
  await stop();
  expect(await isGone(next)).toBe(true);
});

test('data of another major version of PostgreSQL is left alone, and the way forward is said in one line', async () => {
  const file = join(dataDir, 'database', 'PG_VERSION');
  mkdirSync(dirname(file));
  writeFileSync(file, '15\n');
  const refusal = await startEmbedded(dataDir).catch((error: Error) => error.message);
  expect(refusal).toMatch(/is of PostgreSQL 15, and .* brings PostgreSQL \d+, .*npm run backup .*npm run restore/);
  expect(refusal).not.toContain('\n');
  expect(readdirSync(dirname(file))).toEqual(['PG_VERSION']);
});

test('another program with the process id of a dead server does not prevent the start', async () => {
  const first = await startEmbedded(dataDir);
  const file = join(dataDir, 'database', 'postmaster.pid');
  const lines = readFileSync(file, 'utf8').split('\n');
  await first.stop();
  writeFileSync(file, [process.pid, ...lines.slice(1)].join('\n'));
  const second = await startEmbedded(dataDir);
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
});
