import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/connect';

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
