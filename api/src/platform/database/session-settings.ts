import type pg from 'pg';
import { withLock } from './lock';

/** Id of the advisory lock; must be unique in this database. */
const lockKey = 7_406_346;

const statementLimitMs = 15_000;

/** What every connection of the API has. */
const sessionSettings = {
  timezone: 'UTC',
  // Data lies in memory or on an SSD: random reads cost little more than sequential ones.
  random_page_cost: 1.1,
  // Queries are short; compiling those whose cost is stated high on purpose takes longer than running them.
  jit: 'off',
  statement_timeout: statementLimitMs,
  lock_timeout: statementLimitMs / 2,
  idle_in_transaction_session_timeout: statementLimitMs * 2,
};

const entries = Object.entries(sessionSettings);

/** As the startup parameter `options`, which poolers refuse. */
export const startupOptions = entries.map(([name, value]) => `-c ${name}=${value}`).join(' ');

/** Stores the settings with the role of the pool, in this database: connections that a pooler opens from now on have them. */
export const storeSessionSettings = (pool: pg.Pool) =>
  withLock(pool, lockKey, async () => {
    for (const [name, value] of entries) {
      const { rows } = await pool.query<{ statement: string }>(
        `select format('alter role %I in database %I set %I = %L', current_user, current_database(), $1::text, $2::text) as statement`,
        [name, String(value)],
      );
      await pool.query(rows[0]?.statement ?? '');
    }
  });

/** Whether a connection of the pool ends statements that take too long. */
export const hasTimeLimits = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ limit: string }>(
    `select setting as limit from pg_settings where name = 'statement_timeout'`,
  );
  return Number(rows[0]?.limit) === statementLimitMs;
};
