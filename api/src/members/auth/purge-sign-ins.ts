import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';

/** Deletes expired nonces, codes, challenges and attempts, and sessions 30 days after their end. */
export const purgeSignIns = async (db: Database) => {
  await db.execute(sql`delete from sessions where least(expires_at, ended_at) < now() - interval '30 days'`);
  await db.execute(sql`delete from sign_in_nonces where expires_at < now()`);
  await db.execute(sql`delete from sign_in_codes where expires_at < now()`);
  await db.execute(sql`delete from passkey_challenges where expires_at < now()`);
  await db.execute(sql`delete from sign_in_attempts where greatest(since, locked_until) < now() - interval '2 days'`);
};
