import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/connect';
import { withLock } from '../platform/database/lock';
import type { SeedOptions } from './seed/seed-database';

/** Key of the advisory lock. */
const lockKey = 7_406_343;

const isSeeded = async (db: Database) => {
  const { rows } = await db.execute<{ seeded: boolean }>(sql`select seeded from data_version`);
  return rows[0]?.seeded === true;
};

/**
 * Fills a new database with the demo data, whose texts and pictures no other start loads. Concurrent processes wait for the one
 * that seeds. Returns whether this call has seeded.
 */
export const seedOnFirstUse = async (seed: SeedOptions): Promise<boolean> => {
  const { pool, db } = seed.connection;
  if (await isSeeded(db)) return false;
  return withLock(pool, lockKey, async () => {
    if (await isSeeded(db)) return false;
    const { seedDatabase } = await import('./seed/seed-database');
    await seedDatabase(seed);
    return true;
  });
};
