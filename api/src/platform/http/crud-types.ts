import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RouteSpec } from 'shared/contract';
import type { z } from 'zod';
import type { recordColumns } from '../database/columns';
import type { Database } from '../database/connect';
import type { Caller } from './serve';

type TableColumns<C> = { [K in keyof C]: PgColumn };

/** Any table with `recordColumns`. */
export type RecordTable = PgTable & TableColumns<ReturnType<typeof recordColumns>>;

export type Row<T extends RecordTable> = T['$inferSelect'] & {
  _id: string;
  createdAt: string;
  updatedAt: string;
  updatedBy?: string | null;
  version: number;
};
export type InsertValues<T extends RecordTable> = T['$inferInsert'];
export type Columns<T extends RecordTable> = T['$inferSelect'];

/** Five routes as created by `crud`. */
export interface Crud {
  list: RouteSpec & { query: z.ZodObject; response: z.ZodObject };
  get: RouteSpec & { response: z.ZodObject };
  create: RouteSpec & { body: z.ZodObject; response: z.ZodObject };
  update: RouteSpec & { body: z.ZodObject; response: z.ZodObject };
  remove: RouteSpec;
}

export type CrudBody<C extends Crud> =
  z.output<C['update']['body']> extends infer B ? Partial<Omit<B, 'version'>> : never;
export type CrudEntity<C extends Crud> = z.input<C['get']['response']>[keyof z.input<C['get']['response']>];

/** Context of a change. */
interface Change<T extends RecordTable> {
  tx: Database;
  /** Null while the record is being created. */
  current: Row<T> | null;
  caller: Caller;
}

type Write<C extends Crud, T extends RecordTable> = (
  body: CrudBody<C>,
  change: Change<T>,
) => Partial<InsertValues<T>> | Promise<Partial<InsertValues<T>>>;
type Show<C extends Crud, T extends RecordTable> = (row: Row<T>) => CrudEntity<C>;

export interface CrudOptions<C extends Crud, T extends RecordTable> {
  /** Columns that are searched for `q`. */
  search?: readonly (keyof Columns<T> & string)[];
  /** Converts a body to column values; by default the body itself. */
  write?: Write<C, T>;
  /** Converts a row to the entity of the answer; by default the row itself. */
  show?: Show<C, T>;
  /** Where deleted records go if the table has no soft deletion; without it they are gone for good. */
  trash?: { remove: (tx: Database, row: Row<T>, caller: Caller) => Promise<void> };
  /** Whether other records show the files of a deleted record, which then stay public. */
  hasShownFiles?: (row: Row<T>, tx: Database) => Promise<boolean>;
  /** Throws if the record must not be deleted. */
  beforeRemove?: (row: Row<T>, tx: Database) => Promise<void>;
  /** Runs after a change, in its transaction. `before` is null for a creation, `after` for a removal. */
  afterChange?: (tx: Database, before: Row<T> | null, after: Row<T> | null) => Promise<void>;
}

/** Whether each key of a body is a column of the same type. */
type IsAssignable<B, I> = [Exclude<keyof B, keyof I>] extends [never] ? (B extends Partial<I> ? true : false) : false;

/** Options that are required because the default does not fit the types. */
export type RequiredOptions<C extends Crud, T extends RecordTable> = (IsAssignable<
  CrudBody<C>,
  InsertValues<T>
> extends true
  ? {}
  : { write: Write<C, T> }) &
  (T['$inferSelect'] extends CrudEntity<C> ? {} : { show: Show<C, T> });

type WithoutMinus<S> = S extends `-${infer Name}` ? Name : S;
type Sorts<C extends Crud> = WithoutMinus<
  NonNullable<z.output<C['list']['query']>['sort' & keyof z.output<C['list']['query']>]>
>;
type Filters<C extends Crud> = Exclude<
  keyof z.output<C['list']['query']>,
  'page' | 'limit' | 'q' | 'sort' | 'from' | 'to'
>;
type Missing<C extends Crud, T extends RecordTable> = Exclude<Sorts<C> | Filters<C>, keyof Columns<T>>;

/** Does not compile if the table lacks a column of the list query; names the column. */
export type RequiredColumns<C extends Crud, T extends RecordTable> = [Missing<C, T>] extends [never]
  ? unknown
  : { 'columns that the table lacks': Missing<C, T> };

/** Returns the columns that each update sets: version, time and user. */
export const stampUpdate = (table: RecordTable, { user }: Caller) => ({
  version: sql`${table.version} + 1`,
  updatedAt: sql`clock_timestamp()`,
  updatedBy: user?.sub ?? null,
});
