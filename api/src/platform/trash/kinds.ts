import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { trashResources } from 'shared/contract';
import type { Database } from '../database/connect';
import type { Files } from '../files/files';
import type { RecordTable } from '../http/crud-types';

export type TrashResource = (typeof trashResources)[number];

type TrashTable = RecordTable & { deletedAt: PgColumn; updatedBy: PgColumn };

interface TrashOptions<T extends TrashTable> {
  table: T;
  /** Title of a record in the list. */
  title: (row: T['$inferSelect']) => string;
  /** Which deleted records can be restored and are purged; all if left out. */
  where?: SQL;
  /** Removes a record permanently; by default the row is deleted and its files are released. */
  purge?: (tx: Database, files: Files, row: T['$inferSelect']) => Promise<unknown>;
}

/** A table with soft deletion. */
export type TrashKind = TrashOptions<TrashTable>;
export type TrashKinds = Record<TrashResource, TrashKind>;

// Safe: the functions are only called with rows of their own table.
export const defineTrashKind = <T extends TrashTable>(options: TrashOptions<T>) => options as unknown as TrashKind;

export const isTrashResource = (kinds: TrashKinds, name: string): name is TrashResource => Object.hasOwn(kinds, name);

/** How long a deleted record can be restored (days). */
export const retentionDays = 30;
