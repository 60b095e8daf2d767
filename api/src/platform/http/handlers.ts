import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { nameOf, writeAudit } from '../audit/write';
import type { Database } from '../database/connect';
import { adoptFiles } from '../files/adopt';
import { fail } from './errors';
import { answerList, type ListQuery } from './list';
import type { Caller, Handler } from './serve';
import {
  type Covers,
  type Crud,
  type Entity,
  type Insert,
  type Needs,
  type Options,
  type RecordTable,
  type Row,
  touched,
  type Written,
} from './tables';

interface Stamps {
  updatedAt: string;
  updatedBy?: string | null;
}

/** Names of the answers are those of the contract: `{ boards: […] }`, `{ board: … }`. */
const keyOf = (response: z.ZodObject) => Object.keys(response.shape)[0] ?? '';

/** Ends a change that was made to an older version, and tells who was faster (C-2). */
export const refuseStale = async (tx: Database, current: unknown, { updatedAt, updatedBy }: Stamps): Promise<never> =>
  fail('stale', { answer: { current, changedBy: await nameOf(tx, updatedBy ?? null), changedAt: updatedAt } });

/**
 * The five handlers of a resource. A column that the table lacks for something written, sorted by or filtered by does
 * not compile.
 */
export const crudHandlers = <C extends Crud, T extends RecordTable>(
  db: Database,
  routes: C,
  table: T & Covers<C, T>,
  options: Options<C, T> & Needs<C, T>,
) => {
  // `Needs` demands both where a body is not a row, or a row not an answer.
  const {
    search = [],
    write = (body) => body as Partial<Insert<T>>,
    show = (row) => row as Entity<C>,
    beforeRemove,
    afterChange,
  }: Options<C, T> = options;
  const one = keyOf(routes.get.response);
  const many = keyOf(routes.list.response);
  const columns = table as unknown as Record<string, PgColumn>;
  // drizzle infers rows from a table it knows by name; here it is any table with the columns of `record`.
  const anyTable: RecordTable = table;
  const alive = columns.deletedAt && isNull(columns.deletedAt);
  const byId = (id: string) => and(eq(anyTable._id, id), alive);
  const present = (row: Row<T>) => ({ [one]: show(row) });
  const find = async (tx: Database, condition: SQL | undefined, lock = false) => {
    const query = tx.select().from(anyTable).where(condition).limit(1);
    const [row] = await (lock ? query.for('update') : query);
    return (row as Row<T> | undefined) ?? fail('not_found');
  };

  const handlers = {
    list: ({ query }: { query: ListQuery }) =>
      answerList<T, Entity<C>, string>(db, table, { query, many, search, where: alive, show }),

    get: async ({ params }: { params: { id: string } }) => present(await find(db, byId(params.id))),

    create: (input: Caller & { body: Written<C> }) =>
      db.transaction(async (tx) => {
        const by = input.user?.sub ?? null;
        const values = await write(input.body, { tx, current: null, caller: input });
        const [row] = await tx
          .insert(anyTable)
          .values({ ...values, createdBy: by, updatedBy: by })
          .returning();
        const created = row as Row<T>;
        await adoptFiles(tx, many, created._id, created);
        await afterChange?.(tx, null, created);
        await writeAudit(tx, input, { action: 'CREATE', resource: many, target: created._id, after: created });
        return present(created);
      }),

    update: (input: Caller & { params: { id: string }; body: Written<C> & { version: number } }) =>
      db.transaction(async (tx) => {
        const { version, ...body } = input.body;
        const current = await find(tx, byId(input.params.id), true);
        if (current.version !== version) await refuseStale(tx, show(current), current);
        const values = await write(body as unknown as Written<C>, { tx, current, caller: input });
        const [row] = await tx
          .update(anyTable)
          .set({ ...values, ...touched(anyTable, input) })
          .where(eq(anyTable._id, current._id))
          .returning();
        const updated = row as Row<T>;
        await adoptFiles(tx, many, updated._id, updated);
        await afterChange?.(tx, current, updated);
        await writeAudit(tx, input, {
          action: 'UPDATE',
          resource: many,
          target: current._id,
          before: current,
          after: updated,
        });
        return present(updated);
      }),

    remove: (input: Caller & { params: { id: string } }) =>
      db.transaction(async (tx) => {
        const current = await find(tx, byId(input.params.id), true);
        await beforeRemove?.(current, tx);
        const gone = eq(anyTable._id, current._id);
        await (columns.deletedAt
          ? tx
              .update(anyTable)
              .set({ deletedAt: sql`clock_timestamp()`, ...touched(anyTable, input) })
              .where(gone)
          : tx.delete(anyTable).where(gone));
        await afterChange?.(tx, current, null);
        await writeAudit(tx, input, { action: 'DELETE', resource: many, target: current._id, before: current });
      }),
  };
  // What the handlers take and answer follows from `Covers`; the compiler cannot see through the computed keys.
  return handlers as unknown as { [K in keyof Crud]: Handler<C[K]> };
};
