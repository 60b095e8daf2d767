import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error';
import { clusterName } from './cluster-backup';
import { assertEmbeddedMajor, recoverCluster, stopCluster } from './cluster-recovery';
import { formatStamp } from './former-data';
import type { Manifest } from './manifest';
import { requireProgram } from './postgres-programs';
import { assertNothingThere, type RestoreTarget } from './restore-target';
import { unpackBackup } from './unpack-backup';

export interface BackupSource {
  file: string;
  /** Passphrase of the encryption, if it is encrypted. */
  key: string | null;
  dataDir: string;
  /** A server of one's own; null: the embedded one of `dataDir`. */
  url: string | null;
  /** `done` of `total` bytes of the file are read. */
  onProgress: (done: number, total: number) => void;
  /** A new folder in `dataDir` for what is unpacked. It is gone in the end. */
  folder: string;
}

/** Ends what runs in a folder of unpacked data, and deletes it. */
export const removeUnpacked = async (folder: string) => {
  await stopCluster(join(folder, clusterName));
  await rm(folder, { recursive: true, force: true });
};

const unpackedPattern = /^\.(check|restore)-/;
/** No restore takes longer, so an older folder is left by a process that was killed. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** A folder of `dataDir` for what a check or a restore unpacks. */
export const getUnpackedFolder = (dataDir: string, purpose: 'check' | 'restore') =>
  join(dataDir, `.${purpose}-${formatStamp(new Date())}`);

/** Deletes what checks and restores that were killed have left in a folder. */
export const pruneUnpacked = async (folder: string) => {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const isAbandoned = unpackedPattern.test(name) && Date.now() - (await stat(path)).mtimeMs > ABANDONED_MS;
    if (isAbandoned) await removeUnpacked(path);
  }
};

/** Throws `BackupError` if the settings name another kind of database than the backup's. */
export const assertFits = async ({ url, dataDir }: BackupSource, { database: { kind, major } }: Manifest) => {
  if (kind === 'cluster' && url)
    throw new BackupError(
      'This backup holds an embedded database, and DATABASE_URL names another server: unset DATABASE_URL.',
    );
  if (kind === 'dump' && !url)
    throw new BackupError(
      'This backup holds the database of a server of its own: let DATABASE_URL name one, with an empty database.',
    );
  if (kind === 'cluster') assertEmbeddedMajor(dataDir, major);
  else await requireProgram('pg_restore', major);
};

interface RestoreOptions extends BackupSource {
  /** In the order in which they are filled; what is most likely to fail comes first. */
  targets: RestoreTarget[];
  /** What is there is moved aside; otherwise it is refused. */
  replace: boolean;
  /** A target is changed, whatever fails later. */
  onPlaced?: (target: RestoreTarget) => void;
}

/**
 * Restores a backup. The targets are changed when all of it is unpacked, checked, recovered if embedded, and near the place of
 * each. `placedAt` names what was there before.
 */
export const restoreBackup = async (options: RestoreOptions): Promise<{ manifest: Manifest; placedAt: Date }> => {
  const { file, key, folder, onProgress, targets, replace, onPlaced } = options;
  if (!replace) await assertNothingThere(targets);
  try {
    const begin = (manifest: Manifest) => assertFits(options, manifest);
    const { manifest, summary } = await unpackBackup({ file, key, folder, begin, onProgress });
    if (summary.lsn) await recoverCluster(join(folder, clusterName), summary.lsn, async () => undefined);
    for (const { prepare } of targets) await prepare?.(folder);
    const placedAt = new Date();
    for (const target of targets) {
      await target.place(folder, placedAt);
      onPlaced?.(target);
    }
    return { manifest, placedAt };
  } finally {
    await removeUnpacked(folder);
    for (const { discard } of targets) await discard?.(folder);
  }
};
