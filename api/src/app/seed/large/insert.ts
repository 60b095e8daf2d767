import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/connect';
import { batchSize } from './names';

/**
 * Inserts rows as one JSON parameter, which is faster than thousands of parameters. Existing rows are kept. Omitted
 * columns get their default. Returns the ids of the inserted rows.
 */
export const insertMany = async <T extends PgTable>(tx: Database, table: T, rows: InferInsertModel<T>[]) => {
  const allColumns = Object.entries(getTableColumns<PgTable>(table)).map(([key, { name }]) => ({ key, name }));
  const byColumns = new Map<string, Record<string, unknown>[]>();
  for (const row of rows as Record<string, unknown>[]) {
    const present = allColumns.filter(({ key }) => row[key] !== undefined);
    const columns = present.map(({ name }) => `"${name}"`).join(', ');
    const values = Object.fromEntries(present.map(({ key, name }) => [name, row[key]]));
    const group = byColumns.get(columns) ?? [];
    byColumns.set(columns, group);
    group.push(values);
  }
  const inserted = new Set<string>();
  for (const [columns, values] of byColumns) {
    const names = sql.raw(columns);
    const { rows: added } = await tx.execute<{ _id: string }>(sql`insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb)
      on conflict do nothing returning _id`);
    for (const { _id } of added) inserted.add(_id);
  }
  return inserted;
};

export type OnProgress = (name: string, done: number, total: number) => void;

interface Batches<T extends PgTable> {
  db: Database;
  table: T;
  /** Of the rows, for `onProgress`. */
  name: string;
  count: number;
  buildRow: (n: number) => InferInsertModel<T>;
  /** Reports `done` of `total` rows of one kind. */
  onProgress: OnProgress;
}

/** Inserts `count` rows in batches. */
export const insertBatches = async <T extends PgTable>({
  db,
  table,
  name,
  count,
  buildRow,
  onProgress,
}: Batches<T>) => {
  for (let from = 0; from < count; from += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, count - from) }, (_, n) => buildRow(from + n));
    await insertMany(db, table, rows);
    onProgress(name, from + rows.length, count);
  }
};
