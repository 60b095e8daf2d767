import { and, asc, desc, eq, getTableColumns, gte, lt, or, type SQL, sql } from 'drizzle-orm';
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
  // A copy: drizzle hands out its own.
  const columns = { ...getTableColumns<PgTable>(anyTable) };
  for (const name of list.without ?? []) delete columns[name as string];
  const rows = await db
    .select(columns)
    .from(anyTable)
    .where(condition)
    .orderBy(...(list.order && !query.sort ? list.order : orderOf(anyTable, query.sort)))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  // A first page that is not full tells the total by itself.
  const total = query.page === 1 && rows.length < query.limit ? rows.length : await db.$count(anyTable, condition);
  const shown = rows.map((row) => show(row as unknown as Row<T>));
  return { ...keyed(many, shown), total, page: query.page, limit: query.limit };
};
