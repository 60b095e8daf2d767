import pg from 'pg';
import type { Database } from '../platform/database/connect';
import { connectPatiently } from '../platform/testing';
import { startProcess, type TestApi } from './testing';

export const rivals = 50;

/** Enough to show that a race happens without locks. */
export const controlRivals = 16;

export const runAtOnce = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

/** Prepares a race one after another, so that the pool's queue does not fill up. */
export const runInTurn = async <T>(count: number, make: () => Promise<T>) => {
  const made: T[] = [];
  while (made.length < count) made.push(await make());
  return made;
};

/** How many were answered with this status. */
export const countStatus = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

const isWaiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Runs a request that waits for the locks of a change, and commits the change then. */
export const commitDuring = async <T>(
  { db, pool }: Pick<TestApi, 'db' | 'pool'>,
  change: (tx: Database) => Promise<unknown>,
  request: () => Promise<T>,
) => {
  const { answer } = await db.transaction(async (tx) => {
    await change(tx);
    let isDone = false;
    const answer = request().finally(() => {
      isDone = true;
    });
    while (!isDone && (await pool.query(isWaiting)).rowCount === 0);
    return { answer };
  });
  return answer;
};

/** A second process of the API on the same database, with connections of its own. */
export const startSecondProcess = async ({ pool, storage }: TestApi) => {
  const connection = connectPatiently(pool.options.connectionString ?? '');
  const { app } = await startProcess({ db: connection.db, storage });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  /** Sends every other request to the second process. */
  const by = (at: number) => (at % 2 ? { address } : {});
  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
    await connection.close();
  };
  return { by, db: connection.db, stop };
};

/** Removes row locks and advisory locks from a query. */
const removeLocks = (text: string) =>
  text
    .replace(/ for (no key )?update\s*$/, '')
    .replace(/pg_advisory_xact_lock\(hashtext\('\w+'\)\)/, '1')
    .replace(/pg_try_advisory_xact_lock\(hashtextextended\((\$\d+), 0\)\)/, '($1::text is not null)');

/** Runs a race with all locks removed from the product's queries, as a control. */
export const withoutLocks = async <T>(race: () => Promise<T>): Promise<T> => {
  const { prototype } = pg.Client;
  const query = prototype.query as (...args: unknown[]) => unknown;
  prototype.query = function (this: pg.Client, statement: string | { text: string }, ...rest: unknown[]) {
    const changed =
      typeof statement === 'string' ? removeLocks(statement) : { ...statement, text: removeLocks(statement.text) };
    return query.call(this, changed, ...rest);
  } as typeof prototype.query;
  return race().finally(() => {
    prototype.query = query as typeof prototype.query;
  });
};
