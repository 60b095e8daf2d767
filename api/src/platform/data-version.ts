import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/connect';

declare module 'fastify' {
  interface FastifyInstance {
    /** The number of the last committed change of content. */
    dataVersion: () => Promise<string>;
  }
}

/** How old the number may be in a process that did not write itself. */
const ageMs = 250;

/**
 * Every answer carries the number of the last committed change of content, as `x-data-version`. It is read before the
 * content is, so that what is kept under a number is never older than the number.
 */
export const announceDataVersion = (app: FastifyInstance, db: Database) => {
  let known: Promise<string> | undefined;
  let readAt = 0;

  const read = () => {
    if (known && Date.now() - readAt < ageMs) return known;
    readAt = Date.now();
    known = db
      .execute<{ value: number }>(sql`select value from data_version`)
      .then(({ rows }) => String(rows[0]?.value));
    known.catch(() => {
      known = undefined;
    });
    return known;
  };

  app.decorate('dataVersion', read);

  app.addHook('preHandler', async (request, reply) => {
    // Health and metrics are told while the database is away.
    if (request.method !== 'GET' || !app.served.has(request.routeOptions.url ?? '')) return;
    const version = await read().catch(() => null);
    if (version) reply.header('x-data-version', version);
  });

  app.addHook('onResponse', async (request) => {
    if (request.method !== 'GET') known = undefined;
  });
};

/** More questions than people ask between two changes. */
const mostKept = 500;

/** Keeps what follows from content alone for as long as the content stays as it is. */
export const keepWithContent = <T>(dataVersion: () => Promise<string>) => {
  const kept = new Map<string, Promise<T>>();
  let keptAt = '';
  return async (key: string, make: () => Promise<T>): Promise<T> => {
    const now = await dataVersion();
    if (now !== keptAt || kept.size >= mostKept) kept.clear();
    keptAt = now;
    const known = kept.get(key);
    if (known) return known;
    const made = make();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };
};
