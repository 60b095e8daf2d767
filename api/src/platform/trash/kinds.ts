import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type LocalisedText, pickText, type TrashResource, trashResources } from 'shared/contract';
import type { Database } from '../database/connect';
import type { Files } from '../files/files';
import type { Columns, RecordTable } from '../http/crud-types';
import type { Caller } from '../http/serve';
import type { TrashRow } from './table';

type TrashTable = RecordTable & { deletedAt: PgColumn; updatedBy: PgColumn };

interface TrashOptions<T extends TrashTable> {
  table: T;
  /** Columns of the title in the list, which are searched too. */
  title: readonly (keyof Columns<T> & string)[];
  /** Which deleted records can be restored and are purged; all if left out. */
  where?: SQL;
  /** Never purged, because other records refer to it. */
  permanent?: boolean;
  /** Runs after a restoration, in its transaction; throws if the record cannot come back. */
  afterRestore?: (tx: Database, row: T['$inferSelect']) => Promise<unknown>;
  /** Removes a record permanently; by default the row is deleted and its files are released. */
  purge?: (tx: Database, files: Files, row: T['$inferSelect']) => Promise<unknown>;
}

/** A table with soft deletion. */
export type TableKind = TrashOptions<TrashTable>;

/** What lies in the table `trash`, written back from there. */
export interface EntryKind {
  /** The records' own table, if they are rows of one. */
  recordTable?: RecordTable;
  restore: (tx: Database, entry: TrashRow, caller: Caller) => Promise<unknown>;
  /** Removes what else is stored about it when it is deleted for good. */
  purge?: (tx: Database, id: string) => Promise<unknown>;
}

export type TrashKind = TableKind | EntryKind;
/** The kinds of the domains; `files` belong to all of them. */
export type TrashKinds = Record<Exclude<TrashResource, 'files'>, TrashKind>;

// Safe: the functions are only called with rows of their own table.
export const defineTrashKind = <T extends TrashTable>(options: TrashOptions<T>) => options as unknown as TableKind;

export const isTableKind = (kind: TrashKind): kind is TableKind => 'table' in kind;

export const isTrashResource = (name: string): name is TrashResource =>
  trashResources.some((resource) => resource === name);

/** How long a deleted record can be restored (days). */
export const retentionDays = 30;

const maxTitleLength = 200;

/** The texts of a record's title; of localised ones the Korean. */
export const buildTitle = (row: object, names: readonly string[]) =>
  names
    .map((name) => (row as Record<string, unknown>)[name])
    .map((value) => (value && typeof value === 'object' ? pickText(value as LocalisedText, 'ko') : String(value ?? '')))
    .filter(Boolean)
    .join(' · ')
    .slice(0, maxTitleLength);
