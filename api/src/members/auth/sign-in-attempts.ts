import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { signInAttempts } from './table';

/** After `free` attempts within `hours` the lock is ten minutes; each further attempt doubles it, up to a day. */
const limits = {
  account: { free: 5, hours: 24 },
  device: { free: 5, hours: 24 },
  // Many users share one address behind the gateway of a company or a carrier.
  source: { free: 30, hours: 1 },
};

export interface LockKey {
  kind: keyof typeof limits;
  name: string;
}

const formatKey = ({ kind, name }: LockKey) => `${kind}:${name}`;

/**
 * Counts an attempt; returns false while the key is locked. Attempts are counted before the password is checked, so that
 * concurrent guesses cannot exceed the limit.
 */
export const countAttempt = async (db: Database, key: LockKey) => {
  const free = sql.raw(String(limits[key.kind].free));
  const over = sql`sign_in_attempts.since < now() - make_interval(hours => ${limits[key.kind].hours})`;
  const count = sql`case when ${over} then 1 else sign_in_attempts.count + 1 end`;
  const { rowCount } = await db.execute(sql`
    insert into sign_in_attempts (key, count, since) values (${formatKey(key)}, 1, now())
    on conflict (key) do update set
      count = ${count},
      since = case when ${over} then now() else sign_in_attempts.since end,
      locked_until = case when ${count} >= ${free}
        then now() + least(interval '10 minutes' * power(2, least(${count} - ${free}, 20)), interval '1 day') end
    where sign_in_attempts.locked_until is null or sign_in_attempts.locked_until <= now()`);
  return rowCount === 1;
};

/** Clears the attempts of an account or device after a success. */
export const resetAttempts = (db: Database, key: LockKey) =>
  db.delete(signInAttempts).where(eq(signInAttempts.key, formatKey(key)));

/**
 * Takes back one attempt after a success. Other attempts of the source still count, as they may be guesses at other
 * accounts.
 */
export const refundAttempt = (db: Database, key: LockKey) =>
  db
    .update(signInAttempts)
    .set({ count: sql`greatest(count - 1, 0)`, lockedUntil: null })
    .where(eq(signInAttempts.key, formatKey(key)));
