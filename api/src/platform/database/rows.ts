import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { throwApiError } from '../http/errors';
import type { Database } from './connect';
import { executeInsert } from './insert-statements';
import { getRowReader } from './row-reader';

type TableWithId = PgTable & { _id: PgColumn };

// drizzle infers rows from a known table only, therefore the casts.

/** The row that meets a condition; `lock` holds it until the transaction ends. */
export const findRow = async <T extends PgTable>(
  db: Database,
  table: T,
  where: SQL | undefined,
  lock?: 'update' | 'share',
) => {
  const { columns, read } = getRowReader(table);
  const { rows } = await db.execute(
    sql`select ${sql.raw(columns)} from ${table}${where && sql` where ${where}`}${lock && sql.raw(` for ${lock}`)}`,
  );
  return rows[0] && (read(rows[0]) as T['$inferSelect']);
};

/**
 * Prepares `findRow` for a condition with placeholders, whose values the result takes: the query is built once, and parsed
 * once per connection. `name` belongs to this query alone.
 */
export const prepareFindRow = <T extends PgTable>(db: Database, table: T, name: string, where: SQL | undefined) => {
  const query = db
    .select()
    .from(table as PgTable)
    .where(where)
    .prepare(name);
  return async (values: Record<string, unknown>) => {
    const [row] = await query.execute(values);
    return row as T['$inferSelect'] | undefined;
  };
};

/** The row that meets a condition, as `findRow`. Throws `not_found`. */
export const requireRow = async <T extends PgTable>(
  db: Database,
  table: T,
  where: SQL | undefined,
  lock?: 'update' | 'share',
) => (await findRow(db, table, where, lock)) ?? throwApiError('not_found');

/** Rows by id. */
export const findRowsById = async <T extends TableWithId>(db: Database, table: T, ids: string[]) => {
  if (ids.length === 0) return new Map<string, T['$inferSelect']>();
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(inArray(table._id, [...new Set(ids)]));
  return new Map((rows as T['$inferSelect'][]).map((row) => [row._id as string, row]));
};

/** Inserts a row. */
export const insert = async <T extends PgTable>(tx: Database, table: T, values: T['$inferInsert']) => {
  await executeInsert(tx, table, values, false);
};

/** Inserts a row and returns it. */
export const insertRow = async <T extends PgTable>(tx: Database, table: T, values: T['$inferInsert']) => {
  const row = await executeInsert(tx, table, values, true);
  return (row && getRowReader(table).read(row)) as T['$inferSelect'];
};

/** Inserts a row and returns it; undefined if one with the same unique columns exists. */
export const insertRowIfNew = async <T extends PgTable>(tx: Database, table: T, values: T['$inferInsert']) => {
  const [row] = await tx
    .insert(table as PgTable)
    .values(values)
    .onConflictDoNothing()
    .returning();
  return row as T['$inferSelect'] | undefined;
};

/** Updates the row with an id and returns it. Throws `not_found`. */
export const updateRow = async <T extends TableWithId>(
  tx: Database,
  table: T,
  id: string,
  set: PgUpdateSetSource<T>,
): Promise<T['$inferSelect']> => {
  const [row] = await tx
    .update(table as PgTable)
    .set(set)
    .where(eq(table._id, id))
    .returning();
  return row ?? throwApiError('not_found');
};
