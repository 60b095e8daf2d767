import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { TcpProxy } from '../../api/src/platform/database/testing-tcp-proxy';
import type { KillableProcess } from './killable-process';
import type { MailServer } from './mail-server';

/** What faults act on. */
interface FaultTarget {
  dataDir: string;
  api: KillableProcess;
  /** Between host and API, and between API and a database of one's own. */
  links: TcpProxy[];
  mailServer: MailServer;
  openDatabase: () => Promise<pg.Client>;
  /** How long storage and disk are gone (ms). */
  lengthMs: number;
  log: (line: string) => void;
}

/** Resolves when the fault is over. */
type Fault = (target: FaultTarget) => Promise<void>;

const cuts = 6;

/** Connections break, or let nothing through, for one to four seconds each. */
const cutNetwork: Fault = async ({ links, log }) => {
  for (let n = 0; n < cuts; n += 1) {
    const link = links[n % links.length];
    const kind = Math.random() < 0.5 ? 'reset' : 'silent';
    log(`  link ${(n % links.length) + 1}: ${kind}`);
    link?.cut(kind);
    await delay(1000 + Math.random() * 3000);
    link?.join();
    await delay(2000);
  }
};

const hourMs = 3_600_000;

/** The clock of the API goes an hour forth, then an hour back, while that of the database stays. */
const moveClock: Fault = async ({ api, lengthMs }) => {
  for (const offset of [hourMs, -hourMs]) {
    api.restartWith({ CLOCK_OFFSET_MS: String(offset) }, join(import.meta.dirname, 'clock-offset.mjs'));
    await delay(lengthMs);
  }
  api.restartWith({});
};

/** The folder of the files is gone; a file in its place keeps it from being made again. */
const removeStorage: Fault = async ({ dataDir, lengthMs }) => {
  const folder = join(dataDir, 'files');
  mkdirSync(folder, { recursive: true });
  renameSync(folder, `${folder}.gone`);
  writeFileSync(folder, '');
  await delay(lengthMs);
  rmSync(folder);
  renameSync(`${folder}.gone`, folder);
};

/** Tries of the outbox within an hour: at once and after 30, 120, 480 and 1920 s. */
const triesOfAnHour = 5;

/** The mail server is gone for an hour of the outbox: each wait between two tries is cut short. */
const stopMail: Fault = async ({ mailServer, openDatabase, log }) => {
  mailServer.stop();
  const client = await openDatabase();
  const countFailed = async () =>
    (await client.query<{ n: number }>(`select count(*)::int as n from outbox where status = 'FAILED'`)).rows[0]?.n ??
    0;
  const failedBefore = await countFailed();
  for (let tried = 0; tried < triesOfAnHour; tried += 1) {
    await client.query(`update outbox set next_at = now() where status = 'QUEUED' and tries between 1 and $1`, [tried]);
    await delay(6000);
  }
  const { rows } = await client.query<{ n: number; tries: number | null }>(
    `select count(*)::int as n, max(tries) as tries from outbox where status = 'QUEUED' and error is not null`,
  );
  log(
    `  ${rows[0]?.n} mails wait, tried up to ${rows[0]?.tries} times; ${(await countFailed()) - failedBefore} were given up`,
  );
  await mailServer.start();
  await client.query(`update outbox set next_at = now() where status = 'QUEUED'`);
  await client.end();
};

/** A file takes what is left of the file system of the data, which is one of its own. */
const fillDisk: Fault = async ({ dataDir, lengthMs }) => {
  const ballast = join(dataDir, 'ballast');
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M'], { stdio: 'ignore' });
  } catch {
    // It ends when nothing more can be written.
  }
  await delay(lengthMs);
  rmSync(ballast, { force: true });
};

export const faults = { network: cutNetwork, clock: moveClock, storage: removeStorage, mail: stopMail, disk: fillDisk };
export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

const megabytes = 1500;

/** Mounts a file system of a fixed size in memory there; false where that is not allowed. */
export const mountSmallDisk = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

export const unmountSmallDisk = (folder: string): void => {
  execFileSync('umount', [folder], { stdio: 'ignore' });
};
