import { and, arrayContains, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { TrashResource } from 'shared/contract';
import { getTimeAfter, now } from '../database/columns';
import type { Database } from '../database/connect';
import { files } from '../files/table';
import type { Caller } from '../http/serve';
import { retentionDays } from './kinds';
import { type TrashRow, trash } from './table';

const retentionMs = retentionDays * 24 * 60 * 60 * 1000;

const isOwnedBy = (resource: string, id: string) =>
  and(eq(files.ownerResource, resource), eq(files.ownerId, id), isNull(files.releasedAt));

/** Takes the public addresses of a record's files. Returns their ids. */
export const hideFiles = async (tx: Database, resource: string, id: string) => {
  const hidden = await tx
    .update(files)
    .set({ trashedAt: now() })
    .where(and(isOwnedBy(resource, id), isNull(files.trashedAt)))
    .returning({ _id: files._id });
  return hidden.map(({ _id }) => _id);
};

/** Gives a restored record's files their addresses back, but not those that were taken out of it before. */
export const showFiles = (tx: Database, resource: string, id: string) => {
  const entry = tx
    .select({ _id: trash._id })
    .from(trash)
    .where(arrayContains(trash.files, sql`array[${files._id}]`));
  return tx
    .update(files)
    .set({ trashedAt: null })
    .where(and(isOwnedBy(resource, id), notExists(entry)));
};

type NewEntry = Pick<TrashRow, '_id' | 'title' | 'data'> & {
  resource: TrashResource;
  /** Files to hide; by default those that the record owns. */
  files?: string[];
  user?: string | null;
  /** When it must be gone, if that is before the end of the usual time. */
  purgeAt?: string;
};

/**
 * Writes what was deleted into the trash, in the transaction of the deletion. An entry that is there stays: a deleted
 * comment with answers leaves an empty placeholder, which can be deleted in turn.
 */
export const insertEntry = async (tx: Database, entry: NewEntry, caller: Caller) => {
  const { _id, resource, title, data, files: ids, user = null, purgeAt } = entry;
  if (ids) await tx.update(files).set({ trashedAt: now() }).where(inArray(files._id, ids));
  const usual = getTimeAfter(retentionMs);
  await tx
    .insert(trash)
    .values({
      _id,
      resource,
      title,
      data,
      files: ids ?? (await hideFiles(tx, resource, _id)),
      _user: user,
      deletedAt: now(),
      deletedBy: caller.user?.sub ?? null,
      purgeAt: purgeAt && purgeAt < usual ? purgeAt : usual,
    })
    .onConflictDoNothing({ target: trash._id });
};

/** Takes an entry out of the trash to write it back, and shows its files. Undefined if there is none. */
export const takeEntry = async (tx: Database, resource: TrashResource, id: string) => {
  const [entry] = await tx
    .delete(trash)
    .where(and(eq(trash._id, id), eq(trash.resource, resource)))
    .returning();
  if (entry?.files.length) await tx.update(files).set({ trashedAt: null }).where(inArray(files._id, entry.files));
  return entry;
};

/** Lets the next purge delete what the trash holds of a member. */
export const expireEntriesOf = (tx: Database, user: string) =>
  tx.update(trash).set({ purgeAt: now() }).where(eq(trash._user, user));
