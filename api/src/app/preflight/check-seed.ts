import type pg from 'pg';
import type { Finding } from './finding';

const isSeeded = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ version: string | null }>(`select to_regclass('data_version')::text as version`);
  if (!rows[0]?.version) return false;
  return (await pool.query<{ seeded: boolean }>('select seeded from data_version')).rows[0]?.seeded === true;
};

/** A new database of a public site gets the firm alone: invented members, orders and auctions are for trying things out. */
export const checkSeed = async ({ SEED }: NodeJS.ProcessEnv, pool: pg.Pool | null): Promise<Finding[]> =>
  SEED === 'firm' || (pool && (await isSeeded(pool)))
    ? []
    : [
        {
          fatal: true,
          problem: 'The database would be filled with invented members, orders and auctions.',
          remedy: 'Set SEED=firm.',
        },
      ];
