import type { CallArguments, RouteCall } from './call';
import { routes } from './routes.generated';
import type { ApiRequest } from './send';

type RouteTable = string | { [name: string]: RouteTable };

/** The console's routes are a separate chunk that public pages do not load. */
const loadRouteTable = async ([first]: string[]): Promise<RouteTable> =>
  first === 'console' ? (await import('./console-routes.generated')).routes : routes;

/** Method, path, and the name of the part of an uploaded file, or `blob` for a download. Throws if the route is unknown. */
const findRoute = async (name: string[]) => {
  const entry = name.reduce<RouteTable | undefined>(
    (table, key) => (typeof table === 'object' ? table[key] : undefined),
    await loadRouteTable(name),
  );
  if (typeof entry !== 'string') throw new Error(`The contract has no route ${name.join('.')}`);
  return entry.split(' ');
};

const appendValues = (target: URLSearchParams | FormData, values: Record<string, unknown> = {}) => {
  for (const [key, value] of Object.entries(values))
    for (const each of [value].flat()) if (each !== undefined && each !== null) target.append(key, String(each));
};

const buildUrl = (path: string, { params = {}, query }: CallArguments) => {
  const search = new URLSearchParams();
  appendValues(search, query);
  const url = `/api${path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))}`;
  // Not `search.size`, which the oldest browsers lack.
  return [url, String(search)].filter(Boolean).join('?');
};

const buildBody = ({ body, fields, file }: CallArguments, part: string) => {
  if (!file) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  appendValues(form, fields);
  form.append(part, file);
  return form;
};

/** Converts a call to a request, whose URL begins with `/api`. */
export const buildRequest = async ({ name, args, options }: RouteCall): Promise<ApiRequest> => {
  const [method = '', path = '', part = ''] = await findRoute(name);
  const { headers, ...rest } = options;
  const body = buildBody(args, part);
  return {
    ...rest,
    method,
    url: buildUrl(path, args),
    headers: { ...(typeof body === 'string' && { 'Content-Type': 'application/json' }), ...headers },
    body,
    blob: part === 'blob',
  };
};
