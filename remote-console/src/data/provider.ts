import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { refused, unread } from './refusal';
import { resource } from './resources';

/** Largest page that the API gives. */
export const pageLimit = 100;

/** react-admin's list parameters as the API's query. What a list does not take is left out: the URL may be an old one. */
export const listQuery = (name: string, { pagination, sort, filter }: Partial<GetListParams>) => {
  const { filters } = resource(name);
  const given = Object.entries(filter ?? {}).filter(
    ([key, value]) => filters.includes(key) && value !== '' && value !== null && value !== undefined,
  );
  return {
    ...Object.fromEntries(given.map(([key, value]) => [key, typeof value === 'boolean' ? String(value) : value])),
    ...(pagination && { page: pagination.page, limit: Math.min(pagination.perPage, pageLimit) }),
    ...(sort && sort.field !== 'id' && { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` }),
  };
};

/** Rejections become what react-admin's forms can show. */
const asked = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (cause) {
    throw refused(cause);
  }
};

const read = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (cause) {
    throw unread(cause);
  }
};

/** A field of many records at once: each is written on top of the version it has now. */
const changeOne = async (name: string, id: string, data: object) => {
  const { version } = await resource(name).get(id);
  return resource(name).update(id, { ...data, version });
};

const ids = (many: readonly unknown[]) => many.map(String);

/** Every record is written by five generic calls; a resource adds nothing here. */
export const dataProvider = {
  getList: async (name: string, params: GetListParams) => read(resource(name).list(listQuery(name, params))),
  getOne: async (name: string, { id }: { id: unknown }) => ({ data: await read(resource(name).get(String(id))) }),
  getMany: async (name: string, params: { ids: readonly unknown[] }) => ({
    data: await read(Promise.all(ids(params.ids).map((id) => resource(name).get(id)))),
  }),
  create: async (name: string, { data }: { data: object }) => ({
    data: await asked(resource(name).create({ ...data })),
  }),
  update: async (name: string, { id, data }: { id: unknown; data: object }) => ({
    data: await asked(resource(name).update(String(id), { ...data })),
  }),
  updateMany: async (name: string, params: { ids: readonly unknown[]; data: object }) => {
    const changed = await asked(Promise.all(ids(params.ids).map((id) => changeOne(name, id, params.data))));
    return { data: changed.map(({ id }) => id) };
  },
  delete: async (name: string, { id, previousData }: { id: unknown; previousData?: RaRecord }) => {
    await asked(resource(name).remove(String(id)));
    return { data: previousData ?? { id: String(id) } };
  },
  deleteMany: async (name: string, params: { ids: readonly unknown[] }) => {
    await asked(Promise.all(ids(params.ids).map((id) => resource(name).remove(id))));
    return { data: ids(params.ids) };
  },
  getManyReference: () => Promise.reject(new Error('No list of the console hangs below another record')),
  // What a record holds is known where a screen uses it.
} as DataProvider;
