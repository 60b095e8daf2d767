import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { toReadError, toWriteError } from './http-error';
import type { ResourceStore } from './resource-store';

/** Largest page that the API gives. */
export const pageLimit = 100;

/**
 * react-admin's list parameters as the query of the API. A filter that the list does not take is left out, because the
 * URL may be older than the list.
 */
export const toListQuery = (
  { filters }: Pick<ResourceStore, 'filters'>,
  { pagination, sort, filter }: Partial<GetListParams>,
) => {
  const accepted = Object.entries(filter ?? {}).filter(
    ([key, value]) => filters.includes(key) && value !== '' && value !== null && value !== undefined,
  );
  return {
    ...Object.fromEntries(accepted.map(([key, value]) => [key, typeof value === 'boolean' ? String(value) : value])),
    ...(pagination && { page: pagination.page, limit: Math.min(pagination.perPage, pageLimit) }),
    ...(sort && sort.field !== 'id' && { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` }),
  };
};

/** Rejects with what react-admin's forms can show. */
const write = <T>(answer: Promise<T>) =>
  answer.catch((cause: unknown) => {
    throw toWriteError(cause);
  });

const read = <T>(answer: Promise<T>) =>
  answer.catch((cause: unknown) => {
    throw toReadError(cause);
  });

const toIds = (ids: readonly unknown[]) => ids.map(String);

/** react-admin's calls on the stores, by the names of their resources. */
export const createDataProvider = (stores: ReadonlyMap<string, ResourceStore>): DataProvider => {
  const getStore = (name: string) => {
    const store = stores.get(name);
    if (!store) throw new Error(`The console has no resource "${name}"`);
    return store;
  };
  const getCall = <Call extends 'list' | 'get' | 'create' | 'update' | 'remove'>(name: string, call: Call) => {
    const found = getStore(name)[call];
    if (!found) throw new Error(`The console's resource "${name}" has no "${call}"`);
    return found as NonNullable<ResourceStore[Call]>;
  };
  /** Changes a field of one record among several, on top of the version that it has now. */
  const updateOne = async (name: string, id: string, data: object) => {
    const { version } = await getCall(name, 'get')(id);
    return getCall(name, 'update')(id, { ...data, version });
  };
  return {
    getList: async (name: string, params: GetListParams) =>
      read(getCall(name, 'list')(toListQuery(getStore(name), params))),
    getOne: async (name: string, { id }: { id: unknown }) => ({ data: await read(getCall(name, 'get')(String(id))) }),
    getMany: async (name: string, params: { ids: readonly unknown[] }) => ({
      data: await read(Promise.all(toIds(params.ids).map((id) => getCall(name, 'get')(id)))),
    }),
    create: async (name: string, { data }: { data: object }) => ({
      data: await write(getCall(name, 'create')({ ...data })),
    }),
    update: async (name: string, { id, data }: { id: unknown; data: object }) => ({
      data: await write(getCall(name, 'update')(String(id), { ...data })),
    }),
    updateMany: async (name: string, params: { ids: readonly unknown[]; data: object }) => {
      const updated = await write(Promise.all(toIds(params.ids).map((id) => updateOne(name, id, params.data))));
      return { data: updated.map(({ id }) => id) };
    },
    delete: async (name: string, { id, previousData }: { id: unknown; previousData?: RaRecord }) => {
      await write(getCall(name, 'remove')(String(id)));
      return { data: previousData ?? { id: String(id) } };
    },
    deleteMany: async (name: string, params: { ids: readonly unknown[] }) => {
      await write(Promise.all(toIds(params.ids).map((id) => getCall(name, 'remove')(id))));
      return { data: toIds(params.ids) };
    },
    getManyReference: () => Promise.reject(new Error('The console has no lists of related records')),
    // react-admin's types let each caller choose the type of the record, which no provider can fulfil.
  } as DataProvider;
};
