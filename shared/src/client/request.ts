import type { CallOptions } from './create';
import { routes } from './routes.generated';
import type { Asked } from './send';

/** What a call of any route is given. */
export interface Given {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  fields?: Record<string, unknown>;
  file?: Blob;
}

export interface Called {
  /** `['boards', 'list']` */
  name: string[];
  given: Given;
  options: CallOptions;
}

type Table = string | { [name: string]: Table };

/** No public page carries the console's. */
const tableOf = async ([first]: string[]): Promise<Table> =>
  first === 'console' ? (await import('./console-routes.generated')).routes : routes;

/** Method, path, and the name of the part where a file is sent or `blob` where one is received. */
const entryOf = async (name: string[]) => {
  const entry = name.reduce<Table | undefined>(
    (table, key) => (typeof table === 'object' ? table[key] : undefined),
    await tableOf(name),
  );
  if (typeof entry !== 'string') throw new Error(`The contract has no route ${name.join('.')}`);
  return entry.split(' ');
};

const append = (all: URLSearchParams | FormData, values: Record<string, unknown> = {}) => {
  for (const [key, value] of Object.entries(values))
    for (const each of [value].flat()) if (each !== undefined && each !== null) all.append(key, String(each));
};

const addressOf = (path: string, { params = {}, query }: Given) => {
  const search = new URLSearchParams();
  append(search, query);
  const url = `/api${path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))}`;
  return search.size > 0 ? `${url}?${search}` : url;
};

const bodyOf = ({ body, fields, file }: Given, part: string) => {
  if (!file) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  append(form, fields);
  form.append(part, file);
  return form;
};

/** A call of the contract as the request that it is; its address begins with `/api`. */
export const requestOf = async ({ name, given, options }: Called): Promise<Asked> => {
  const [method = '', path = '', part = ''] = await entryOf(name);
  const { headers, ...rest } = options;
  const body = bodyOf(given, part);
  return {
    ...rest,
    method,
    url: addressOf(path, given),
    headers: { ...(typeof body === 'string' && { 'Content-Type': 'application/json' }), ...headers },
    body,
    blob: part === 'blob',
  };
};
