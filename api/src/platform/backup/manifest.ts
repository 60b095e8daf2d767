import { z } from 'zod';
import { TableSum } from './table-sums';

export const manifestName = 'manifest.json';
export const summaryName = 'summary.json';

/** The first entry of a backup. */
export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** What made it; `commit` is null where it is not known. */
  product: z.object({ version: z.string(), commit: z.string().nullable() }),
  /** `cluster`: the data folder of the embedded PostgreSQL. `dump`: the output of pg_dump. `major`: of PostgreSQL. */
  database: z.object({ kind: z.enum(['cluster', 'dump']), major: z.int() }),
});
export type Manifest = z.infer<typeof Manifest>;

/** The last entry of a backup: without it the file is incomplete. */
export const Summary = z.object({
  /** The moment that the backup shows. */
  takenAt: z.string(),
  /** Of a cluster, the position in the WAL at this moment: recovery ends there. */
  lsn: z.string().nullable(),
  /** Null where writes were in progress all the time, so that nothing could be counted at this moment. */
  tables: z.array(TableSum).nullable(),
  /** SHA-256 of every other entry, by name. */
  sha256: z.record(z.string(), z.string()),
});
export type Summary = z.infer<typeof Summary>;
