import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import type { Files } from '../files/files';
import { files as storedFiles } from '../files/table';
import { retentionDays, type TrashKind, type TrashKinds } from './kinds';

const cutoff = sql`now() - make_interval(days => ${retentionDays})`;
const batchSize = 50;

const releaseFiles = async (tx: Database, files: Files, resource: string, ids: string[]) => {
  const owned = and(
    eq(storedFiles.ownerResource, resource),
    inArray(storedFiles.ownerId, ids),
    isNull(storedFiles.releasedAt),
  );
  const found = await tx.select({ _id: storedFiles._id }).from(storedFiles).where(owned);
  await files.release(
    tx,
    found.map(({ _id }) => _id),
  );
};

const purgeKind = async (tx: Database, files: Files, resource: string, { table, where, purge }: TrashKind) => {
  const due = await tx
    .select()
    .from(table)
    .where(and(lt(table.deletedAt, cutoff), where))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  if (purge) for (const row of due) await purge(tx, files, row);
  else {
    const ids = due.map(({ _id }) => _id as string);
    await releaseFiles(tx, files, resource, ids);
    await tx.delete(table).where(inArray(table._id, ids));
  }
  return due.length;
};

interface PurgeTrashOptions {
  db: Database;
  files: Files;
  trashKinds: TrashKinds;
}

/** Removes records deleted more than 30 days ago, in batches that several processes can share. Returns how many. */
export const purgeTrash = async (services: PurgeTrashOptions): Promise<number> => {
  const { db, files, trashKinds } = services;
  const purged = await db.transaction(async (tx) => {
    let count = 0;
    for (const [resource, kind] of Object.entries(trashKinds)) count += await purgeKind(tx, files, resource, kind);
    return count;
  });
  return purged === 0 ? 0 : purged + (await purgeTrash(services));
};
