import type pg from 'pg';
import type { Finding } from './finding';

/** Less than the minute by which tokens may come from the future (s). */
const clockToleranceS = 30;

/** Difference between the clock of this process and that of the database (s, positive if this one is ahead). */
export const measureClockDifference = async (pool: pg.Pool, readClock = Date.now) => {
  const before = readClock();
  const { rows } = await pool.query<{ ms: number }>(
    `select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  );
  // The database read it about half way between.
  return ((before + readClock()) / 2 - Number(rows[0]?.ms)) / 1000;
};

/** What is unsafe about the clocks of this machine and of the database. */
export const checkClock = async (pool: pg.Pool): Promise<Finding[]> => {
  const difference = await measureClockDifference(pool);
  if (Math.abs(difference) <= clockToleranceS) return [];
  return [
    {
      fatal: true,
      problem: `The clock of this machine is ${Math.abs(Math.round(difference))} s ${difference > 0 ? 'ahead of' : 'behind'} that of the database: sign-ins would be refused.`,
      remedy: 'Let both take their time from NTP.',
    },
  ];
};
