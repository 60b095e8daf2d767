import { join } from 'node:path';
import type pg from 'pg';
import { clusterName } from './cluster-backup';
import { recoverCluster } from './cluster-recovery';
import { loadIntoScratch } from './dump-restore';
import type { Manifest, Summary } from './manifest';
import { assertFits, type BackupSource, removeUnpacked } from './restore-backup';
import { filesName } from './stored-files';
import { readTableSums } from './table-sums';
import { unpackBackup } from './unpack-backup';
import { withClient } from './with-client';

/** Null: not counted when the backup was made. */
interface CheckedRow {
  name: string;
  expected: number | null;
  found: number;
  isSame: boolean;
}

const checkTables = async (client: pg.Client, { tables }: Summary): Promise<CheckedRow[]> => {
  const restored = new Map((await readTableSums(client)).map((table) => [table.name, table]));
  if (!tables)
    return [...restored.values()].map(({ name, rows }) => ({ name, expected: null, found: rows, isSame: true }));
  const names = [...new Set([...tables.map(({ name }) => name), ...restored.keys()])];
  return names.map((name) => {
    const expected = tables.find((table) => table.name === name);
    const found = restored.get(name);
    const isSame = expected !== undefined && expected.rows === found?.rows && expected.sum === found.sum;
    return { name, expected: expected?.rows ?? 0, found: found?.rows ?? 0, isSame };
  });
};

// Every file of a record is there, with the content of which its row has the hash.
const checkFiles = async (client: pg.Client, { sha256 }: Summary): Promise<CheckedRow> => {
  const { rows } = await client.query<{ key: string; sha256: string }>(
    'select key, sha256 from files where owner_id is not null and released_at is null',
  );
  const found = rows.filter((row) => sha256[`${filesName}/${row.key}`] === row.sha256).length;
  return { name: 'files of records', expected: rows.length, found, isSame: found === rows.length };
};

const compare = (summary: Summary) => (url: string) =>
  withClient(url, async (client) => [...(await checkTables(client, summary)), await checkFiles(client, summary)]);

/** Restores a backup beside the data, compares it with what was counted when it was made, and deletes it again. */
export const checkBackup = async (source: BackupSource): Promise<{ manifest: Manifest; rows: CheckedRow[] }> => {
  const { file, key, folder, url, onProgress } = source;
  try {
    const begin = (manifest: Manifest) => assertFits(source, manifest);
    const { manifest, summary } = await unpackBackup({ file, key, folder, begin, onProgress });
    const rows = summary.lsn
      ? await recoverCluster(join(folder, clusterName), summary.lsn, compare(summary))
      : await loadIntoScratch(url ?? '', folder, compare(summary));
    return { manifest, rows };
  } finally {
    await removeUnpacked(folder);
  }
};
