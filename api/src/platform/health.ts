import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/connect';
import type { Disk } from './files/disk';

interface Health {
  db: Database;
  disk: Disk;
  /** False from the moment the process is asked to end. */
  isOpen: () => boolean;
}

const limitMs = 2000;

const check = (work: Promise<unknown>) => {
  const late = new Promise<never>((_, reject) => setTimeout(reject, limitMs, new Error('late')).unref());
  return Promise.race([work, late]).then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
};

/**
 * `live`: the process answers. `ready`: it may be given work; the parts are told apart. Without the storage there are no
 * pictures, but everything else goes on, and no other process would have it either.
 */
export const serveHealth = (app: FastifyInstance, { db, disk, isOpen }: Health) => {
  app.get('/api/health/live', async () => ({ status: 'ok' }));

  app.get('/api/health/ready', async (_, reply) => {
    const [database, storage] = await Promise.all([check(db.execute(sql`select 1`)), check(disk.exists('health'))]);
    const ready = isOpen() && database === 'ok';
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'failed', open: isOpen(), database, storage });
  });
};
