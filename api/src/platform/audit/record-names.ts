import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuditEntry } from 'shared/contract';
import type { Database } from '../database/connect';
import type { Values } from './table';

interface NamedRecord {
  name: string;
  deleted: boolean;
  /** The record on whose page the console shows it. */
  page: { resource: string; _id: string };
}

/** Finds the names of the records of one table, by id; other ids are left out. */
export type FindRecordNames = (db: Database, ids: string[]) => Promise<Map<string, NamedRecord>>;

type NamedTable = PgTable & { _id: PgColumn; deletedAt?: PgColumn };

interface Options {
  /** A subquery or column of the name; null where a record has none. */
  name: SQL | PgColumn;
  /** The record to which it belongs, for a table without a page in the console. */
  owner?: { resource: string; _id: PgColumn };
}

/** Names the records of a table. `resource` is what the audit log calls it. */
export const nameRecords =
  (resource: string, table: NamedTable, { name, owner }: Options): FindRecordNames =>
  async (db, ids) => {
    const rows = await db
      .select({
        _id: sql<string>`${table._id}`,
        name: sql<string | null>`${name}`,
        deleted: table.deletedAt ? sql<boolean>`${table.deletedAt} is not null` : sql<boolean>`false`,
        owner: sql<string>`${owner?._id ?? table._id}`,
      })
      .from(table as PgTable)
      .where(inArray(table._id, ids));
    return new Map(
      rows.map((row) => [
        row._id,
        { name: row.name ?? '', deleted: row.deleted, page: { resource: owner?.resource ?? resource, _id: row.owner } },
      ]),
    );
  };

/** The Korean text of a localised column. */
export const inKorean = (column: PgColumn) => sql`${column} ->> 'ko'`;

const idPattern = /\b[0-9A-HJKMNP-TV-Z]{26}\b/g;

/** Fields that name a record, for one that exists in the log alone. */
const nameKeys = ['title', 'subject', 'name', 'question', 'receiptNo', 'orderNo', 'username', 'code'];

const findStoredName = (values: Values | null) => {
  const value = nameKeys.map((key) => values?.[key]).find(Boolean);
  const text = typeof value === 'object' ? (value as { ko?: unknown } | null)?.ko : value;
  return typeof text === 'string' ? text : null;
};

type Entry = Omit<AuditEntry, 'record' | 'names'>;

const toRecord = ({ target, before, after }: Entry, found: ReadonlyMap<string, NamedRecord>): AuditEntry['record'] => {
  if (target === null) return null;
  const record = found.get(target);
  const name = record?.name || findStoredName(after) || findStoredName(before);
  if (!record) return { name, state: 'removed', page: null };
  return { name, state: record.deleted ? 'deleted' : 'stored', page: record.page };
};

/** Adds the names of records to entries. They are looked up each time: an entry cannot be changed when a name is deleted. */
export const withRecordNames = async (
  db: Database,
  finders: readonly FindRecordNames[],
  entries: readonly Entry[],
): Promise<AuditEntry[]> => {
  const idsOf = ({ before, after }: Entry) => JSON.stringify([before, after]).match(idPattern) ?? [];
  const ids = [...new Set(entries.flatMap((entry) => [...idsOf(entry), entry.target ?? []].flat()))];
  const found = new Map<string, NamedRecord>();
  if (ids.length > 0)
    for (const find of finders)
      for (const [id, record] of await find(db, ids)) if (!found.has(id)) found.set(id, record);
  return entries.map((entry) => ({
    ...entry,
    record: toRecord(entry, found),
    names: Object.fromEntries(
      idsOf(entry).flatMap((id) => {
        const name = found.get(id)?.name;
        return name ? [[id, name]] : [];
      }),
    ),
  }));
};
