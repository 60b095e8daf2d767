import { and, eq, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FileRef } from 'shared/contract';
import { writeAudit } from '../audit/write-audit';
import type { Database } from '../database/connect';
import { findRow } from '../database/rows';
import { type RecordTable, stampUpdate } from '../http/crud-types';
import { throwApiError } from '../http/errors';
import type { Caller } from '../http/serve';
import { insertEntry } from './entries';
import { type EntryKind, isTableKind, type TrashKind, type TrashKinds } from './kinds';

interface FilePlace {
  resource: string;
  id: string;
  /** The column that held it. */
  column: string;
}

interface FileData extends FilePlace {
  /** What stood in the column or, with an `index`, in its list: the file or an object with it. */
  value: object;
  index?: number;
  /** How many the list may have. */
  limit?: number;
}

interface RemovedFile extends Omit<FileData, 'value'> {
  file: FileRef;
  /** What stood in the column, if that is more than the file. */
  value?: object;
  /** The member whose file it is. */
  user?: string;
  /** Other records show it, so it stays public. */
  isShown?: boolean;
}

/** Moves a file that was taken out of a record's column to the trash, in the transaction that changes the record. */
export const trashFile = (tx: Database, { file, value = file, user, isShown, ...place }: RemovedFile, caller: Caller) =>
  insertEntry(
    tx,
    {
      _id: file._id,
      resource: 'files',
      title: file.name,
      data: { ...place, value } satisfies FileData,
      files: isShown ? [] : [file._id],
      user: user ?? null,
    },
    caller,
  );

/** Items that carry their position are numbered anew. */
const renumber = (items: object[]) => items.map((item, index) => ('index' in item ? { ...item, index } : item));

const putBack = (current: unknown, { value, index, limit }: FileData) => {
  if (!Array.isArray(current)) return current === null ? value : throwApiError('restore_conflict');
  if (limit !== undefined && current.length >= limit) throwApiError('too_many', { values: { limit } });
  return renumber(current.toSpliced(index ?? current.length, 0, value));
};

const findTable = (kinds: TrashKinds, resource: string) => {
  const kind = kinds[resource as keyof TrashKinds] as TrashKind | undefined;
  return (kind && (isTableKind(kind) ? kind.table : kind.recordTable)) ?? throwApiError('not_found');
};

/** Puts a file back where it was. */
export const createFileKind = (kinds: TrashKinds): EntryKind => ({
  restore: async (tx, entry, caller) => {
    const data = entry.data as FileData;
    const table: RecordTable = findTable(kinds, data.resource);
    const { deletedAt } = table as unknown as { deletedAt?: PgColumn };
    const isCurrent = and(eq(table._id, data.id), deletedAt && isNull(deletedAt));
    const before = (await findRow(tx, table, isCurrent, 'update')) ?? throwApiError('restore_orphan');
    const { [data.column]: current } = before as Record<string, unknown>;
    const [after] = await tx
      .update(table)
      .set({ [data.column]: putBack(current, data), ...stampUpdate(table, caller) })
      .where(eq(table._id, data.id))
      .returning();
    // The name of a member's file is personal data.
    const change = entry._user === null ? { before, after } : { after: { fields: [data.column] } };
    await writeAudit(tx, caller, { action: 'UPDATE', resource: data.resource, target: data.id, ...change });
  },
});
