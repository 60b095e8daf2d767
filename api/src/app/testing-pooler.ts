import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../platform/database/ports';
import { findServiceUser } from '../platform/database/service-user';

/** Path of PgBouncer (Debian: `apt-get install pgbouncer`); undefined where it is not installed. */
export const findPgBouncer = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path));

/** Starts PgBouncer in transaction mode, as it is installed, in front of a database, with a few connections for everybody. */
export const startPgBouncer = async (program: string, databaseUrl: string) => {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const listenPort = await findFreePort();
  const database = pathname.slice(1);
  const login = `user=${username}${password && ` password=${decodeURIComponent(password)}`}`;
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listenPort,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 5,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const target = `${database} = host=${hostname} port=${port || 5432} dbname=${database} ${login}`;
  writeFileSync(file, ['[databases]', target, '[pgbouncer]', ...lines, ''].join('\n'));
  // It refuses to run as root.
  const user = findServiceUser(folder);
  if (user) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const child = spawn(program, [file], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const log: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      log.push(line);
      if (line.includes('process up')) resolve();
    });
    ended.then(() => reject(new Error(`PgBouncer does not start.\n${log.join('\n')}`)));
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { url: `postgres://${username}@127.0.0.1:${listenPort}/${database}`, stop };
};
