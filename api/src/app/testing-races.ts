import pg from 'pg';
import { connect } from '../platform/database/connect';
import { buildServer } from './server';
import { patient, type TestApi } from './testing';

export const rivals = 50;

/** As many as show that nothing keeps them apart. */
export const few = 16;

export const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

/** What comes before a race is none itself: it would only fill the queue for connections. */
export const inTurn = async <T>(count: number, make: () => Promise<T>) => {
  const made: T[] = [];
  while (made.length < count) made.push(await make());
  return made;
};

/** How many were answered with this status. */
export const countOf = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** A second process of the API on the same database, with connections of its own. */
export const startSecond = async ({ pool, disk }: TestApi) => {
  const connection = connect(pool.options.connectionString ?? '');
  const server = { db: connection.db, disk, publicUrl: 'https://portico.example' };
  const app = await buildServer({ ...server, logLevel: 'error', limits: patient });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  /** Every other rival comes by the second process. */
  const by = (at: number) => (at % 2 ? { address } : {});
  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
    await connection.close();
  };
  return { by, db: connection.db, stop };
};

/** The queries of the product without what makes one wait for another. */
const unlocked = (text: string) =>
  text
    .replace(/ for (no key )?update\s*$/, '')
    .replace(/pg_advisory_xact_lock\(hashtext\('\w+'\)\)/, '1')
    .replace(/pg_try_advisory_xact_lock\(hashtextextended\((\$\d+), 0\)\)/, '($1::text is not null)');

/** The control of a race: the same with every lock taken out of the product. */
export const withoutLocks = async <T>(race: () => Promise<T>): Promise<T> => {
  const { prototype } = pg.Client;
  const query = prototype.query as (...given: unknown[]) => unknown;
  prototype.query = function (this: pg.Client, asked: string | { text: string }, ...rest: unknown[]) {
    const changed = typeof asked === 'string' ? unlocked(asked) : { ...asked, text: unlocked(asked.text) };
    return query.call(this, changed, ...rest);
  } as typeof prototype.query;
  return race().finally(() => {
    prototype.query = query as typeof prototype.query;
  });
};
