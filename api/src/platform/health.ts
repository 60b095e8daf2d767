import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/connect';
import type { FileStorage } from './files/file-storage';

interface HealthOptions {
  db: Database;
  storage: FileStorage;
  /** False once the process is shutting down. */
  isOpen: () => boolean;
}

const timeoutMs = 2000;

const probe = (work: Promise<unknown>) => {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, new Error('late')).unref());
  return Promise.race([work, timeout]).then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
};

/**
 * `live`: the process answers. `ready`: it can take requests; database and storage are reported separately. A failed
 * storage does not make the process unready: only files are missing, and other processes would miss them too.
 */
export const serveHealth = (app: FastifyInstance, { db, storage, isOpen }: HealthOptions) => {
  // Asked every few seconds: not logged.
  const options = { logLevel: 'silent' } as const;

  app.get('/api/health/live', options, async () => ({ status: 'ok' }));

  app.get('/api/health/ready', options, async (_, reply) => {
    const [database, files] = await Promise.all([probe(db.execute(sql`select 1`)), probe(storage.exists('health'))]);
    const ready = isOpen() && database === 'ok';
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'failed', open: isOpen(), database, storage: files });
  });
};
