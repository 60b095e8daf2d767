import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Finding } from './finding';

/** Less than the minute by which tokens may come from the future (s). */
const clockToleranceS = 30;
/** A pooler whose connections are all in use lets a client wait (ms). */
const waitMs = 5000;

/** Difference between the clock of this process and that of the database (s, positive if this one is ahead). */
export const measureClockDifference = async (pool: pg.Pool, readClock = Date.now) => {
  const before = readClock();
  const { rows } = await pool.query<{ ms: number }>(
    `select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  );
  // The database read it about half way between.
  return ((before + readClock()) / 2 - Number(rows[0]?.ms)) / 1000;
};

/**
 * Whether a session of the client stays one of the server. A pooler in transaction mode gives its last connection to whoever
 * asks next, so the second client takes that of the first one.
 */
export const staysInSession = async (pool: Pick<pg.Pool, 'connect'>) => {
  const [first, second] = [await pool.connect(), await pool.connect()];
  try {
    const read = async () => (await first.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const pid = await read();
    await second.query('begin');
    return (await Promise.race([read(), delay(waitMs, undefined, { ref: false })])) === pid;
  } finally {
    await second.query('rollback').catch(() => undefined);
    for (const client of [first, second]) client.release();
  }
};

/** What is unsafe about the database: its clock, and a pooler in front of it. */
export const checkDatabase = async (pool: pg.Pool): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const difference = await measureClockDifference(pool);
  if (Math.abs(difference) > clockToleranceS)
    findings.push({
      fatal: true,
      problem: `The clock of this machine is ${Math.abs(Math.round(difference))} s ${difference > 0 ? 'ahead of' : 'behind'} that of the database: sign-ins would be refused.`,
      remedy: 'Let both take their time from NTP.',
    });
  if (!(await staysInSession(pool)))
    findings.push({
      fatal: true,
      problem:
        'The pooler in front of the database shares connections between clients: notifications and locks are lost.',
      remedy: 'Set pool_mode = session, or name the database itself in DATABASE_URL.',
    });
  return findings;
};
