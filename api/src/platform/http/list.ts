import { and, asc, Column, desc, eq, getTableColumns, getTableName, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { languages } from 'shared/contract';
import type { Database } from '../database/connect';
import type { Columns, RecordTable, Row } from './tables';

/** What every list is asked with; further keys are filters by equality. */
export interface ListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  sort?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface List<T extends RecordTable, E, Many extends string, O extends keyof Columns<T>> {
  query: ListQuery;
  /** Name of the rows in the answer. */
  many: Many;
  search?: readonly string[];
  where?: SQL | undefined;
  /** Instead of `sort`, newest first where neither is given. */
  order?: SQL[];
  /** Columns that no row of the answer shows, so that they are not read. */
  without?: readonly O[];
  /** The total as a scalar of its own, where counting all rows would cost more than reading the page. */
  count?: SQL;
  show: (row: Omit<Row<T>, O>) => E;
}

/** `%`, `_` and `\` mean themselves. */
const pattern = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

const contains = (column: PgColumn, q: string): SQL[] =>
  column.dataType === 'json' || column.getSQLType() === 'jsonb'
    ? languages.map((language) => sql`${column}->>${sql.raw(`'${language}'`)} ilike ${pattern(q)}`)
    : [sql`${column} ilike ${pattern(q)}`];

const equals = (column: PgColumn, value: unknown) =>
  eq(column, column.dataType === 'boolean' ? value === 'true' || value === true : value);

/** The condition of a list, without its page. */
export const conditionOf = (table: RecordTable, query: ListQuery, search: readonly string[] = []) => {
  const columns = table as unknown as Record<string, PgColumn>;
  const { page: _page, limit: _limit, sort: _sort, q, from, to, ...filters } = query;
  const column = (name: string) => {
    const found = columns[name];
    if (!found) throw new Error(`No column ${name}`);
    return found;
  };
  return and(
    from === undefined ? undefined : gte(table.createdAt, from),
    to === undefined ? undefined : lt(table.createdAt, to),
    q ? or(...search.flatMap((name) => contains(column(name), q))) : undefined,
    ...Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => equals(column(name), value)),
  );
};

/** Ties are broken by `_id`, so that no record is on two pages. */
const orderOf = (table: RecordTable, sort = '-createdAt'): SQL[] => {
  const direction = sort.startsWith('-') ? desc : asc;
  const column = (table as unknown as Record<string, PgColumn>)[sort.replace('-', '')] ?? table.createdAt;
  // Where nothing can be null the plain order is said, which an index serves in both directions.
  return [column.notNull ? direction(column) : sql`${direction(column)} nulls last`, direction(table._id)];
};

/** `{ [key]: value }` with the key in its type. */
const keyed = <K extends string, V>(key: K, value: V) => ({ [key]: value }) as { [P in K]: V };

const comma = sql.raw(', ');
/** Of a column that reads what the driver gives. */
const asItIs = Column.prototype.mapFromDriverValue;

interface Reader {
  columns: SQL;
  read: (row: Record<string, unknown>) => unknown;
}
const readers = new WeakMap<PgTable, Map<string, Reader>>();

/**
 * The columns of a table as a list reads them, and how a row of the driver's becomes one of ours. Made once for a table:
 * to have a query builder say the same with every request cost as much as the query.
 */
const readerOf = (table: RecordTable, without: readonly (string | number | symbol)[]): Reader => {
  const known = readers.get(table) ?? new Map<string, Reader>();
  readers.set(table, known);
  const key = without.join();
  const made = known.get(key);
  if (made) return made;
  const named = Object.entries(getTableColumns<PgTable>(table)).filter(([name]) => !without.includes(name));
  const name = getTableName(table);
  const text = named.map(([as, column]) => `"${name}"."${column.name}" as "${as}"`).join(', ');
  const custom = named.filter(([, column]) => column.mapFromDriverValue !== asItIs);
  const read: Reader['read'] = (row) => {
    const { _total: _, ...rest } = row;
    for (const [as, column] of custom) if (rest[as] !== null) rest[as] = column.mapFromDriverValue(rest[as]);
    return rest;
  };
  const reader = { columns: sql.raw(text), read };
  known.set(key, reader);
  return reader;
};

const totalOf = async (db: Database, count: SQL) => {
  const { rows } = await db.execute<{ total: number }>(sql`select ${count} as total`);
  return rows[0]?.total ?? 0;
};

/** One page of a table: `{ <many>: […], total, page, limit }`. */
export const answerList = async <
  T extends RecordTable,
  E,
  const Many extends string,
  const O extends keyof Columns<T> = never,
>(
  db: Database,
  table: T,
  list: List<T, E, Many, O>,
) => {
  const { query, many, search, where, show } = list;
  const anyTable: RecordTable = table;
  const condition = and(where, conditionOf(anyTable, query, search));
  const order = list.order && !query.sort ? list.order : orderOf(anyTable, query.sort);
  const { columns, read } = readerOf(anyTable, list.without ?? []);
  const filter = condition ? sql` where ${condition}` : sql``;
  const count = list.count ?? sql`(select count(*)::int from ${anyTable}${filter})`;
  // The total comes with the page: a question of its own would cost the server as much as the rows.
  const { rows } = await db.execute<{ _total: number }>(sql`
    select ${columns}, ${count} as _total from ${anyTable}${filter}
    order by ${sql.join(order, comma)} limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
  // Beyond the last page there is no row to carry it.
  const total = rows[0]?._total ?? (query.page === 1 ? 0 : await totalOf(db, count));
  const shown = rows.map((row) => show(read(row) as Row<T>));
  return { ...keyed(many, shown), total, page: query.page, limit: query.limit };
};
