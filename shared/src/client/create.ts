import type { AxiosInstance } from 'axios';
import type { Answer, Contract, contract, Params, RouteSpec } from 'shared/contract';
import type { z } from 'zod';
import { failureOf } from './failure';

type Given<K extends string, T> = {} extends T ? { [P in K]?: T } : { [P in K]: T };

type Arguments<R extends RouteSpec> = Given<'params', Params<R['path']>> &
  (R['query'] extends z.ZodObject ? { query?: z.input<R['query']> } : {}) &
  (R['body'] extends z.ZodObject ? { body: z.input<R['body']> } : {}) &
  (R['fields'] extends z.ZodObject ? { fields: z.input<R['fields']> } : {}) &
  (R['part'] extends string ? { file: Blob } : {});

export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** 0 to 1 of the upload. */
  onProgress?: (share: number) => void;
}

type Call<R extends RouteSpec> =
  {} extends Arguments<R>
    ? (args?: Arguments<R>, options?: CallOptions) => Promise<Answer<R>>
    : (args: Arguments<R>, options?: CallOptions) => Promise<Answer<R>>;

type Calls<C extends Contract> = {
  [K in keyof C]: C[K] extends RouteSpec ? Call<C[K]> : C[K] extends Contract ? Calls<C[K]> : never;
};

/** The contract as functions: `api.boards.list({ query: { page: 2 } })`. */
export type Api = Calls<typeof contract>;

interface AnyArguments {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  fields?: Record<string, unknown>;
  file?: Blob;
}

type Table = string | { [name: string]: Table };

/** Methods and paths come with the first call, so that a page that asks for nothing carries none of them. */
const entryOf = async (name: string[]) => {
  const { routes } = await import('./routes.generated');
  const entry = name.reduce<Table | undefined>(
    (table, key) => (typeof table === 'object' ? table[key] : undefined),
    routes,
  );
  if (typeof entry !== 'string') throw new Error(`The contract has no route ${name.join('.')}`);
  return entry.split(' ');
};

/** `http` gives the axios instance; it is asked for only when a call is made. */
export const createApi = (http: () => Promise<AxiosInstance>): Api => {
  const call = async (
    name: string[],
    { params = {}, query, body, fields = {}, file }: AnyArguments = {},
    options: CallOptions = {},
  ) => {
    const data = new FormData();
    try {
      const [[method, path = '', part], client] = await Promise.all([entryOf(name), http()]);
      for (const [key, value] of Object.entries(fields)) if (value !== undefined) data.append(key, String(value));
      if (file && part) data.append(part, file);
      const answer = await client.request({
        method,
        url: path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? '')),
        params: query,
        data: file ? data : body,
        responseType: part === 'blob' ? 'blob' : 'json',
        headers: options.headers,
        signal: options.signal,
        onUploadProgress: ({ progress = 0 }) => options.onProgress?.(progress),
      });
      return answer.data as unknown;
    } catch (cause) {
      throw await failureOf(cause);
    }
  };
  const at = (name: string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_, key) => at([...name, String(key)]),
      apply: (_, __, [args, options]: [AnyArguments?, CallOptions?]) => call(name, args, options),
    });
  return at([]) as Api;
};
