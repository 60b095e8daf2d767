import type { FileStorage } from '../files/file-storage';
import { type ArchiveEntry, createArchive } from './archive-writer';
import { lockFiles } from './backup-lock';
import { backUpCluster } from './cluster-backup';
import { backUpByDump } from './dump-backup';
import type { Manifest, Summary } from './manifest';
import { readMajor, requireProgram } from './postgres-programs';
import { listStoredFiles } from './stored-files';
import { withClient } from './with-client';

/** `done` bytes are copied; `total` is null until all of them are. */
type BackupProgress = (done: number, total: number | null) => void;

interface BackupOptions {
  file: string;
  /** Passphrase of the encryption; null: none. */
  key: string | null;
  url: string;
  /** Data folder of the embedded PostgreSQL that runs at `url`; null: another server does. */
  clusterFolder: string | null;
  storage: FileStorage;
  /** What else belongs to the data, read after database and files. */
  listOthers: () => AsyncIterable<ArchiveEntry>;
  product: Manifest['product'];
  onProgress: BackupProgress;
}

/**
 * Writes one file with the database as of one moment and everything that its rows name, while the product runs. Nothing
 * of the file is left when it fails. Resolves to the summary.
 */
export const createBackup = (options: BackupOptions): Promise<Omit<Summary, 'sha256'>> =>
  withClient(options.url, async (client) => {
    const { file, key, url, clusterFolder, storage, listOthers, product, onProgress } = options;
    const major = await readMajor(client);
    if (!clusterFolder) await requireProgram('pg_dump', major);
    await lockFiles(client);
    const kind = clusterFolder ? 'cluster' : 'dump';
    const createdAt = new Date().toISOString();
    const archive = await createArchive(file, key, { format: 1, createdAt, product, database: { kind, major } });
    try {
      let done = 0;
      const add = async (entry: ArchiveEntry) => {
        await archive.add(entry);
        done += entry.size;
        onProgress(done, null);
      };
      const summary = await (clusterFolder
        ? backUpCluster({ url, folder: clusterFolder, client, add })
        : backUpByDump(url, add));
      // After the database: every file that a row of it names is in the store by now.
      for await (const entry of listStoredFiles(client, storage)) await add(entry);
      for await (const entry of listOthers()) await add(entry);
      await archive.finish(summary);
      onProgress(done, done);
      return summary;
    } catch (cause) {
      await archive.discard();
      throw cause;
    }
  });
