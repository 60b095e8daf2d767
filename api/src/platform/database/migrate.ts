import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

type Migration = { name: string; sql: string; sha256: string };

// Id of the advisory lock; must be unique in this database.
const LOCK = 7_406_341;

// Applies the pending .sql files of `folder` in the order of their names and returns their names. Processes that start
// together wait for each other, so that each file is applied once.
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'portico migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const pending = await findPendingMigrations(client, readMigrations(folder));
    for (const migration of pending) await applyMigration(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
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
export async function findPendingMigrations(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
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

export async function applyMigration(client: pg.Client, { name, sql, sha256 }: Migration) {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`${name}${formatErrorLine(sql, cause)}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

// PostgreSQL reports a position only for some errors.
function formatErrorLine(sql: string, error: unknown): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : 0;
  return position ? `:${sql.slice(0, position).split('\n').length}` : '';
}
