import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import type { Files } from '../files/files';
import { files as storedFiles } from '../files/table';
import { isTableKind, retentionDays, type TableKind, type TrashKind, type TrashKinds } from './kinds';
import { trash } from './table';

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

const purgeTable = async (
  tx: Database,
  files: Files,
  resource: string,
  { table, where, purge, permanent }: TableKind,
) => {
  if (permanent) return 0;
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

const purgeEntries = async (tx: Database, files: Files, kinds: TrashKinds) => {
  const due = await tx
    .select()
    .from(trash)
    .where(lte(trash.purgeAt, sql`now()`))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  for (const entry of due) {
    const kind = kinds[entry.resource as keyof TrashKinds] as TrashKind | undefined;
    if (kind && !isTableKind(kind)) await kind.purge?.(tx, entry._id);
    await files.release(tx, entry.files);
    await tx.delete(trash).where(eq(trash._id, entry._id));
  }
  return due.length;
};

interface PurgeTrashOptions {
  db: Database;
  files: Files;
  trashKinds: TrashKinds;
}

/** Removes records whose time in the trash is over, in batches that several processes can share. Returns how many. */
export const purgeTrash = async (services: PurgeTrashOptions): Promise<number> => {
  const { db, files, trashKinds } = services;
  const purged = await db.transaction(async (tx) => {
    let count = await purgeEntries(tx, files, trashKinds);
    for (const [resource, kind] of Object.entries(trashKinds))
      if (isTableKind(kind)) count += await purgeTable(tx, files, resource, kind);
    return count;
  });
  return purged === 0 ? 0 : purged + (await purgeTrash(services));
};
