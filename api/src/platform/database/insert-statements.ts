import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect';
import { getRowReader } from './row-reader';

interface Statement {
  /** Under which each connection parses the text once. */
  name: string;
  text: string;
}

interface Entry {
  column: Column;
  value: unknown;
}

const statements = new WeakMap<PgTable, Map<string, Statement>>();

const getStatement = (table: PgTable, entries: readonly Entry[], isReturned: boolean): Statement => {
  const tableStatements = statements.get(table) ?? new Map<string, Statement>();
  statements.set(table, tableStatements);
  const names = entries.map(({ column }) => `"${column.name}"`).join(', ');
  const key = `${names} ${isReturned}`;
  const known = tableStatements.get(key);
  if (known) return known;
  const tableName = getTableName(table);
  const params = entries.map((_, index) => `$${index + 1}`).join(', ');
  const returning = isReturned ? ` returning ${getRowReader(table).columns}` : '';
  const statement = {
    name: `${tableName}_insert_${tableStatements.size}`,
    text: `insert into "${tableName}" (${names}) values (${params})${returning}`,
  };
  tableStatements.set(key, statement);
  return statement;
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
  const entries = Object.entries(getTableColumns<PgTable>(table)).flatMap(([key, column]): Entry[] => {
    const given: unknown = values[key as keyof typeof values];
    const value = given === undefined ? column.defaultFn?.() : given;
    return value === undefined ? [] : [{ column, value }];
  });
  const params = entries.map(({ column, value }) => (value === null ? null : column.mapToDriverValue(value)));
  const { name, text } = getStatement(table, entries, isReturned);
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
