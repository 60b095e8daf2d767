import { resolve } from 'node:path';
import { parseArguments, UsageError } from 'shared/build/commands/command-line';
import { checkBackup } from '../../api/src/platform/backup/check-backup';
import { assertClusterUnused } from '../../api/src/platform/backup/cluster-recovery';
import { assertUnused, createDumpTarget } from '../../api/src/platform/backup/dump-restore';
import { getFormerFolder } from '../../api/src/platform/backup/former-data';
import type { Manifest } from '../../api/src/platform/backup/manifest';
import {
  type BackupSource,
  getUnpackedFolder,
  pruneUnpacked,
  removeUnpacked,
  restoreBackup,
} from '../../api/src/platform/backup/restore-backup';
import { createFolderTarget, createStorageTarget } from '../../api/src/platform/backup/restore-target';
import { openStorage } from '../../api/src/platform/files/file-storage';
import { readBackupSettings } from '../backup/read-backup-settings';
import { createReleaseTarget } from '../backup/release-target';
import { lockData } from '../run/data-lock';
import { defineCommand } from '../run/define-command';
import { onEnd } from '../run/on-end';
import { reportBytes } from '../run/report-count';

const help = `Restores what npm run backup has written, or checks it.

Usage
  npm run restore -- portico.tar.gz             into the place that the settings name, which must be empty
  npm run restore -- portico.tar.gz --replace   moves what is there into before-restore-<time> first
  npm run restore -- portico.tar.gz --check     restores beside the data, compares, and deletes it again

Settings from the environment (all of them: docs/settings.md)
  DATA_DIR       the data, .data by default; one command at a time works on it
  DATABASE_URL   a PostgreSQL server in place of the embedded one; needs pg_restore of its version
  BACKUP_KEY     the key with which the backup was made; or BACKUP_KEY_FILE

What happens
  The backup is unpacked beside the data and every byte is checked. Only then what it holds is put into its place.

Exit codes
  0  done; with --check: nothing differs
  1  refused, and nothing was changed; with --check: something differs
  2  the arguments are invalid`;

const describe = ({ createdAt, product: { version, commit }, database }: Manifest) =>
  `Made ${createdAt} by Portico ${version}${commit ? ` (${commit})` : ''} with PostgreSQL ${database.major}.`;

const createTargets = async ({ dataDir, url }: BackupSource) => {
  const isBucket = Boolean(process.env.S3_BUCKET);
  const names = ['demo-password', ...(url ? [] : ['database']), ...(isBucket ? [] : ['files'])];
  return [
    ...(url ? [createDumpTarget(url)] : []),
    createFolderTarget({ folder: dataDir, names }),
    ...(isBucket ? [createStorageTarget(await openStorage(process.env, ''))] : []),
    createReleaseTarget(),
  ];
};

const restore = async (source: BackupSource, replace: boolean) => {
  const { dataDir, url, file } = source;
  const unlock = lockData(dataDir);
  onEnd(unlock);
  try {
    await (url ? assertUnused(url) : assertClusterUnused(dataDir));
    const targets = await createTargets(source);
    const { manifest, placedAt } = await restoreBackup({ ...source, targets, replace });
    console.log(`Restored ${file}. ${describe(manifest)}`);
    if (replace)
      console.log(`What was there is in ${getFormerFolder(placedAt)}: delete it when all is well (docs/backup.md).`);
  } finally {
    unlock();
  }
};

const check = async (source: BackupSource) => {
  const { manifest, rows } = await checkBackup(source);
  console.log(describe(manifest));
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, expected, found, isSame } of rows) {
    const counts = [expected ?? 'not counted', found].map((value) => value.toLocaleString('en').padStart(12));
    console.log(`${name.padEnd(width)} ${counts.join(' ')}  ${isSame ? 'same' : 'DIFFERS'}`);
  }
  const differing = rows.filter(({ isSame }) => !isSame);
  console.log(differing.length ? `${differing.length} of ${rows.length} differ.` : `All ${rows.length} are the same.`);
  return differing.length ? 1 : 0;
};

const run = async (args: string[]) => {
  const { values, positionals } = parseArguments(args, { check: { type: 'boolean' }, replace: { type: 'boolean' } });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new UsageError('Name the file of the backup.');
  if (values.check && values.replace) throw new UsageError('--check replaces nothing.');
  const settings = readBackupSettings();
  await pruneUnpacked(settings.dataDir);
  const folder = getUnpackedFolder(settings.dataDir, values.check ? 'check' : 'restore');
  const source: BackupSource = { ...settings, file: resolve(name), folder, onProgress: reportBytes('Read') };
  onEnd(() => removeUnpacked(folder));
  if (values.check) return check(source);
  await restore(source, values.replace ?? false);
};

export const command = defineCommand({ help, run });
