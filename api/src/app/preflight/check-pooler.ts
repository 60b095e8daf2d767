import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { hasTimeLimits } from '../../platform/database/session-settings';
import type { Finding } from './finding';

/** A pooler whose connections are all in use lets a client wait (ms). */
const waitMs = 5000;

/**
 * Whether a session of the client stays one of the server. A pooler in transaction mode gives its last connection to whoever
 * asks next, so the second client takes that of the first one. False too for one that refuses the settings of a session.
 */
export const staysInSession = async (pool: Pick<pg.Pool, 'connect'>) => {
  const first = await pool.connect().catch((cause: Error) => {
    if (cause.message.includes('unsupported startup parameter')) return null;
    throw cause;
  });
  if (!first) return false;
  const second = await pool.connect();
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

/** The database and the time at which its server was started. */
const readIdentity = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ identity: string }>(
    `select current_database() || ' ' || pg_postmaster_start_time() as identity`,
  );
  return rows[0]?.identity;
};

/** What is wrong with the addresses of the database. `direct`: another pool than `pool` where DATABASE_DIRECT_URL is set. */
export const checkPooler = async (pool: pg.Pool, direct: pg.Pool): Promise<Finding[]> => {
  if (direct === pool)
    return (await staysInSession(pool))
      ? []
      : [
          {
            fatal: true,
            problem:
              'The pooler of DATABASE_URL shares connections between clients (transaction mode): no process would hear of changes.',
            remedy: 'Name the database itself, or a pooler with pool_mode = session, in DATABASE_DIRECT_URL.',
          },
        ];
  if (!(await staysInSession(direct)))
    return [
      {
        fatal: true,
        problem: 'DATABASE_DIRECT_URL leads to a pooler that shares connections between clients.',
        remedy: 'Name the database itself, or a pooler with pool_mode = session.',
      },
    ];
  if ((await readIdentity(pool)) !== (await readIdentity(direct)))
    return [
      {
        fatal: true,
        problem: 'DATABASE_URL and DATABASE_DIRECT_URL are different databases.',
        remedy: 'Let both lead to the same one.',
      },
    ];
  if (await hasTimeLimits(pool)) return [];
  return [
    {
      fatal: false,
      problem: 'The pooler has connections from before the first start, which have no time limits.',
      remedy: 'Run RECONNECT in the console of PgBouncer.',
    },
  ];
};
