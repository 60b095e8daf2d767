import type { Answer, Contract, contract, Params, RouteSpec } from 'shared/contract';
import type { z } from 'zod';
import { failureOf } from './failure';
import type { Called, Given } from './request';

type Needed<K extends string, T> = {} extends T ? { [P in K]?: T } : { [P in K]: T };

type Arguments<R extends RouteSpec> = Needed<'params', Params<R['path']>> &
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

/** `send` gets the calls by the names of their routes. */
export const createApi = (send: (call: Called) => Promise<unknown>): Api => {
  const call = async (name: string[], given: Given = {}, options: CallOptions = {}) => {
    try {
      return await send({ name, given, options });
    } catch (cause) {
      throw await failureOf(cause);
    }
  };
  const at = (name: string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_, key) => at([...name, String(key)]),
      apply: (_, __, [args, options]: [Given?, CallOptions?]) => call(name, args, options),
    });
  return at([]) as Api;
};
