import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ContentChanges } from './content/changes';
import type { Database } from './database/connect';

declare module 'fastify' {
  interface FastifyInstance {
    /** Number of the last committed change of content. */
    dataVersion: () => Promise<string>;
  }
}

/** How old the cached number may be in a process that did not make the change itself (ms). */
const maxAgeMs = 250;

/**
 * Adds the number of the last committed change of content to every answer, as `x-data-version`. It is read before the
 * content, so that content cached under a number is never older than the number.
 */
export const addDataVersionHeader = (app: FastifyInstance, db: Database, contentChanges: ContentChanges) => {
  let cached: Promise<string> | undefined;
  let readAt = 0;

  const forget = () => {
    cached = undefined;
  };

  const read = () => {
    if (cached && Date.now() - readAt < maxAgeMs) return cached;
    readAt = Date.now();
    cached = db
      .execute<{ value: number }>(sql`select value from data_version`)
      .then(({ rows }) => String(rows[0]?.value));
    cached.catch(forget);
    return cached;
  };

  // Otherwise an answer with the new version of the content could contain what was cached under the old number.
  contentChanges.subscribe({ onChange: forget });

  app.decorate('dataVersion', read);

  app.addHook('preHandler', async (request, reply) => {
    // Health and metrics work without the database.
    if (request.method !== 'GET' || !app.served.has(request.routeOptions.url ?? '')) return;
    const version = await read().catch(() => null);
    if (version) reply.header('x-data-version', version);
  });

  app.addHook('onResponse', (request, _reply, done) => {
    if (request.method !== 'GET') forget();
    done();
  });
};

const maxEntries = 500;

/** Creates a cache of values derived from content. It is cleared when the data version changes; failures are not cached. */
export const createContentCache = <T>(dataVersion: () => Promise<string>) => {
  const entries = new LRUCache<string, Promise<T>>({ max: maxEntries });
  let cachedVersion = '';
  return async (key: string, load: () => Promise<T>): Promise<T> => {
    const version = await dataVersion();
    if (version !== cachedVersion) entries.clear();
    cachedVersion = version;
    const cached = entries.get(key);
    if (cached) return cached;
    const loading = load();
    entries.set(key, loading);
    loading.catch(() => entries.delete(key));
    return loading;
  };
};
