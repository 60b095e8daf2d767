import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { withLock } from './lock';

type Migration = { name: string; sql: string; sha256: string };

/** Id of the advisory lock; must be unique in this database. */
const lockKey = 7_406_341;
/** Requests queue behind a migration that waits for a table: it waits no longer than this (ms), and tries again. */
const lockLimitMs = 1000;
const retryMs = 1000;
const maxTries = 60;

/**
 * Applies the pending .sql files of `folder` in the order of their names and returns their names. Processes that start
 * together wait for each other, so that each file is applied once. `url` is an address of the database that takes startup
 * parameters. Throws one line for a file that fails, of which nothing remains.
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  // One connection has the lock.
  const pool = new pg.Pool({ connectionString: url, application_name: 'portico migrate', max: 2 });
  // A connection was lost: its pending query rejects.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    return await withLock(pool, lockKey, async () => {
      const client = await pool.connect();
      try {
        await client.query('set statement_timeout = 0');
        const pending = await findPendingMigrations(client, readMigrations(folder));
        for (const migration of pending) await applyPatiently(client, migration);
        return pending.map(({ name }) => name);
      } finally {
        client.release();
      }
    });
  } finally {
    await pool.end();
  }
}

export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

// Applied files that are unknown here are ignored: an older version of the API can run on a newer schema.
export async function findPendingMigrations(client: pg.ClientBase, migrations: Migration[]): Promise<Migration[]> {
  await client.query(
    'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration');
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const last = [...applied.keys()].sort().at(-1) ?? '';
  return migrations.filter(({ name, sha256 }) => {
    const appliedHash = applied.get(name);
    if (appliedHash && appliedHash !== sha256)
      throw new Error(`${name} has changed since it was applied: add a new file instead.`);
    if (!appliedHash && name < last)
      throw new Error(`${name} comes before ${last}, which is applied already: rename it.`);
    return !appliedHash;
  });
}

/** Applies a file in one transaction. */
export async function applyMigration(client: pg.ClientBase, { name, sql, sha256 }: Migration) {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockLimitMs}`);
    await client.query(sql);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(
      `${name}${formatErrorLine(sql, cause)}: ${cause instanceof Error ? cause.message : cause}. ` +
        'Nothing of this file was applied, and the version before goes on working: correct the cause and start again, or stay with that version.',
      { cause },
    );
  }
}

/** Other transactions were in the way: one that held a lock for too long, or a deadlock. */
const isBlocked = ({ cause }: Error) =>
  cause instanceof pg.DatabaseError && ['55P03', '40P01'].includes(cause.code ?? '');

async function applyPatiently(client: pg.ClientBase, migration: Migration) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyMigration(client, migration);
    } catch (error) {
      if (!isBlocked(error as Error) || tries >= maxTries) throw error;
      await delay(retryMs);
    }
  }
}

// PostgreSQL reports a position only for some errors.
function formatErrorLine(sql: string, error: unknown): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : 0;
  return position ? `:${sql.slice(0, position).split('\n').length}` : '';
}
