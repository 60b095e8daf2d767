import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { signInAttempts } from './table';

/** After `free` attempts within `hours` the first wait is ten minutes; each further attempt doubles it, up to a day. */
const limits = {
  account: { free: 5, hours: 24 },
  device: { free: 5, hours: 24 },
  // Many people share one address behind a company's or a carrier's gateway.
  source: { free: 30, hours: 1 },
};

export interface Lock {
  kind: keyof typeof limits;
  name: string;
}

const keyOf = ({ kind, name }: Lock) => `${kind}:${name}`;

/**
 * Counts an attempt, or returns false while the key is locked. It is counted before the password is looked at: were it
 * counted afterwards, guesses sent at the same time would all be looked at.
 */
export const chargeAttempt = async (db: Database, lock: Lock) => {
  const free = sql.raw(String(limits[lock.kind].free));
  const over = sql`sign_in_attempts.since < now() - make_interval(hours => ${limits[lock.kind].hours})`;
  const count = sql`case when ${over} then 1 else sign_in_attempts.count + 1 end`;
  const { rowCount } = await db.execute(sql`
    insert into sign_in_attempts (key, count, since) values (${keyOf(lock)}, 1, now())
    on conflict (key) do update set
      count = ${count},
      since = case when ${over} then now() else sign_in_attempts.since end,
      locked_until = case when ${count} >= ${free}
        then now() + least(interval '10 minutes' * power(2, least(${count} - ${free}, 20)), interval '1 day') end
    where sign_in_attempts.locked_until is null or sign_in_attempts.locked_until <= now()`);
  return rowCount === 1;
};

/** After a success the account or device starts anew. */
export const forgetAttempts = (db: Database, lock: Lock) =>
  db.delete(signInAttempts).where(eq(signInAttempts.key, keyOf(lock)));

/** A success takes back its own count and no more: signing in to one account must not pay for guesses at another. */
export const returnAttempt = (db: Database, lock: Lock) =>
  db
    .update(signInAttempts)
    .set({ count: sql`greatest(count - 1, 0)`, lockedUntil: null })
    .where(eq(signInAttempts.key, keyOf(lock)));
