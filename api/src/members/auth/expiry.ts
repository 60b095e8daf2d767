import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';

/** Removes what sign-ins leave behind. A family stays for a month after its end, for whoever asks what happened. */
export const forgetSignIns = async (db: Database) => {
  await db.execute(sql`delete from sessions where least(expires_at, ended_at) < now() - interval '30 days'`);
  await db.execute(sql`delete from sign_in_nonces where expires_at < now()`);
  await db.execute(sql`delete from sign_in_attempts where greatest(since, locked_until) < now() - interval '2 days'`);
};
