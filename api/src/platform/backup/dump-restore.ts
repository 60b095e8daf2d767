import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { BackupError } from './backup-error';
import { dumpName } from './dump-backup';
import { getFormerSchema } from './former-data';
import { runOnDatabase } from './postgres-programs';
import type { RestoreTarget } from './restore-target';
import { withClient } from './with-client';

const loadDump = (url: string, folder: string) =>
  runOnDatabase(
    'pg_restore',
    [
      '--no-owner',
      '--no-privileges',
      '--no-comments',
      '--single-transaction',
      '--exit-on-error',
      join(folder, dumpName),
    ],
    url,
  );

const hasTables = async (client: pg.Client) => {
  const { rowCount } = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
  );
  return rowCount !== 0;
};

const runAll = async (client: pg.Client, statements: string[]) => {
  await client.query('begin');
  for (const statement of statements) await client.query(statement);
  await client.query('commit');
};

const listExtensions = async (client: pg.Client) => {
  const { rows } = await client.query<{ name: string }>(
    `select extname as name from pg_extension where extnamespace = 'public'::regnamespace`,
  );
  return rows.map(({ name }) => client.escapeIdentifier(name));
};

/** Throws `BackupError` while processes of the API use the database. */
export const assertUnused = (url: string) =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'portico api'`,
    );
    if (rowCount) throw new BackupError('Portico runs on this database: stop every process of the API first.');
  });

/** The database of a server of one's own. What was in the schema `public` is in a schema of its own then. */
export const createDumpTarget = (url: string): RestoreTarget => ({
  name: 'the database of DATABASE_URL',
  findFormer: () =>
    withClient(url, async (client) => ((await hasTables(client)) ? 'The database of DATABASE_URL' : null)),
  place: (folder, now) =>
    withClient(url, async (client) => {
      if (!(await hasTables(client))) return loadDump(url, folder);
      const former = getFormerSchema(now);
      const extensions = await listExtensions(client);
      await runAll(client, [
        `alter schema public rename to ${former}`,
        'create schema public',
        // Other tables use them too, and deleting the former schema must not delete them.
        ...extensions.map((name) => `alter extension ${name} set schema public`),
      ]);
      try {
        await loadDump(url, folder);
      } catch (cause) {
        await runAll(client, [
          ...extensions.map((name) => `alter extension ${name} set schema ${former}`),
          'drop schema public cascade',
          `alter schema ${former} rename to public`,
        ]);
        throw cause;
      }
    }),
});

/** Loads an unpacked dump into a new database of the same server and runs `act` on it; it is dropped then. */
export const loadIntoScratch = async <T>(url: string, folder: string, act: (url: string) => Promise<T>): Promise<T> => {
  const name = `portico_check_${randomBytes(6).toString('hex')}`;
  const scratch = new URL(url);
  scratch.pathname = name;
  await withClient(url, (client) => client.query(`create database ${name} template template0`)).catch(
    (cause: Error) => {
      throw new BackupError(
        `The check needs a database of its own beside that of DATABASE_URL, and it cannot be created (${cause.message}): let DATABASE_URL name a server and a role that may, such as one on this machine.`,
        { cause },
      );
    },
  );
  try {
    await loadDump(scratch.href, folder);
    return await act(scratch.href);
  } finally {
    await withClient(url, (client) => client.query(`drop database ${name} with (force)`));
  }
};
