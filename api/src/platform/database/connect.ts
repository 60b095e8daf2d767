import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startupOptions } from './session-settings';

export type Database = NodePgDatabase;
export type Connection = {
  /** `$direct`: the connections that keep their session, for what listens. */
  db: Database & { $client: pg.Pool; $direct: pg.Pool };
  pool: pg.Pool;
  close: () => Promise<void>;
};

// The driver's defaults are lossy: int8 becomes text, date and timestamp become a Date in local time.
const { INT8, DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
pg.types.setTypeParser(INT8, toSafeInteger);
pg.types.setTypeParser(DATE, (text) => text);
pg.types.setTypeParser(TIMESTAMP, (text) => text);
pg.types.setTypeParser(TIMESTAMPTZ, toInstant);

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number.`);
  return value;
}

// `2026-11-21 12:10:00+00` → ISO-8601 in UTC.
function toInstant(text: string): string {
  return new Date(text).toISOString();
}

interface ConnectOptions {
  /** Address of the database itself, where `url` is that of a pooler in transaction mode (decision 67). */
  directUrl?: string | undefined;
  /** How long a request waits for a free connection. */
  waitMs?: number;
}

/** Sends statements without their names: what a pooler has prepared on one connection is unknown on the next. */
class UnnamedStatementClient extends pg.Client {
  override query = ((config: { name?: string } | string, ...rest: unknown[]) =>
    (super.query as (...args: unknown[]) => unknown)(
      typeof config === 'object' && config.name ? { ...config, name: undefined } : config,
      ...rest,
    )) as pg.Client['query'];
}

const createPool = (connectionString: string, options: pg.PoolConfig) => {
  const pool = new pg.Pool({ connectionString, application_name: 'portico api', ...options });
  // An idle connection was lost because the database restarted: the next query opens another one.
  pool.on('error', () => undefined);
  // A connection was lost during a transaction: its pending query rejects.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/**
 * Drizzle never gives back the connection of a transaction that cannot begin, as when the database has restarted: here it goes
 * back in any case.
 */
const createTransaction =
  (pool: pg.Pool): Database['transaction'] =>
  async (run, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(run, config);
    } finally {
      client.release();
    }
  };

export function connect(url: string, { directUrl, waitMs = 5000 }: ConnectOptions = {}): Connection {
  const common = { connectionTimeoutMillis: waitMs };
  // Up to five of them listen, where there is no other address for that.
  const session = { ...common, max: 14, options: startupOptions };
  const pool = createPool(url, directUrl ? { ...common, max: 14, Client: UnnamedStatementClient } : session);
  const direct = directUrl ? createPool(directUrl, { ...session, max: 6 }) : pool;
  const close = async () => {
    await pool.end();
    if (direct !== pool) await direct.end();
  };
  const db = Object.assign(drizzle(pool), { $direct: direct, transaction: createTransaction(pool) });
  return { db, pool, close };
}
