import { and, asc, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { languages } from 'shared/contract';
import type { Database } from '../database/connect';
import { toLikePattern } from '../database/ngrams';
import { getRowReader } from '../database/row-reader';
import type { Columns, RecordTable, Row } from './crud-types';

/** Query of a list; further keys are filters by equality. */
export interface ListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  sort?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface ListOptions<T extends RecordTable, Many extends string, O extends keyof Columns<T>, E> {
  query: ListQuery;
  /** Key of the rows in the answer. */
  many: Many;
  search?: readonly string[];
  where?: SQL | undefined;
  /** Default order; newest first if left out. Ignored if the query has `sort`. */
  order?: SQL[];
  /** What the rows are sorted by for a sort that is no column. */
  sorts?: Readonly<Record<string, SQL>>;
  /** Columns that are not read. */
  without?: readonly O[];
  /** Scalar subquery for the total, if counting all rows is expensive. */
  count?: SQL;
  /** Converts a row to an entity of the answer; the row itself if left out. */
  show?: (row: Omit<Row<T>, O>) => E;
}

const contains = (column: PgColumn, q: string): SQL[] =>
  column.dataType === 'json' || column.getSQLType() === 'jsonb'
    ? languages.map((language) => sql`${column}->>${sql.raw(`'${language}'`)} ilike ${toLikePattern(q)}`)
    : [sql`${column} ilike ${toLikePattern(q)}`];

const equals = (column: PgColumn, value: unknown) =>
  eq(column, column.dataType === 'boolean' ? value === 'true' || value === true : value);

/** The condition of a list query, without paging. */
export const buildCondition = (table: RecordTable, query: ListQuery, search: readonly string[] = []) => {
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

/** Ties are broken by `_id`, so that no record appears on two pages. */
const buildOrder = (table: RecordTable, sorts: Readonly<Record<string, SQL>> = {}, sort = '-createdAt') => {
  const direction = sort.startsWith('-') ? desc : asc;
  const name = sort.replace('-', '');
  const column = (table as unknown as Record<string, PgColumn>)[name] ?? table.createdAt;
  // A localised text is sorted by its Korean part, the only one that is always there.
  const value = sorts[name] ?? (column.getSQLType() === 'jsonb' ? sql`(${column} ->> 'ko')` : column);
  const isNullable = sorts[name] !== undefined || !column.notNull;
  // Without `nulls last` an index can be used in both directions.
  return [isNullable ? sql`${direction(value)} nulls last` : direction(value), direction(table._id)];
};

/** `{ [key]: value }` with the key in its type. */
const withKey = <K extends string, V>(key: K, value: V) => ({ [key]: value }) as { [P in K]: V };

const comma = sql.raw(', ');
const countTotal = async (db: Database, count: SQL) => {
  const { rows } = await db.execute<{ total: number }>(sql`select ${count} as total`);
  return rows[0]?.total ?? 0;
};

/** Reads one page of a table. Returns `{ <many>: […], total, page, limit }`. */
export const listRecords = async <
  T extends RecordTable,
  const Many extends string,
  const O extends keyof Columns<T> = never,
  E = Omit<Row<T>, O>,
>(
  db: Database,
  table: T,
  list: ListOptions<T, Many, O, E>,
) => {
  const { query, many, search, where, show = (row) => row as E } = list;
  const anyTable: RecordTable = table;
  const condition = and(where, buildCondition(anyTable, query, search));
  const order = list.order && !query.sort ? list.order : buildOrder(anyTable, list.sorts, query.sort);
  const { columns, read } = getRowReader(anyTable, list.without);
  const filter = condition ? sql` where ${condition}` : sql``;
  const count = list.count ?? sql`(select count(*)::int from ${anyTable}${filter})`;
  // The total is read with the page: a second query would cost as much as the rows.
  const { rows } = await db.execute<{ _total: number }>(sql`
    select ${sql.raw(columns)}, ${count} as _total from ${anyTable}${filter}
    order by ${sql.join(order, comma)} limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
  // Beyond the last page there is no row with the total.
  const total = rows[0]?._total ?? (query.page === 1 ? 0 : await countTotal(db, count));
  const records = rows.map(({ _total, ...row }) => show(read(row) as Row<T>));
  return { ...withKey(many, records), total, page: query.page, limit: query.limit };
};
