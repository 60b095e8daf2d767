import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { PORT_FILE } from '../database/cluster';
import { type ArchiveEntry, createEntry } from './archive-writer';
import { listFile, listFolder } from './folder-entries';
import type { Summary } from './manifest';
import { readTableSums } from './table-sums';
import { withClient } from './with-client';

/** Name of the entries of the data folder. */
export const clusterName = 'database';

// Folders whose content PostgreSQL makes anew, as its documentation of the low-level API lists them.
const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
const skipped = /^(postmaster\.(pid|opts)$|(backup_label|tablespace_map)(\.old)?$|pgsql_tmp|pg_internal\.init)/;
const ours = new RegExp(`^(server\\.log.*|${PORT_FILE})$`);
const includes = (path: string) => !emptied.test(path) && !skipped.test(basename(path)) && !ours.test(path);

const QUIET_LIMIT_MS = 20_000;

const positionQuery = 'select pg_current_wal_insert_lsn()::text as value';

const getValue = async (client: pg.Client, text: string, values: unknown[] = []) => {
  const { rows } = await client.query<{ value: string }>(text, values);
  return rows[0]?.value ?? '';
};

/**
 * Opens a snapshot in `reader` and finds its position in the WAL. It is exact, so that recovery up to this position shows
 * its rows and no others, if nothing was written from before the look at open transactions until after the snapshot: a
 * transaction holds a lock on its own number until its rows are visible.
 */
const openSnapshot = async (client: pg.Client, reader: pg.Client) => {
  const since = Date.now();
  for (;;) {
    // What is acknowledged until now is in the snapshot.
    const takenAt = new Date().toISOString();
    const lsn = await getValue(client, positionQuery);
    const open = await getValue(client, `select count(*) as value from pg_locks where locktype = 'transactionid'`);
    await reader.query('begin isolation level repeatable read read only');
    const isExact = Number(open) === 0 && (await getValue(reader, positionQuery)) === lsn;
    if (isExact) return { takenAt, lsn, isExact };
    await reader.query('rollback');
    if (Date.now() - since > QUIET_LIMIT_MS) return { takenAt, lsn, isExact };
    await delay(1);
  }
};

const takeSnapshot = async (client: pg.Client, reader: pg.Client): Promise<Omit<Summary, 'sha256'>> => {
  const { takenAt, lsn, isExact } = await openSnapshot(client, reader);
  const tables = isExact ? await readTableSums(reader) : null;
  return { takenAt, lsn, tables };
};

async function* listWal(folder: string, first: string, last: string): AsyncGenerator<ArchiveEntry> {
  for (const name of (await readdir(join(folder, 'pg_wal'))).sort())
    if ((/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last) || name.endsWith('.history'))
      yield* listFile(join(folder, 'pg_wal', name), `${clusterName}/pg_wal/${name}`);
}

interface ClusterBackup {
  /** Address of the server that runs on `folder`; its role is a superuser. */
  url: string;
  folder: string;
  client: pg.Client;
  add: (entry: ArchiveEntry) => Promise<void>;
}

/**
 * Copies the data folder of a running PostgreSQL with the WAL that it needs, by the low-level API: the copy recovers to
 * the moment that is returned, which is after the last change of the copy.
 */
export const backUpCluster = ({ url, folder, client, add }: ClusterBackup): Promise<Omit<Summary, 'sha256'>> =>
  withClient(url, async (reader) => {
    // It keeps the WAL until the client ends.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`portico_${process.pid}`]);
    const first = await getValue(client, `select pg_walfile_name(pg_backup_start('portico', true)) as value`);
    for await (const entry of listFolder(folder, clusterName, { includes })) await add(entry);
    const label = await getValue(client, 'select labelfile as value from pg_backup_stop(false)');
    await add(createEntry(`${clusterName}/backup_label`, Buffer.from(label)));
    const summary = await takeSnapshot(client, reader);
    // Writes everything up to the snapshot, and a record behind it at which recovery can stop.
    const last = await getValue(client, 'select pg_walfile_name(pg_switch_wal()) as value');
    for await (const entry of listWal(folder, first, last)) await add(entry);
    return summary;
  });
