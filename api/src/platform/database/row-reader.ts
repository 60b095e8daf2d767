import { Column, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The mapping of columns that need none. */
const mapUnchanged = Column.prototype.mapFromDriverValue;

interface RowReader {
  /** The columns as SQL, for `select` and `returning`. */
  columns: string;
  /** Maps the values of a row of the driver, in place. */
  read: (row: Record<string, unknown>) => unknown;
}

const readers = new WeakMap<PgTable, Map<string, RowReader>>();

const createReader = (table: PgTable, without: readonly PropertyKey[]): RowReader => {
  const selected = Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name));
  const name = getTableName(table);
  const columns = selected.map(([as, column]) => `"${name}"."${column.name}" as "${as}"`).join(', ');
  const custom = selected.filter(([, column]) => column.mapFromDriverValue !== mapUnchanged);
  const read: RowReader['read'] = (row) => {
    for (const [as, column] of custom) if (row[as] !== null) row[as] = column.mapFromDriverValue(row[as]);
    return row;
  };
  return { columns, read };
};

/**
 * Returns what reads rows of a table without the query builder, which cost as much as the query. Made once for each table and
 * set of columns left out.
 */
export const getRowReader = (table: PgTable, without: readonly PropertyKey[] = []): RowReader => {
  const tableReaders = readers.get(table) ?? new Map<string, RowReader>();
  readers.set(table, tableReaders);
  const key = without.join();
  const reader = tableReaders.get(key) ?? createReader(table, without);
  tableReaders.set(key, reader);
  return reader;
};
