import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { signInAttempts } from './table';

/** Attempts that are free within so many hours. */
const limits = {
  // Many users share one address behind the gateway of a company or a carrier.
  source: { free: 30, hours: 1 },
  /** One account from one source. */
  pair: { free: 5, hours: 24 },
  account: { free: 20, hours: 24 },
  /** A device on which the owner has signed in before. */
  device: { free: 5, hours: 24 },
};

export interface AttemptKey {
  kind: keyof typeof limits;
  name: string;
}

const formatKey = ({ kind, name }: AttemptKey) => `${kind}:${name}`;

/** Condition: the counted attempts are too old to count. */
const isOver = ({ kind }: AttemptKey) =>
  sql`sign_in_attempts.since < now() - make_interval(hours => ${limits[kind].hours})`;

/**
 * Counts an attempt of a source; returns false while it is locked: after the free attempts for ten minutes, twice as long after
 * each further one, up to a day. Attempts are counted before the password is checked, so that concurrent guesses cannot
 * exceed the limit.
 */
export const countSourceAttempt = async (db: Database, name: string) => {
  const key: AttemptKey = { kind: 'source', name };
  const free = sql.raw(String(limits.source.free));
  const count = sql`case when ${isOver(key)} then 1 else sign_in_attempts.count + 1 end`;
  const { rowCount } = await db.execute(sql`
    insert into sign_in_attempts (key, count, since) values (${formatKey(key)}, 1, now())
    on conflict (key) do update set
      count = ${count},
      since = case when ${isOver(key)} then now() else sign_in_attempts.since end,
      locked_until = case when ${count} >= ${free}
        then now() + least(interval '10 minutes' * power(2, least(${count} - ${free}, 20)), interval '1 day') end
    where sign_in_attempts.locked_until is null or sign_in_attempts.locked_until <= now()`);
  return rowCount === 1;
};

/** Counts an attempt; returns false beyond the free ones. Counted before the password is checked, as that of a source. */
export const countAttempt = async (db: Database, key: AttemptKey) => {
  const { rows } = await db.execute<{ count: number }>(sql`
    insert into sign_in_attempts (key, count, since) values (${formatKey(key)}, 1, now())
    on conflict (key) do update set
      count = case when ${isOver(key)} then 1 else sign_in_attempts.count + 1 end,
      since = case when ${isOver(key)} then now() else sign_in_attempts.since end
    returning count`);
  return (rows[0]?.count ?? 0) <= limits[key.kind].free;
};

/** Clears the attempts of a pair, an account or a device. */
export const resetAttempts = (db: Database, key: AttemptKey) =>
  db.delete(signInAttempts).where(eq(signInAttempts.key, formatKey(key)));

/** Takes back one attempt, which was none. The others still count, as they may be guesses of strangers. */
export const refundAttempt = (db: Database, key: AttemptKey) =>
  db
    .update(signInAttempts)
    .set({ count: sql`greatest(count - 1, 0)`, lockedUntil: null })
    .where(eq(signInAttempts.key, formatKey(key)));
