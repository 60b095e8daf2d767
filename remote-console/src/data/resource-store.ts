import type { GetListResult, RaRecord } from 'react-admin';
import type { RouteSpec } from 'shared/contract';
import { z } from 'zod';
import { pickWritable } from './pick-writable';

type Fields = Record<string, unknown>;

/** The calls of a resource for the data provider. Calls that the console does not use are absent. */
export interface ResourceStore {
  /** Name under which the audit log records its changes. */
  auditName: string;
  /** Names that the list's query takes. */
  filters: readonly string[];
  isSortable: (field: string) => boolean;
  /** Without a total where the rows are not counted to the end: then whether there is a page before and after. */
  list?: (query: Fields) => Promise<Pick<GetListResult, 'data' | 'total' | 'pageInfo'>>;
  get?: (id: string) => Promise<RaRecord>;
  create?: (data: Fields) => Promise<RaRecord>;
  update?: (id: string, data: Fields) => Promise<RaRecord>;
  remove?: (id: string) => Promise<void>;
}

type StoreWith<Key extends keyof ResourceStore> = ResourceStore & Required<Pick<ResourceStore, Key>>;
export type ListStore = StoreWith<'list'>;
export type ReadStore = StoreWith<'list' | 'get'>;
type UpdateStore = StoreWith<'list' | 'get' | 'update'>;
type RemovableStore = StoreWith<'list' | 'get' | 'update' | 'remove'>;
export type CrudStore = Required<ResourceStore>;
export type DocumentStore = StoreWith<'get' | 'update'>;

/** Methods, so that each resource's narrower arguments fit. */
interface Calls {
  list(args: { query: Fields }): Promise<object>;
  get(args: { params: { id: string } }): Promise<object>;
  create(args: { body: Fields }): Promise<object>;
  update(args: { params: { id: string }; body: Fields }): Promise<object>;
  remove(args: { params: { id: string } }): Promise<void>;
}

interface ReadRoute extends RouteSpec {
  response: z.ZodObject;
}

export interface ListRoute extends ReadRoute {
  query: z.ZodObject;
}

interface WriteRoute extends ReadRoute {
  body: z.ZodObject;
}

interface Routes {
  list: ListRoute;
  get: ReadRoute;
  create: WriteRoute;
  update: WriteRoute;
}

/** The contract names the record or the rows first in each response. */
const getFirstKey = (schema: z.ZodObject) => Object.keys(schema.shape)[0] as string;

const toRecord = (entity: unknown) => ({ ...(entity as Fields), id: (entity as { _id: string })._id }) as RaRecord;

const toBody = (route: WriteRoute, data: Fields) => pickWritable(route.body, data) as Fields;

/** A list whose rows are not opened. `auditName` is the resource's name in the contract. */
export const createListStore = (
  auditName: string,
  calls: Pick<Calls, 'list'>,
  routes: Pick<Routes, 'list'>,
): ListStore => {
  const { query: querySchema, response } = routes.list;
  const rowsKey = getFirstKey(response);
  return {
    auditName,
    filters: Object.keys(querySchema.shape),
    isSortable: (field) => z.safeParse(querySchema.shape.sort as z.core.$ZodType, field).success,
    list: async (query) => {
      const answer = (await calls.list({ query })) as Fields;
      const data = (answer[rowsKey] as unknown[]).map(toRecord);
      const { page, limit, total } = answer as { page: number; limit: number; total: number };
      if (!answer.more) return { data, total };
      return { data, pageInfo: { hasPreviousPage: page > 1, hasNextPage: data.length === limit } };
    },
  };
};

/** A resource that is only read in the console. */
export const createReadStore = (
  auditName: string,
  calls: Pick<Calls, 'list' | 'get'>,
  routes: Pick<Routes, 'list' | 'get'>,
): ReadStore => {
  const recordKey = getFirstKey(routes.get.response);
  return {
    ...createListStore(auditName, calls, routes),
    get: async (id) => toRecord(((await calls.get({ params: { id } })) as Fields)[recordKey]),
  };
};

/** A resource whose records exist already and are only changed. */
export const createUpdateStore = (
  auditName: string,
  calls: Pick<Calls, 'list' | 'get' | 'update'>,
  routes: Pick<Routes, 'list' | 'get' | 'update'>,
): UpdateStore => {
  const recordKey = getFirstKey(routes.get.response);
  return {
    ...createReadStore(auditName, calls, routes),
    update: async (id, data) => {
      const answer = await calls.update({ params: { id }, body: toBody(routes.update, data) });
      return toRecord((answer as Fields)[recordKey]);
    },
  };
};

/** A resource whose records are created outside of the console, and changed or deleted in it. */
export const createRemovableStore = (
  auditName: string,
  calls: Pick<Calls, 'list' | 'get' | 'update' | 'remove'>,
  routes: Pick<Routes, 'list' | 'get' | 'update'>,
): RemovableStore => ({
  ...createUpdateStore(auditName, calls, routes),
  remove: (id) => calls.remove({ params: { id } }),
});

/** The five calls of a `crud` resource. */
export const createCrudStore = (auditName: string, calls: Calls, routes: Routes): CrudStore => {
  const recordKey = getFirstKey(routes.get.response);
  return {
    ...createRemovableStore(auditName, calls, routes),
    create: async (data) =>
      toRecord(((await calls.create({ body: toBody(routes.create, data) })) as Fields)[recordKey]),
  };
};

interface DocumentCalls {
  get(): Promise<object>;
  update(args: { body: Fields }): Promise<object>;
}

/** A resource that is one document, read and replaced as a whole; its name is its id. */
export const createDocumentStore = (
  auditName: string,
  calls: DocumentCalls,
  routes: Pick<Routes, 'update'>,
): DocumentStore => {
  const toDocument = (answer: object) => ({ ...answer, id: auditName }) as RaRecord;
  return {
    auditName,
    filters: [],
    isSortable: () => false,
    get: async () => toDocument(await calls.get()),
    update: async (_id, data) => toDocument(await calls.update({ body: toBody(routes.update, data) })),
  };
};
