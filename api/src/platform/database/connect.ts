import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;
export type Connection = { db: Database & { $client: pg.Pool }; pool: pg.Pool; close: () => Promise<void> };

const STATEMENT_LIMIT_MS = 15_000;

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

/** `waitMs`: how long a request waits for a free connection. */
export function connect(url: string, waitMs = 5000): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'portico api',
    // Data lies in memory or on an SSD: random reads cost little more than sequential ones.
    options: '-c timezone=UTC -c random_page_cost=1.1',
    // Two of them listen to changes of content and of accounts.
    max: 14,
    connectionTimeoutMillis: waitMs,
    statement_timeout: STATEMENT_LIMIT_MS,
    lock_timeout: STATEMENT_LIMIT_MS / 2,
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS * 2,
  });
  // An idle connection was lost because the database restarted: the next query opens another one.
  pool.on('error', () => undefined);
  // A connection was lost during a transaction: its pending query rejects.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
