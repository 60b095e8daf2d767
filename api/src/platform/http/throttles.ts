import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { getSource } from './client-address';
import { throwApiError } from './errors';

interface ThrottleLimit {
  count: number;
  windowS: number;
}

/** Counts one under `key`. Returns the seconds until the window ends if the limit is exceeded, else 0. */
const countUse = async (tx: Database, key: string, { count, windowS }: ThrottleLimit) => {
  const { rows } = await tx.execute<{ count: number; wait: number }>(sql`
    insert into throttles (key, count, ends_at) values (${key}, 1, now() + make_interval(secs => ${windowS}))
    on conflict (key) do update set
      count = case when throttles.ends_at <= now() then 1 else throttles.count + 1 end,
      ends_at = case when throttles.ends_at <= now() then excluded.ends_at else throttles.ends_at end
    returning count, ceil(extract(epoch from ends_at - now()))::int as wait`);
  const [state] = rows;
  return state && state.count > count ? Math.max(1, state.wait) : 0;
};

/**
 * Counts one under `key`; throws `rate_limited` (429) if the limit is exceeded, until the window ends. In a transaction
 * that fails the count is rolled back.
 */
export const throttle = async (tx: Database, key: string, limit: ThrottleLimit) => {
  const wait = await countUse(tx, key, limit);
  if (wait > 0) throwApiError('rate_limited', { headers: { 'retry-after': String(wait) } });
};

/** Counts one under `key`; false if the limit is exceeded, for answers that must not say so. */
export const isWithinLimit = async (tx: Database, key: string, limit: ThrottleLimit) =>
  (await countUse(tx, key, limit)) === 0;

/** Counts one for `name` under the source of an address; throws as `throttle` does. */
export const throttleSource = (tx: Database, name: string, ip: string, limit: ThrottleLimit) =>
  throttle(tx, `${name}:source:${getSource(ip)}`, limit);

/** Takes one count back. */
export const unthrottle = (db: Database, key: string) =>
  db.execute(sql`update throttles set count = greatest(count - 1, 0) where key = ${key}`);

export const purgeThrottles = (db: Database) => db.execute(sql`delete from throttles where ends_at < now()`);
