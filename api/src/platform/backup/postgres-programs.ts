import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type pg from 'pg';
import { BackupError } from './backup-error';

const execute = promisify(execFile);

export const readMajor = async (client: pg.Client) => {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  return Math.floor(Number(rows[0]?.version) / 10_000);
};

/** Throws `BackupError` unless the program is there in the server's major version or a later one. */
export const requireProgram = async (program: 'pg_dump' | 'pg_restore', major: number) => {
  const version = await execute(program, ['--version']).then(
    ({ stdout }) => Number(/\d+/.exec(stdout)?.[0]),
    () => null,
  );
  if (version !== null && version >= major) return;
  const found = version === null ? `there is no ${program}` : `${program} is of version ${version}`;
  throw new BackupError(
    `The database is PostgreSQL ${major} and ${found} here: install the package postgresql-client-${major} (https://www.postgresql.org/download), then run the command again.`,
  );
};

/**
 * Runs a program on the database of `url`. `consume` reads its output to the end. Throws what the program has said when
 * it fails. The password is not among its arguments, which other users can see.
 */
export const runOnDatabase = async (
  program: 'pg_dump' | 'pg_restore',
  args: string[],
  url: string,
  consume?: (output: AsyncIterable<Uint8Array>) => Promise<void>,
) => {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(program, [...args, `--dbname=${address.href}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const ended = once(child, 'close');
  try {
    if (consume) await consume(child.stdout);
    else child.stdout.resume();
  } catch (cause) {
    child.kill();
    throw cause;
  }
  const [code] = await ended;
  if (code !== 0) throw new BackupError(`${program} failed: ${said.trim() || `code ${code}`}`);
};
