import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RouteSpec } from 'shared/contract';
import type { z } from 'zod';
import type { Database } from '../database/connect';
import type { record } from './columns';
import type { Caller } from './serve';

type Built<C> = { [K in keyof C]: PgColumn };

/** Any table whose first columns are those of `record`. */
export type RecordTable = PgTable & Built<ReturnType<typeof record>>;

export type Row<T extends RecordTable> = T['$inferSelect'] & {
  _id: string;
  createdAt: string;
  updatedAt: string;
  updatedBy?: string | null;
  version: number;
};
export type Insert<T extends RecordTable> = T['$inferInsert'];
export type Columns<T extends RecordTable> = T['$inferSelect'];

/** Five routes as `crud` makes them. */
export interface Crud {
  list: RouteSpec & { query: z.ZodObject; response: z.ZodObject };
  get: RouteSpec & { response: z.ZodObject };
  create: RouteSpec & { body: z.ZodObject; response: z.ZodObject };
  update: RouteSpec & { body: z.ZodObject; response: z.ZodObject };
  remove: RouteSpec;
}

export type Written<C extends Crud> =
  z.output<C['update']['body']> extends infer B ? Partial<Omit<B, 'version'>> : never;
export type Entity<C extends Crud> = z.input<C['get']['response']>[keyof z.input<C['get']['response']>];

/** What a change is made of. */
export interface Change<T extends RecordTable> {
  tx: Database;
  /** Null while the record is being created. */
  current: Row<T> | null;
  caller: Caller;
}

type Write<C extends Crud, T extends RecordTable> = (
  body: Written<C>,
  change: Change<T>,
) => Partial<Insert<T>> | Promise<Partial<Insert<T>>>;
type Show<C extends Crud, T extends RecordTable> = (row: Row<T>) => Entity<C>;

export interface Options<C extends Crud, T extends RecordTable> {
  /** Columns in which `q` is looked for. */
  search?: readonly (keyof Columns<T> & string)[];
  /** Values of the columns for a body, where they are not the body itself. */
  write?: Write<C, T>;
  /** A record as it is answered, where that is not the row itself. */
  show?: Show<C, T>;
  /** Throws where a record must stay. */
  beforeRemove?: (row: Row<T>, tx: Database) => Promise<void>;
  /** What follows from a change, in its transaction; null before a creation and after a removal. */
  afterChange?: (tx: Database, before: Row<T> | null, after: Row<T> | null) => Promise<void>;
}

/** Whether every key of a body is a column of its type. */
type Fits<B, I> = [Exclude<keyof B, keyof I>] extends [never] ? (B extends Partial<I> ? true : false) : false;

/** The translations that may not be left out. */
export type Needs<C extends Crud, T extends RecordTable> = (Fits<Written<C>, Insert<T>> extends true
  ? {}
  : { write: Write<C, T> }) &
  (T['$inferSelect'] extends Entity<C> ? {} : { show: Show<C, T> });

type Bare<S> = S extends `-${infer Name}` ? Name : S;
type Sorts<C extends Crud> = Bare<
  NonNullable<z.output<C['list']['query']>['sort' & keyof z.output<C['list']['query']>]>
>;
type Filters<C extends Crud> = Exclude<
  keyof z.output<C['list']['query']>,
  'page' | 'limit' | 'q' | 'sort' | 'from' | 'to'
>;
type Missing<C extends Crud, T extends RecordTable> = Exclude<Sorts<C> | Filters<C>, keyof Columns<T>>;

/** Fails to compile where the table lacks a column, and says which. */
export type Covers<C extends Crud, T extends RecordTable> = [Missing<C, T>] extends [never]
  ? unknown
  : { 'columns that the table lacks': Missing<C, T> };

/** Columns that every change sets. */
export const touched = (table: RecordTable, { user }: Caller) => ({
  version: sql`${table.version} + 1`,
  updatedAt: sql`clock_timestamp()`,
  updatedBy: user?.sub ?? null,
});
