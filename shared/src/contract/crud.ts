import { z } from 'zod';
import { pageQuery } from './fields';
import type { Access, RouteSpec } from './route';

type Shape = z.ZodRawShape;

interface DerivedSort<Name extends string = string> {
  derived: Name;
}

/** A sort by something that is not a field of the row, such as the name of a joined record. */
export const derived = <const Name extends string>(name: Name): DerivedSort<Name> => ({ derived: name });

/** What a list of such rows can be sorted by. */
type Sort<Row extends z.ZodObject> = (keyof Row['shape'] & string) | DerivedSort;
type Sorts<Row extends z.ZodObject> = readonly [Sort<Row>, ...Sort<Row>[]];
type SortName<S> = S extends DerivedSort<infer Name> ? Name : S extends string ? S : never;

const toSortName = <S extends string | DerivedSort>(sort: S) =>
  (typeof sort === 'string' ? sort : sort.derived) as SortName<S>;

const withKey = <K extends string, T extends z.ZodType>(key: K, value: T) => ({ [key]: value }) as { [P in K]: T };

type PageShape = typeof pageQuery.shape;
/** Paging; with `q` unless the rows have no text to search in. */
type Paging<Q> = Q extends false ? Omit<PageShape, 'q'> : PageShape;
const { shape: pagingWithoutSearch } = pageQuery.omit({ q: true });

const listQuery = <const S extends readonly (string | DerivedSort)[], F extends Shape, Q>(
  sorts: S,
  filters?: F,
  search?: Q,
) =>
  z.strictObject({
    ...((search === false ? pagingWithoutSearch : pageQuery.shape) as Paging<Q>),
    sort: z.templateLiteral([z.enum(['', '-']), z.enum(sorts.map(toSortName) as SortName<S[number]>[])]).optional(),
    // Without `NoInfer` a list without filters would take its filters from the type that `route` expects: any.
    ...(filters as NoInfer<F>),
  });

/**
 * Query and answer of a list, to be spread into a route. The answer is `{ <many>: rows, total, page, limit }` and the
 * fields of `extra`. Sorts must be fields of the row, or `derived`. An unknown key in a query is refused, so that a
 * misspelt filter never answers the whole table; so is `q` where `search` is false, because nothing looks for it.
 */
export const listOf = <
  const Many extends string,
  Row extends z.ZodObject,
  const S extends Sorts<Row>,
  F extends Shape = {},
  X extends Shape = {},
  const Q extends boolean = true,
>(
  many: Many,
  row: Row,
  { sorts, filters, extra, search }: { sorts: S; filters?: F; extra?: X; search?: Q },
) => ({
  query: listQuery<S, F, Q>(sorts, filters, search),
  response: z.object({
    ...withKey(many, z.array(row)),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    ...(extra as NoInfer<X>),
  }),
});

/** A route that deletes and answers nothing. */
export const deletion = <const Path extends string, const A extends Access>(
  path: Path,
  access: A,
  summary: string,
  options: Pick<RouteSpec, 'addition'> = {},
) => ({ method: 'DELETE', path, access, summary, response: null, ...options }) as const;

/** A body that changes a record: any of the writable fields, and the version that was read (C-2). */
export const updateBody = <W extends Shape>(write: z.ZodObject<W>) =>
  z.strictObject({ ...write.partial().shape, version: z.int().min(0) });

interface Resource<One extends string, Many extends string, E extends z.ZodObject, W extends Shape, S, F, Q> {
  /** Key of one record in answers. */
  one: One;
  /** Key of the rows in the answer of the list. */
  many: Many;
  entity: E;
  /** What a caller may write; everything else belongs to the server. */
  write: z.ZodObject<W>;
  /** Fields of the entity, or `derived`. */
  sorts: S;
  filters?: F;
  /** False: the list takes no `q`. */
  search?: Q;
}

const spec = <const R extends RouteSpec>(fields: R) => fields;

/** List, get, create, update and remove of a resource. Spread them and override single routes by key. */
export const crud = <
  const Path extends string,
  const One extends string,
  const Many extends string,
  E extends z.ZodObject,
  W extends Shape,
  const S extends Sorts<E>,
  const A extends Access,
  F extends Shape = {},
  const Q extends boolean = true,
>(
  path: Path,
  { one, many, entity, write, sorts, filters, search }: Resource<One, Many, E, W, S, F, Q>,
  access: A,
) => {
  const response = z.object(withKey(one, entity));
  const item = `${path}/:id` as const;
  return {
    list: spec({
      method: 'GET',
      path,
      access,
      summary: `List ${many}`,
      ...listOf<Many, E, S, F, {}, Q>(many, entity, { sorts, filters, search }),
    }),
    get: spec({ method: 'GET', path: item, access, summary: `One ${one}`, response }),
    create: spec({
      method: 'POST',
      path,
      access,
      summary: `Create a ${one}`,
      body: z.strictObject(write.shape),
      response,
      status: 201,
    }),
    update: spec({
      method: 'PUT',
      path: item,
      access,
      summary: `Change a ${one}`,
      body: updateBody(write),
      response,
    }),
    remove: deletion(item, access, `Delete a ${one}`),
  };
};
