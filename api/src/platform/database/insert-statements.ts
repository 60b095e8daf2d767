import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect';
import { getRowReader } from './row-reader';

interface Statement {
  /** Under which each connection parses the text once. */
  name: string;
  text: string;
}

interface TableInserts {
  columns: readonly (readonly [key: string, column: Column])[];
  /** By the columns that have a value, as `1101…`, and by whether the row is returned. */
  statements: Map<string, Statement>;
}

const tables = new WeakMap<PgTable, TableInserts>();

const getTable = (table: PgTable): TableInserts => {
  const known = tables.get(table);
  if (known) return known;
  const created = { columns: Object.entries(getTableColumns(table)), statements: new Map() };
  tables.set(table, created);
  return created;
};

const createStatement = (table: PgTable, index: number, columns: Column[], isReturned: boolean): Statement => {
  const tableName = getTableName(table);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const params = columns.map((_, position) => `$${position + 1}`).join(', ');
  const returning = isReturned ? ` returning ${getRowReader(table).columns}` : '';
  return {
    name: `${tableName}_insert_${index}`,
    text: `insert into "${tableName}" (${names}) values (${params})${returning}`,
  };
};

/**
 * Inserts a row without the query builder, which cost more than the query. The database fills in columns without a value.
 * Resolves to the row as the driver has it, if `isReturned`.
 */
export const executeInsert = async <T extends PgTable>(
  tx: Database,
  table: T,
  values: T['$inferInsert'],
  isReturned: boolean,
) => {
  const { columns, statements } = getTable(table);
  let key = isReturned ? 'returned ' : '';
  const present: Column[] = [];
  const params: unknown[] = [];
  for (const [name, column] of columns) {
    const given: unknown = values[name as keyof typeof values];
    const value = given === undefined ? column.defaultFn?.() : given;
    key += value === undefined ? '0' : '1';
    if (value === undefined) continue;
    present.push(column);
    params.push(value === null ? null : column.mapToDriverValue(value));
  }
  const statement = statements.get(key) ?? createStatement(table, statements.size, present, isReturned);
  statements.set(key, statement);
  const { name, text } = statement;
  const { rows } = await tx._.session
    .prepareQuery<{ execute: { rows: Record<string, unknown>[] }; all: unknown; values: unknown }>(
      { sql: text, params },
      undefined,
      name,
      false,
    )
    .execute();
  return rows[0];
};
