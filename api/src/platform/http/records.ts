import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect';
import { insertRow, updateRow } from '../database/rows';
import { type InsertValues, type RecordTable, type Row, stampUpdate } from './crud-types';
import type { Caller } from './serve';

// The results are rows of `recordColumns`, which the generic type of a table does not say.

/** Inserts a record, created by the caller, and returns it. */
export const insertRecord = <T extends RecordTable>(
  tx: Database,
  table: T,
  values: Omit<InsertValues<T>, 'createdBy' | 'updatedBy'>,
  { user }: Pick<Caller, 'user'>,
) => {
  const by = user?.sub ?? null;
  return insertRow(tx, table, { ...values, createdBy: by, updatedBy: by }) as Promise<Row<T>>;
};

/** Updates a record and its version, time and user, and returns it. Throws `not_found`. */
export const updateRecord = <T extends RecordTable>(
  tx: Database,
  table: T,
  id: string,
  values: PgUpdateSetSource<T>,
  caller: Caller,
) => updateRow(tx, table, id, { ...values, ...stampUpdate(table, caller) }) as Promise<Row<T>>;
