import { join, resolve } from 'node:path';
import { parseArguments, UsageError } from 'shared/build/commands/command-line';
import { checkBackup } from '../../api/src/platform/backup/check-backup';
import { assertClusterUnused } from '../../api/src/platform/backup/cluster-recovery';
import { assertUnused } from '../../api/src/platform/backup/dump-restore';
import { getFormerFolder } from '../../api/src/platform/backup/former-data';
import type { Manifest } from '../../api/src/platform/backup/manifest';
import {
  type BackupSource,
  getUnpackedFolder,
  pruneUnpacked,
  removeUnpacked,
  restoreBackup,
} from '../../api/src/platform/backup/restore-backup';
import type { RestoreTarget } from '../../api/src/platform/backup/restore-target';
import { filesName } from '../../api/src/platform/backup/stored-files';
import { readBackupSettings } from '../backup/read-backup-settings';
import { createRestoreTargets } from '../backup/restore-targets';
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
  1  refused or failed, and nothing was changed but what is named; with --check: something differs
  2  the arguments are invalid`;

const describe = ({ createdAt, product: { version, commit }, database }: Manifest) =>
  `Made ${createdAt} by Portico ${version}${commit ? ` (${commit})` : ''} with PostgreSQL ${database.major}.`;

const restore = async (source: BackupSource, replace: boolean) => {
  const { dataDir, url, file } = source;
  const unlock = lockData(dataDir);
  onEnd(unlock);
  try {
    await (url ? assertUnused(url) : assertClusterUnused(dataDir));
    const targets = await createRestoreTargets(source);
    const placed: string[] = [];
    const onPlaced = ({ name }: RestoreTarget) => placed.push(name);
    const { manifest, placedAt } = await restoreBackup({ ...source, targets, replace, onPlaced }).catch((cause) => {
      if (placed.length > 0)
        console.error(
          `Restored before the error: ${placed.join(', ')}. Nothing else was replaced: run the command again with --replace once its cause is mended.`,
        );
      throw cause;
    });
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
  for (const place of [settings.dataDir, join(settings.dataDir, filesName)]) await pruneUnpacked(place);
  const folder = getUnpackedFolder(settings.dataDir, values.check ? 'check' : 'restore');
  const source: BackupSource = { ...settings, file: resolve(name), folder, onProgress: reportBytes('Read') };
  onEnd(() => removeUnpacked(folder));
  if (values.check) return check(source);
  await restore(source, values.replace ?? false);
};

export const command = defineCommand({ help, run });
