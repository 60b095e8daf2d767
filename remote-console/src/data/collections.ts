import type { GetListResult, RaRecord } from 'react-admin';
import type { RouteSpec } from 'shared/contract';
import { z } from 'zod';
import { writable } from './writable';

type Fields = Record<string, unknown>;

/** One resource of the console as the data provider uses it. */
export interface Stored {
  /** Where the total is not counted to its end, whether there is a page before and after this one. */
  list: (query: Fields) => Promise<Pick<GetListResult, 'data' | 'total' | 'pageInfo'>>;
  get: (id: string) => Promise<RaRecord>;
  create: (data: Fields) => Promise<RaRecord>;
  update: (id: string, data: Fields) => Promise<RaRecord>;
  remove: (id: string) => Promise<void>;
  /** Names that the list's query takes. */
  filters: string[];
  sortable: (field: string) => boolean;
  /** The folder's name, under which changes are recorded. */
  folder: string;
}

/** Methods, so that each resource's narrower arguments fit. */
interface CollectionCalls {
  list(args: { query: Fields }): Promise<object>;
  get(args: { params: { id: string } }): Promise<object>;
  create(args: { body: Fields }): Promise<object>;
  update(args: { params: { id: string }; body: Fields }): Promise<object>;
  remove(args: { params: { id: string } }): Promise<void>;
}

interface Detail extends RouteSpec {
  response: z.ZodObject;
}

interface Change extends Detail {
  body: z.ZodObject;
}

export interface CollectionRoutes {
  list: Detail & { query: z.ZodObject };
  get: Detail;
  create: Change;
  update: Change;
}

const firstKey = (schema: z.ZodObject) => Object.keys(schema.shape)[0] as string;

const record = (entity: unknown) => ({ ...(entity as Fields), id: (entity as { _id: string })._id }) as RaRecord;

const refuse = (): never => {
  throw new Error('Nobody writes this here');
};

/** What is listed and never opened by itself; the names in the answers come from the contract. */
export const rows = (
  folder: string,
  calls: Pick<CollectionCalls, 'list'>,
  routes: Pick<CollectionRoutes, 'list'>,
): Stored => {
  const many = firstKey(routes.list.response);
  return {
    folder,
    filters: Object.keys(routes.list.query.shape),
    sortable: (field) => z.safeParse(routes.list.query.shape.sort as z.core.$ZodType, field).success,
    list: async (query) => {
      const answer = (await calls.list({ query })) as Fields;
      const data = (answer[many] as unknown[]).map(record);
      const { page, limit, total } = answer as { page: number; limit: number; total: number };
      if (!answer.more) return { data, total };
      return { data, pageInfo: { hasPreviousPage: page > 1, hasNextPage: data.length === limit } };
    },
    get: refuse,
    create: refuse,
    update: refuse,
    remove: refuse,
  };
};

/** What is only read in the console. */
export const readings = (
  folder: string,
  calls: Pick<CollectionCalls, 'list' | 'get'>,
  routes: Pick<CollectionRoutes, 'list' | 'get'>,
): Stored => {
  const one = firstKey(routes.get.response);
  return {
    ...rows(folder, calls, routes),
    get: async (id) => record(((await calls.get({ params: { id } })) as Fields)[one]),
  };
};

/** What is there from the start and only changed; what may be written comes from the contract too. */
export const standing = (
  folder: string,
  calls: Pick<CollectionCalls, 'list' | 'get' | 'update'>,
  routes: Pick<CollectionRoutes, 'list' | 'get' | 'update'>,
): Stored => {
  const one = firstKey(routes.get.response);
  return {
    ...readings(folder, calls, routes),
    update: async (id, data) =>
      record(
        ((await calls.update({ params: { id }, body: writable(routes.update.body, data) as Fields })) as Fields)[one],
      ),
  };
};

/** What others make, and the console changes or deletes. */
export const removable = (
  folder: string,
  calls: Pick<CollectionCalls, 'list' | 'get' | 'update' | 'remove'>,
  routes: Pick<CollectionRoutes, 'list' | 'get' | 'update'>,
): Stored => ({
  ...standing(folder, calls, routes),
  remove: (id) => calls.remove({ params: { id } }),
});

/** The five calls of a `crud` resource. */
export const collection = (folder: string, calls: CollectionCalls, routes: CollectionRoutes): Stored => {
  const one = firstKey(routes.get.response);
  return {
    ...removable(folder, calls, routes),
    create: async (data) =>
      record(((await calls.create({ body: writable(routes.create.body, data) as Fields })) as Fields)[one]),
  };
};

interface DocumentCalls {
  get(): Promise<object>;
  update(args: { body: Fields }): Promise<object>;
}

const single = (): never => {
  throw new Error('A document has no rows');
};

/** A resource that is one document: read and replaced whole, under its own name as its id. */
export const document = (folder: string, calls: DocumentCalls, update: Change): Stored => {
  const whole = (answer: object) => ({ ...answer, id: folder }) as RaRecord;
  return {
    folder,
    filters: [],
    sortable: () => false,
    list: single,
    create: single,
    remove: single,
    get: async () => whole(await calls.get()),
    update: async (_id, data) => whole(await calls.update({ body: writable(update.body, data) as Fields })),
  };
};
