import type { CallResult, Contract, contract, PathParams, RouteSpec } from 'shared/contract';
import type { z } from 'zod';
import type { CallArguments, CallOptions, RouteCall } from './call';
import { failureOf } from './failure';

type OptionalIfEmpty<K extends string, T> = {} extends T ? { [P in K]?: T } : { [P in K]: T };

type Arguments<R extends RouteSpec> = OptionalIfEmpty<'params', PathParams<R['path']>> &
  (R['query'] extends z.ZodObject ? { query?: z.input<R['query']> } : {}) &
  (R['body'] extends z.ZodObject ? { body: z.input<R['body']> } : {}) &
  (R['fields'] extends z.ZodObject ? { fields: z.input<R['fields']> } : {}) &
  (R['part'] extends string ? { file: Blob } : {});

type Call<R extends RouteSpec> =
  {} extends Arguments<R>
    ? (args?: Arguments<R>, options?: CallOptions) => Promise<CallResult<R>>
    : (args: Arguments<R>, options?: CallOptions) => Promise<CallResult<R>>;

type Calls<C extends Contract> = {
  [K in keyof C]: C[K] extends RouteSpec ? Call<C[K]> : C[K] extends Contract ? Calls<C[K]> : never;
};

/** The contract as functions: `api.boards.list({ query: { page: 2 } })`. */
export type Api = Calls<typeof contract>;

/** Creates a client that passes each call to `send`. Rejections are converted to `ApiFailure`. */
export const createApi = (send: (call: RouteCall) => Promise<unknown>): Api => {
  const call = async (name: string[], args: CallArguments = {}, options: CallOptions = {}) => {
    try {
      return await send({ name, args, options });
    } catch (cause) {
      throw await failureOf(cause);
    }
  };
  const at = (name: string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_, key) => at([...name, String(key)]),
      apply: (_, __, [args, options]: [CallArguments?, CallOptions?]) => call(name, args, options),
    });
  return at([]) as Api;
};
