import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getPartName } from './archive-writer';
import { formatStamp } from './former-data';

const pattern = /^portico-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz(\.age)?$/;
const partPattern = new RegExp(pattern.source.replace('$', `${getPartName('')}$`));
/** No backup takes longer, so an older unfinished file is left by a process that was killed. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Name of a backup in a folder of backups. */
export const getBackupName = (date: Date, isEncrypted: boolean) =>
  `portico-${formatStamp(date)}.tar.gz${isEncrypted ? '.age' : ''}`;

/** Deletes all but the newest `keep` backups of a folder, and what killed runs have left; returns the names. Other files stay. */
export const pruneBackups = async (folder: string, keep: number): Promise<string[]> => {
  const names = (await readdir(folder)).sort();
  const backups = names.filter((name) => pattern.test(name));
  const deleted = backups.slice(0, Math.max(0, backups.length - keep));
  for (const name of names.filter((it) => partPattern.test(it)))
    if (Date.now() - (await stat(join(folder, name))).mtimeMs > ABANDONED_MS) deleted.push(name);
  for (const name of deleted) await rm(join(folder, name));
  return deleted;
};
