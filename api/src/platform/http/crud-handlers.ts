import { and, eq, getTableName, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { PgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { writeAudit } from '../audit/write-audit';
import type { Database } from '../database/connect';
import { prepareFindRow, requireRow } from '../database/rows';
import { adoptFiles } from '../files/adopt-files';
import { assertSlugsAssigned } from '../slugs/assert-slugs-assigned';
import { hideFiles } from '../trash/entries';
import {
  type Crud,
  type CrudBody,
  type CrudEntity,
  type CrudOptions,
  type InsertValues,
  type RecordTable,
  type RequiredColumns,
  type RequiredOptions,
  type Row,
  stampUpdate,
} from './crud-types';
import { StaleError, throwApiError } from './errors';
import { type ListQuery, listRecords } from './list-records';
import { insertRecord, updateRecord } from './records';
import type { Caller, Handler } from './serve';

interface UpdateStamps {
  updatedAt: string;
  updatedBy?: string | null;
}

/** The key of a response in the contract: `boards` of `{ boards: […] }`, `board` of `{ board: … }`. */
const getResponseKey = (response: z.ZodObject) => Object.keys(response.shape)[0] ?? '';

/** Throws `stale` with the current record and who changed it (C-2). */
export function throwStale(current: unknown, { updatedAt, updatedBy }: UpdateStamps): never {
  throw new StaleError(current, updatedBy ?? null, updatedAt);
}

/**
 * Creates the five handlers of a resource. It does not compile if the table lacks a column that is written, sorted or
 * filtered by.
 */
export const crudHandlers = <C extends Crud, T extends RecordTable>(
  db: Database,
  routes: C,
  table: T & RequiredColumns<C, T>,
  options: CrudOptions<C, T> & RequiredOptions<C, T>,
) => {
  // `RequiredOptions` requires both if a body is not a row, or a row not an entity.
  const {
    search = [],
    write = (body) => body as Partial<InsertValues<T>>,
    show = (row) => row as CrudEntity<C>,
    beforeRemove,
    afterChange,
    trash,
    hasShownFiles,
  }: CrudOptions<C, T> = options;
  const itemKey = getResponseKey(routes.get.response);
  const listKey = getResponseKey(routes.list.response);
  const columns = table as unknown as Record<string, PgColumn>;
  // drizzle infers rows from a known table; here it is any table with `recordColumns`.
  const anyTable: RecordTable = table;
  const notDeleted = columns.deletedAt && isNull(columns.deletedAt);
  const byId = (id: string | Placeholder) => and(eq(anyTable._id, id), notDeleted);
  const findById = prepareFindRow(db, anyTable, `${getTableName(anyTable)}_by_id`, byId(sql.placeholder('id')));
  const find = async (id: string) => ((await findById({ id })) ?? throwApiError('not_found')) as Row<T>;
  const lock = async (tx: Database, id: string) => (await requireRow(tx, anyTable, byId(id), 'update')) as Row<T>;
  const toResponse = (row: Row<T>) => ({ [itemKey]: show(row) });

  const removeRecord = async (tx: Database, current: Row<T>, caller: Caller) => {
    const isCurrent = eq(anyTable._id, current._id);
    if (trash) await trash.remove(tx, current, caller);
    else if (columns.deletedAt) {
      const deleted = { deletedAt: sql`clock_timestamp()`, ...stampUpdate(anyTable, caller) };
      await tx.update(anyTable).set(deleted).where(isCurrent);
      if (!(await hasShownFiles?.(current, tx))) await hideFiles(tx, listKey, current._id);
    } else await tx.delete(anyTable).where(isCurrent);
  };

  const handlers = {
    list: ({ query }: { query: ListQuery }) =>
      listRecords<T, string, never, CrudEntity<C>>(db, table, {
        query,
        many: listKey,
        search,
        where: notDeleted,
        show,
      }),

    get: async ({ params }: { params: { id: string } }) => toResponse(await find(params.id)),

    create: (input: Caller & { body: CrudBody<C> }) =>
      db.transaction(async (tx) => {
        const values = await write(input.body, { tx, current: null, caller: input });
        const created = await insertRecord<T>(tx, table, values as InsertValues<T>, input);
        assertSlugsAssigned(input.body, null, created);
        await adoptFiles(tx, listKey, created._id, created);
        await afterChange?.(tx, null, created);
        await writeAudit(tx, input, { action: 'CREATE', resource: listKey, target: created._id, after: created });
        return toResponse(created);
      }),

    update: (input: Caller & { params: { id: string }; body: CrudBody<C> & { version: number } }) =>
      db.transaction(async (tx) => {
        const { version, ...body } = input.body;
        const current = await lock(tx, input.params.id);
        if (current.version !== version) throwStale(show(current), current);
        const values = await write(body as unknown as CrudBody<C>, { tx, current, caller: input });
        const updated = await updateRecord<T>(tx, table, current._id, values as PgUpdateSetSource<T>, input);
        assertSlugsAssigned(body, current, updated);
        await adoptFiles(tx, listKey, updated._id, updated);
        await afterChange?.(tx, current, updated);
        await writeAudit(tx, input, {
          action: 'UPDATE',
          resource: listKey,
          target: current._id,
          before: current,
          after: updated,
        });
        return toResponse(updated);
      }),

    remove: (input: Caller & { params: { id: string } }) =>
      db.transaction(async (tx) => {
        const current = await lock(tx, input.params.id);
        await beforeRemove?.(current, tx);
        await removeRecord(tx, current, input);
        await afterChange?.(tx, current, null);
        await writeAudit(tx, input, { action: 'DELETE', resource: listKey, target: current._id, before: current });
      }),
  };
  // `RequiredColumns` guarantees the types of input and output; the compiler cannot follow the computed keys.
  return handlers as unknown as { [K in keyof Crud]: Handler<C[K]> };
};
