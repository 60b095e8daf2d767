import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort, probePort } from './ports';
import { isAlive, isServerProcess } from './server-process';
import type { ServiceUser } from './service-user';

// One PostgreSQL data folder, with the binaries and the user to run it.
export type Cluster = { folder: string; native: string; user: ServiceUser | null };

const ROLE = 'portico';
const LOG_LIMIT_BYTES = 10_000_000;

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Pools of 14: tests of races have two in each of their processes.
  max_connections: 200,
  shared_buffers: '64MB',
  // A start after a crash reads it all again: with 256 MB that took 5 s.
  max_wal_size: '96MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  jit: 'off',
};

const execute = promisify(execFile);
const passwordFile = (folder: string) => join(folder, 'portico.password');
export const PORT_FILE = 'portico.port';
const portFile = (folder: string) => join(folder, PORT_FILE);
const logFile = (folder: string) => join(folder, 'server.log');

// The service user can enter the folder, but perhaps not its parents (/root, mktemp -d): the parent process sets the
// working directory, and the server uses /proc/self/cwd.
const run = ({ folder, native, user }: Cluster, program: 'initdb' | 'pg_ctl', args: string[]) =>
  execute(join(native, 'bin', program), ['-D', user ? '/proc/self/cwd' : folder, ...args], {
    ...user,
    cwd: folder,
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' },
  });

export function isCreated({ folder }: Cluster): boolean {
  try {
    return fs.readdirSync(folder).includes('PG_VERSION');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw new Error(`The database in ${folder} belongs to another user: start as that user.`, { cause });
  }
}

/** Throws one line with the way forward if the data is that of another major version than the binaries. */
export async function assertSameMajor({ folder, native, user }: Cluster) {
  const { stdout } = await execute(join(native, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/' });
  const ours = /\d+/.exec(stdout)?.[0];
  const theirs = fs.readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (theirs === ours) return;
  throw new Error(
    `The data in ${folder} is of PostgreSQL ${theirs}, and this version of Portico brings PostgreSQL ${ours}, which cannot read it. ` +
      'Start the version of Portico that was used before and, while it runs, ' +
      `DATABASE_URL="postgres://${ROLE}:$(cat ${passwordFile(folder)})@127.0.0.1:$(cat ${portFile(folder)})/postgres" npm run backup -- portico.tar.gz. ` +
      `Then, with this version and the address of a PostgreSQL server of your own, of version ${theirs} or later, ` +
      'DATABASE_URL=… npm run restore -- portico.tar.gz, and start with the same DATABASE_URL.',
  );
}

// Built in a temporary folder beside its target and then renamed, so that interrupted or parallel attempts are safe.
export async function createCluster(cluster: Cluster) {
  const temporaryFolder = `${cluster.folder}.${process.pid}`;
  const unfinished = { ...cluster, folder: join(temporaryFolder, 'cluster') };
  const password = randomBytes(24).toString('base64url');
  const initialPasswordFile = join(temporaryFolder, 'password');
  removeAbandoned(cluster.folder);
  fs.mkdirSync(unfinished.folder, { recursive: true, mode: 0o700 });
  fs.writeFileSync(initialPasswordFile, password, { mode: 0o600 });
  changeOwner(cluster.user, temporaryFolder, unfinished.folder, initialPasswordFile);
  const options = ['-U', ROLE, '--pwfile', join('..', 'password'), '--auth=scram-sha-256'];
  await run(unfinished, 'initdb', [...options, '--encoding=UTF8', '--locale=C']);
  fs.renameSync(initialPasswordFile, passwordFile(unfinished.folder));
  try {
    fs.renameSync(unfinished.folder, cluster.folder);
  } catch (error) {
    if (!isCreated(cluster)) throw error;
  } finally {
    fs.rmSync(temporaryFolder, { recursive: true, force: true });
  }
}

function removeAbandoned(folder: string) {
  for (const name of fs.readdirSync(dirname(folder))) {
    const [stem, pid] = name.split('.');
    if (stem !== basename(folder) || !Number(pid)) continue;
    const abandoned = Number(pid) === process.pid || !isAlive(Number(pid));
    if (abandoned) fs.rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function changeOwner(user: ServiceUser | null, ...paths: string[]) {
  if (user) for (const path of paths) fs.chownSync(path, user.uid, user.gid);
}

interface StartOptions {
  // Settings besides those of every start.
  settings?: Record<string, string>;
  // How long the start may take (s).
  limitS?: number;
}

export async function startServer(cluster: Cluster, { settings: more = {}, limitS = 120 }: StartOptions = {}) {
  const { folder, user } = cluster;
  // A data folder copied from another machine belongs to that machine's user.
  if (user && fs.statSync(folder).uid !== user.uid) {
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  }
  const log = logFile(folder);
  if (fs.existsSync(log) && fs.statSync(log).size > LOG_LIMIT_BYTES) fs.renameSync(log, `${log}.1`);
  const options = Object.entries({ port: await choosePort(folder), ...settings, ...more });
  const flags = options.map(([name, value]) => `-c ${name}=${value}`).join(' ');
  await run(cluster, 'pg_ctl', ['start', '-w', '-t', String(limitS), '-l', basename(log), '-o', flags]);
}

export const stopServer = (cluster: Cluster) => run(cluster, 'pg_ctl', ['stop', '-w', '-m', 'fast']);

async function choosePort(folder: string): Promise<number> {
  const savedPort = fs.existsSync(portFile(folder)) ? Number(fs.readFileSync(portFile(folder), 'utf8')) : 0;
  const port = (savedPort && (await probePort(savedPort, '127.0.0.1'))) || (await findFreePort());
  if (port !== savedPort) fs.writeFileSync(portFile(folder), String(port));
  return port;
}

// Returns the URL of the server that runs on this folder, possibly started by an earlier process. null: none runs.
export function findRunningUrl({ folder, user }: Cluster): string | null {
  const file = join(folder, 'postmaster.pid');
  if (!fs.existsSync(file)) return null;
  const [pid, , , port] = fs.readFileSync(file, 'utf8').split('\n').map(Number);
  if (!pid || !port || !isAlive(pid)) return null;
  if (isServerProcess(folder, user, pid)) {
    const password = fs.readFileSync(passwordFile(folder), 'utf8');
    return `postgres://${ROLE}:${password}@127.0.0.1:${port}/postgres`;
  }
  // After a crash the process id may belong to another program, which would prevent PostgreSQL from starting.
  fs.rmSync(file, { force: true });
  return null;
}

export function readLogTail({ folder }: Cluster): string {
  const log = logFile(folder);
  return fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '';
}
