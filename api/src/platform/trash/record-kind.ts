import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TrashResource } from 'shared/contract';
import type { Database } from '../database/connect';
import { type Columns, type RecordTable, type Row, stampUpdate } from '../http/crud-types';
import type { Caller } from '../http/serve';
import { insertEntry } from './entries';
import { buildTitle, type EntryKind } from './kinds';

/** Rows as the database stores them, by their table; a record's own row is the only one of `rows`. */
interface RecordData {
  rows: object[];
  children: object[][];
}

interface RecordKindOptions<T extends RecordTable> {
  resource: TrashResource;
  table: T;
  /** Columns of the title in the list. */
  title: readonly (keyof Columns<T> & string)[];
  /** Rows of other tables that belong to a record and come and go with it. */
  children?: readonly { table: PgTable; belongsTo: (id: string) => SQL | undefined }[];
  /** The member whose data it holds. */
  user?: (row: T['$inferSelect']) => string | null;
  /** When its data must be gone, by another rule than that of the trash. */
  purgeAt?: (row: T['$inferSelect']) => string;
  /** Runs after a restoration, in its transaction. */
  afterRestore?: (tx: Database, id: string) => Promise<unknown>;
  purge?: EntryKind['purge'];
}

/** A table without soft deletion: its deleted rows move to `trash`. */
export interface RecordKind<T extends RecordTable> extends EntryKind {
  remove: (tx: Database, row: Row<T>, caller: Caller) => Promise<void>;
}

const readRows = async (tx: Database, table: PgTable, where: SQL | undefined) => {
  const { rows } = await tx.execute<{ row: object }>(
    sql`select to_jsonb(${table}.*) as row from ${table} where ${where ?? sql`false`}`,
  );
  return rows.map(({ row }) => row);
};

/** Inserts rows that were read from the same table, perhaps before a column was added to it. */
const insertRows = async (tx: Database, table: PgTable, rows: object[]) => {
  const { rows: columns } = await tx.execute<{ name: string }>(sql`
    select attname::text as name from pg_attribute
    where attrelid = ${getTableName(table)}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  for (const row of rows) {
    const names = columns.filter(({ name }) => name in row).map(({ name }) => sql.identifier(name));
    const list = sql.join(names, sql`, `);
    await tx.execute(sql`
      insert into ${table} (${list})
      select ${list} from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)`);
  }
};

export const defineRecordKind = <T extends RecordTable>(options: RecordKindOptions<T>): RecordKind<T> => {
  const { resource, table, title, children = [], user, purgeAt, afterRestore, purge } = options;
  const anyTable: RecordTable = table;
  return {
    recordTable: table,
    ...(purge && { purge }),

    remove: async (tx, row, caller) => {
      const isCurrent = eq(anyTable._id, row._id);
      const data: RecordData = { rows: await readRows(tx, table, isCurrent), children: [] };
      for (const child of children) data.children.push(await readRows(tx, child.table, child.belongsTo(row._id)));
      await insertEntry(
        tx,
        {
          _id: row._id,
          resource,
          title: buildTitle(row, title),
          data,
          user: user?.(row) ?? null,
          ...(purgeAt && { purgeAt: purgeAt(row) }),
        },
        caller,
      );
      await tx.delete(anyTable).where(isCurrent);
      for (const child of children) await tx.delete(child.table).where(child.belongsTo(row._id));
    },

    restore: async (tx, { _id, data }, caller) => {
      const { rows, children: stored } = data as RecordData;
      await insertRows(tx, table, rows);
      for (const [index, child] of children.entries()) await insertRows(tx, child.table, stored[index] ?? []);
      await tx.update(anyTable).set(stampUpdate(anyTable, caller)).where(eq(anyTable._id, _id));
      await afterRestore?.(tx, _id);
    },
  };
};
