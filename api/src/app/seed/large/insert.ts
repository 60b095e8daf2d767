import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/connect';

/**
 * Rows as one JSON value: many thousands in parameters of their own would keep both sides busy with counting those. What
 * is there stays; answers the ids of those that were not. Columns that no row gives have the table's own values.
 */
export const insertMany = async <T extends PgTable>(tx: Database, table: T, rows: InferInsertModel<T>[]) => {
  const named = Object.entries(getTableColumns<PgTable>(table)).map(([key, { name }]) => ({ key, name }));
  const byColumns = new Map<string, Record<string, unknown>[]>();
  for (const row of rows as Record<string, unknown>[]) {
    const given = named.filter(({ key }) => row[key] !== undefined);
    const columns = given.map(({ name }) => `"${name}"`).join(', ');
    const values = Object.fromEntries(given.map(({ key, name }) => [name, row[key]]));
    const alike = byColumns.get(columns) ?? [];
    byColumns.set(columns, alike);
    alike.push(values);
  }
  const fresh = new Set<string>();
  for (const [columns, values] of byColumns) {
    const names = sql.raw(columns);
    const { rows: added } = await tx.execute<{ _id: string }>(sql`insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb)
      on conflict do nothing returning _id`);
    for (const { _id } of added) fresh.add(_id);
  }
  return fresh;
};
