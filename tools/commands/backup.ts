import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArguments, UsageError } from 'shared/build/commands/command-line';
import { getPartName } from '../../api/src/platform/backup/archive-writer';
import { getBackupName, pruneBackups } from '../../api/src/platform/backup/backup-folder';
import { clusterName } from '../../api/src/platform/backup/cluster-backup';
import { createBackup } from '../../api/src/platform/backup/create-backup';
import { listFile } from '../../api/src/platform/backup/folder-entries';
import { startEmbedded } from '../../api/src/platform/database/embedded';
import { openStorage } from '../../api/src/platform/files/file-storage';
import { describeProduct } from '../backup/describe-product';
import { readBackupSettings } from '../backup/read-backup-settings';
import { listReleases } from '../backup/release-entries';
import { defineCommand, exitCodes } from '../run/define-command';
import { onEnd } from '../run/on-end';
import { reportBytes } from '../run/report-count';

const help = `Writes database, files, registry and releases into one file, while the product runs or not.

Usage
  npm run backup -- portico.tar.gz       into this file, which must not exist
  npm run backup -- /backups             into this folder, as portico-<time>.tar.gz
  npm run backup -- /backups --keep 14   and deletes all but the newest 14 of these

Settings from the environment (all of them: docs/settings.md)
  DATA_DIR       the data, .data by default
  DATABASE_URL   a PostgreSQL server in place of the embedded one; needs pg_dump of its version
  BACKUP_KEY     encrypts the backup (age, with a passphrase of at least 16 characters); or BACKUP_KEY_FILE

What happens
  The database is copied as of one moment, then everything that its rows name. The file gets its name when it is complete.
  Restoring and checking: npm run restore -- --help, docs/backup.md.

${exitCodes}`;

const parseKeep = (text: string | undefined) => {
  if (text === undefined) return null;
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`--keep needs a number from 1, not "${text}".`);
  return Number(text);
};

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

const parse = (args: string[]) => {
  const { values, positionals } = parseArguments(args, { keep: { type: 'string' } });
  const [target] = positionals;
  if (!target || positionals.length > 1) throw new UsageError('Name the file, or the folder, of the backup.');
  const keep = parseKeep(values.keep);
  const path = resolve(target);
  if (keep === null && !isFolder(path)) return { file: path, folder: null, keep };
  if (existsSync(path) && !isFolder(path)) throw new UsageError('--keep needs a folder.');
  return { file: null, folder: path, keep };
};

const openDatabase = async (dataDir: string, url: string | null) => {
  if (url) return { url, stop: async () => undefined, clusterFolder: null };
  const clusterFolder = join(dataDir, clusterName);
  if (!existsSync(clusterFolder))
    throw new Error(`There is no database in ${dataDir}: let DATA_DIR name the data, or DATABASE_URL its server.`);
  return { ...(await startEmbedded(dataDir)), clusterFolder };
};

const run = async (args: string[]) => {
  const { file: namedFile, folder, keep } = parse(args);
  const { key, dataDir, url: configuredUrl } = readBackupSettings();
  const file = namedFile ?? join(folder ?? '', getBackupName(new Date(), key !== null));
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (existsSync(file)) throw new Error(`${file} is there already: name another file, or a folder.`);

  const { url, stop, clusterFolder } = await openDatabase(dataDir, configuredUrl);
  onEnd(async () => {
    rmSync(getPartName(file), { force: true });
    await stop();
  });
  async function* listOthers() {
    yield* listReleases();
    yield* listFile(join(dataDir, 'demo-password'), 'demo-password');
  }
  try {
    const storage = await openStorage(process.env, join(dataDir, 'files'));
    const product = await describeProduct();
    const onProgress = reportBytes('Copied');
    const { takenAt, tables } = await createBackup({
      ...{ file, key, url, clusterFolder, storage, listOthers, product, onProgress },
    });
    console.log(`${file}: everything as of ${takenAt}, ${(statSync(file).size / 1e6).toFixed(1)} MB`);
    if (!tables) console.log('Writes were in progress all the time: the check of this backup compares no counts.');
  } finally {
    await stop();
  }
  if (folder && keep) for (const name of await pruneBackups(folder, keep)) console.log(`Deleted ${name}`);
};

export const command = defineCommand({ help, run });
