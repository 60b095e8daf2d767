import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '../database/binaries';
import { type Cluster, findRunningUrl, readLogTail, startServer, stopServer } from '../database/cluster';
import { startEmbedded } from '../database/embedded';
import { findServiceUser } from '../database/service-user';
import { BackupError } from './backup-error';
import { clusterName } from './cluster-backup';

/** Recovery replays what was written while the backup was made. */
const RECOVERY_LIMIT_S = 3600;

const openCluster = (folder: string): Cluster => {
  const user = findServiceUser(folder);
  return { folder, native: findBinaries(user), user };
};

/** Throws `BackupError` unless the embedded PostgreSQL is of this major version. */
export const assertEmbeddedMajor = (dataDir: string, major: number) => {
  const { native } = openCluster(join(dataDir, clusterName));
  const embedded = Number(/\d+/.exec(execFileSync(join(native, 'bin', 'postgres'), ['--version']).toString())?.[0]);
  if (embedded !== major)
    throw new BackupError(
      `This backup is of PostgreSQL ${major} and this version of Portico brings ${embedded}: restore it with the version that made it (npm run restore -- FILE --check names it).`,
    );
};

/** Ends the server of a folder that is left by a process that was killed, if it runs. */
export const stopCluster = async (folder: string) => {
  if (!existsSync(folder)) return;
  const cluster = openCluster(folder);
  if (findRunningUrl(cluster)) await stopServer(cluster);
};

/** Throws `BackupError` while another process uses the embedded database of `dataDir`. */
export const assertClusterUnused = async (dataDir: string) => {
  const folder = join(dataDir, clusterName);
  if (!existsSync(folder)) return;
  const cluster = openCluster(folder);
  if (!findRunningUrl(cluster)) return;
  // A server that a killed process has left stops with this one.
  await (await startEmbedded(dataDir)).stop();
  if (findRunningUrl(cluster))
    throw new BackupError(`The database in ${dataDir} is in use by another command: end that one first.`);
};

// During recovery connections are refused; when it fails the server ends.
const waitUntilRecovered = async (cluster: Cluster): Promise<string> => {
  for (;;) {
    const url = findRunningUrl(cluster);
    if (!url) throw new Error('The server has ended.');
    const client = new pg.Client({ connectionString: url });
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    if (isOpen) return url;
    await delay(100);
  }
};

/** Recovers an unpacked data folder up to a position in its WAL, and runs `act` on its server, which is stopped then. */
export const recoverCluster = async <T>(folder: string, lsn: string, act: (url: string) => Promise<T>): Promise<T> => {
  await writeFile(join(folder, 'recovery.signal'), '');
  const cluster = openCluster(folder);
  const settings = {
    hot_standby: 'off',
    // All the WAL is in the folder already.
    restore_command: 'false',
    recovery_target_lsn: lsn,
    recovery_target_inclusive: 'off',
    recovery_target_action: 'promote',
  };
  try {
    await startServer(cluster, { settings, limitS: RECOVERY_LIMIT_S });
    return await act(await waitUntilRecovered(cluster));
  } catch (cause) {
    if (findRunningUrl(cluster)) throw cause;
    throw new BackupError(`The restored database does not start.\n${readLogTail(cluster)}`, { cause });
  } finally {
    if (findRunningUrl(cluster)) await stopServer(cluster);
  }
};
