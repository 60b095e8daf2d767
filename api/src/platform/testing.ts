import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll } from '@jest/globals';
import { connect } from './database/connect';
import { migrate, readMigrations } from './database/migrate';
import { createTestDatabase } from './database/testing';
import { resolveApiFolder } from './paths';

const limitMs = 60_000;

/**
 * Awaits what the tests of a file need, at most a minute, and stops it after them. `afterAll` hooks of the file run later,
 * in the order in which they are written.
 */
export const setUp = async <T extends { stop: () => Promise<unknown> }>(starting: Promise<T>): Promise<T> => {
  const late = delay(limitMs, null, { ref: false }).then(() => {
    throw new Error(`Not started within ${limitMs} ms`);
  });
  const started = await Promise.race([starting, late]);
  afterAll(() => started.stop());
  return started;
};

/** Connects as `connect` does; on a busy machine a request of a test waits rather than fails. */
export const connectPatiently = (url: string) => connect(url, { waitMs: 60_000 });

/** Connects to a new database with the schema; `stop` drops it. */
export const startTestDatabase = async () => {
  const { url, drop } = await createTestDatabase();
  const connection = connectPatiently(url);
  const stop = async () => {
    await connection.close();
    await drop();
  };
  return { ...connection, url, stop };
};

/** Connects to a new database with the schema before a migration, or with it as the last one; `upgrade` applies the others. */
export const startOldTestDatabase = async (migration: string, { inclusive = false } = {}) => {
  const database = await startTestDatabase();
  const { pool, url } = database;
  const all = resolveApiFolder('migrations');
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  for (const { name } of readMigrations(all))
    if (name < migration || (inclusive && name === migration)) symlinkSync(join(all, name), join(folder, name));
  await pool.query('drop schema public cascade; create schema public');
  await migrate(url, folder);
  rmSync(folder, { recursive: true });
  return { ...database, upgrade: () => migrate(url, all) };
};
