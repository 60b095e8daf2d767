import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { servedContracts } from 'shared/contract';
import type { Database } from './database/connect';
import { probeDisk } from './disk-probe';
import type { FileStorage } from './files/file-storage';

interface HealthOptions {
  db: Database;
  storage: FileStorage;
  /** False once the process is shutting down. */
  isOpen: () => boolean;
  /** Folders of the files and of the embedded database; none where both are elsewhere. */
  dataFolders: readonly string[];
  /** Free space (MB) with less of which the process is not ready. */
  minimumSpaceMb?: number | undefined;
}

const timeoutMs = 2000;
const defaultMinimumSpaceMb = 100;

const withTimeout = <State extends string>(work: Promise<State>) => {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, new Error('late')).unref());
  return Promise.race([work, timeout]).catch(() => 'failed' as const);
};
const probe = (work: Promise<unknown>) => withTimeout(work.then(() => 'ok' as const));

/**
 * `live`: the process answers, and says which contracts it serves. `ready`: it can take requests; database, storage and disk are reported separately. A failed
 * storage does not make the process unready: only files are missing, and other processes would miss them too. A full disk
 * does: what is sent could not be saved. A host without any ready process goes on asking it, so that pages can still be read.
 */
export const serveHealth = (
  app: FastifyInstance,
  { db, storage, isOpen, dataFolders, minimumSpaceMb = defaultMinimumSpaceMb }: HealthOptions,
) => {
  // Asked every few seconds: not logged.
  const options = { logLevel: 'silent' } as const;

  const probeDisks = async () => {
    const states = await Promise.all(dataFolders.map((folder) => withTimeout(probeDisk(folder, minimumSpaceMb))));
    return states.find((state) => state !== 'ok') ?? 'ok';
  };

  app.get('/api/health/live', options, async () => ({ status: 'ok', contracts: servedContracts }));

  app.get('/api/health/ready', options, async (_, reply) => {
    const [database, files, disk] = await Promise.all([
      probe(db.execute(sql`select 1`)),
      probe(storage.exists('health')),
      probeDisks(),
    ]);
    const ready = isOpen() && database === 'ok' && disk === 'ok';
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'failed', open: isOpen(), database, storage: files, disk });
  });
};
