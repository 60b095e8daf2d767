import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { fail } from './errors';

interface Limit {
  count: number;
  windowS: number;
}

/**
 * Counts one more under `key`, or refuses with 429 until the window ends. In a transaction that fails the count goes
 * back with everything else.
 */
export const throttle = async (tx: Database, key: string, { count, windowS }: Limit) => {
  const { rows } = await tx.execute<{ count: number; wait: number }>(sql`
    insert into throttles (key, count, ends_at) values (${key}, 1, now() + make_interval(secs => ${windowS}))
    on conflict (key) do update set
      count = case when throttles.ends_at <= now() then 1 else throttles.count + 1 end,
      ends_at = case when throttles.ends_at <= now() then excluded.ends_at else throttles.ends_at end
    returning count, ceil(extract(epoch from ends_at - now()))::int as wait`);
  const [state] = rows;
  if (state && state.count > count)
    fail('rate_limited', { headers: { 'retry-after': String(Math.max(1, state.wait)) } });
};

/** Takes one back, for what turned out not to count. */
export const unthrottle = (db: Database, key: string) =>
  db.execute(sql`update throttles set count = greatest(count - 1, 0) where key = ${key}`);

export const forgetThrottles = (db: Database) => db.execute(sql`delete from throttles where ends_at < now()`);
