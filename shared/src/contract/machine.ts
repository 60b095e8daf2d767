import { z } from 'zod';
import { page } from './fields';
import type { Localised } from './localised';

/**
 * Who may call a route. `basic`: the sign-in header; `refresh`: a refresh token; `member`: anyone signed in;
 * `owner`: a member, or a visitor who holds the proof of what they sent; `seller`, `console`: that scope.
 */
export type Access = 'public' | 'basic' | 'refresh' | 'member' | 'owner' | 'seller' | 'console';

export interface RouteSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, starting with `/`, parameters as `:name`. */
  path: string;
  access: Access;
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Name of the one multipart part that carries the file; such a route has no `body`. */
  part?: string;
  /** Further text parts of the multipart body that carries `part`; each arrives as a string. */
  fields?: z.ZodObject;
  /** `null` answers 204, `'blob'` the bytes of a file, `'events'` a stream of server-sent events. */
  response: z.ZodObject | 'blob' | 'events' | null;
  /** Success status where it is not 200 (204 follows from `response: null`). */
  status?: 201 | 202;
  /** Localised fields leave as plain strings in the reader's language. */
  localised?: true;
  /** Not in the specification's list. */
  ours?: true;
}

export const route = <const R extends RouteSpec>(spec: R) => spec;

type Shape = z.ZodRawShape;

interface Resource<One extends string, Many extends string, E extends z.ZodObject, W extends Shape, S, F> {
  one: One;
  many: Many;
  entity: E;
  /** What a caller may write; everything else belongs to the server. */
  write: z.ZodObject<W>;
  sorts: S;
  filters?: F;
  /** What a row of the list shows, where that is less than the whole entity. */
  row?: z.ZodObject;
}

/** Query of every list. Unknown keys are refused, so a misspelt filter never answers the whole table. */
export const listQuery = <const S extends readonly [string, ...string[]], F extends Shape = {}>(
  sorts: S,
  filters?: F,
) =>
  z.strictObject({
    page: page.shape.page,
    limit: page.shape.limit,
    q: page.shape.q,
    from: page.shape.from,
    to: page.shape.to,
    sort: z.templateLiteral([z.enum(['', '-']), z.enum(sorts)]).optional(),
    // Without `NoInfer` a list without filters would take its filters from the type that `route` expects: any.
    ...(filters as NoInfer<F>),
  });

/** `{ <many>: rows, total, page, limit }` */
export const listOf = <Many extends string, E extends z.ZodObject>(many: Many, row: E) =>
  z.object({ ...one(many, z.array(row)), total: z.int(), page: z.int(), limit: z.int() });

const one = <K extends string, T extends z.ZodType>(key: K, value: T) => ({ [key]: value }) as { [P in K]: T };

/** A body that changes a record: any of the writable fields, and the version that was read (C-2). */
export const change = <W extends Shape>(write: z.ZodObject<W>) =>
  z.strictObject({ ...write.partial().shape, version: z.int().min(0) });

/** The five routes of a resource. Spread them and write a difference over them, key by key. */
export const crud = <
  const Path extends string,
  const One extends string,
  const Many extends string,
  E extends z.ZodObject,
  W extends Shape,
  const S extends readonly [string, ...string[]],
  const A extends Access,
  F extends Shape = {},
>(
  path: Path,
  { one: single, many, entity, write, sorts, filters }: Resource<One, Many, E, W, S, F>,
  access: A,
) => {
  const detail = z.object(one(single, entity));
  const item = `${path}/:id` as const;
  return {
    list: route({
      method: 'GET',
      path,
      access,
      summary: `List ${many}`,
      query: listQuery(sorts, filters),
      response: listOf(many, entity),
    }),
    get: route({ method: 'GET', path: item, access, summary: `One ${single}`, response: detail }),
    create: route({
      method: 'POST',
      path,
      access,
      summary: `Create a ${single}`,
      body: z.strictObject(write.shape),
      response: detail,
      status: 201,
    }),
    update: route({
      method: 'PUT',
      path: item,
      access,
      summary: `Change a ${single}`,
      body: change(write),
      response: detail,
    }),
    remove: route({ method: 'DELETE', path: item, access, summary: `Delete a ${single}`, response: null }),
  };
};

/** Names in a path: `Params<'/boards/:board/files/:id'>` is `{ board: string; id: string }`. */
export type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : {};

/** What a handler returns. */
export type Result<R extends RouteSpec> = R['response'] extends z.ZodObject
  ? z.input<R['response']>
  : R['response'] extends null
    ? void
    : unknown;

/** What a caller receives. */
export type Answer<R extends RouteSpec> = R['response'] extends z.ZodObject
  ? R extends { localised: true }
    ? Localised<z.output<R['response']>>
    : z.output<R['response']>
  : R['response'] extends null
    ? void
    : Blob;

/** A contract: routes by name, grouped to any depth. */
export interface Contract {
  [name: string]: RouteSpec | Contract;
}

export const isRoute = (entry: RouteSpec | Contract): entry is RouteSpec => typeof entry.method === 'string';

/** Every route of a contract with its dotted name, in the order of declaration. */
export const routesOf = (contract: Contract, prefix = ''): { name: string; route: RouteSpec }[] =>
  Object.entries(contract).flatMap(([key, entry]) =>
    isRoute(entry) ? [{ name: prefix + key, route: entry }] : routesOf(entry, `${prefix}${key}.`),
  );
