import type { z } from 'zod';
import type { Localised } from './localised';

/**
 * Who may call a route. `basic`: with the sign-in header; `refresh`: with a refresh token; `member`: anyone signed in;
 * `owner`: a member, or a visitor who proves that the record is theirs; `seller`, `console`: with that scope.
 */
export type Access = 'public' | 'basic' | 'refresh' | 'member' | 'owner' | 'seller' | 'console';

export interface RouteSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, starting with `/`, parameters as `:name`. */
  path: string;
  access: Access;
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Name of the one multipart part that carries the file; such a route has no `body`. */
  part?: string;
  /** Further text parts of the multipart body that carries `part`; each arrives as a string. */
  fields?: z.ZodObject;
  /** `null` answers 204, `'blob'` the bytes of a file, `'events'` a stream of server-sent events. */
  response: z.ZodObject | 'blob' | 'events' | null;
  /** Success status where it is not 200 (204 follows from `response: null`). */
  status?: 201 | 202;
  /** The answer carries localised fields as plain strings in the reader's language. */
  localised?: true;
  /** A slug may stand in place of the id (decision 71). */
  bySlug?: true;
  /** May be called by an account that has to change its password first. */
  beforePasswordChange?: true;
  /** The route is an addition: the specification does not list it. */
  addition?: true;
}

/** A route of which any field may be missing or wrong, so that the compiler keeps the type of the others. */
interface UncheckedRoute {
  method?: string;
  path: string;
  access?: string;
  summary?: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  part?: string;
  fields?: z.ZodObject;
  response?: z.ZodObject | string | null;
  status?: number;
  localised?: boolean;
  bySlug?: boolean;
  beforePasswordChange?: boolean;
  addition?: boolean;
}

type RequiredField = { [K in keyof RouteSpec]-?: {} extends Pick<RouteSpec, K> ? never : K }[keyof RouteSpec];
type MissingField<R> = Exclude<RequiredField, keyof R>;
type UnknownField<R> = Exclude<keyof R & string, keyof RouteSpec>;
type WrongField<R> = {
  [K in keyof R]: K extends keyof RouteSpec ? (R[K] extends RouteSpec[K] ? never : K) : never;
}[keyof R] &
  keyof RouteSpec;

type Fault<R> =
  | `"${MissingField<R>}" is missing`
  | `"${WrongField<R>}" has a wrong value`
  | `"${UnknownField<R>}" is unknown`;

/** What is wrong with a route, which the compiler prints where it is declared; `unknown` where nothing is. */
export type RouteCheck<R extends UncheckedRoute> = [Fault<R>] extends [never] ? unknown : `${R['path']}: ${Fault<R>}`;

/** A wrong route as if it were right, so that its users do not repeat the error. */
type Corrected<R> = Omit<R, WrongField<R> | UnknownField<R>> &
  Pick<Omit<RouteSpec, 'access'> & { access: 'console' }, MissingField<R> | Extract<WrongField<R>, RequiredField>>;

/** Declares a route. A field that is missing, wrong or unknown is one compile error, here, that names the path. */
export const route = <const R extends UncheckedRoute>(spec: R & RouteCheck<R>) =>
  // Within the function the compiler does not know which of the two it is.
  spec as unknown as R extends RouteSpec ? ([UnknownField<R>] extends [never] ? R : Corrected<R>) : Corrected<R>;

/** Names in a path: `PathParams<'/boards/:board/files/:id'>` is `{ board: string; id: string }`. */
export type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : {};

/** What the API's handler of a route returns. */
export type HandlerResult<R extends RouteSpec> = R['response'] extends z.ZodObject
  ? z.input<R['response']>
  : R['response'] extends null
    ? void
    : unknown;

/** What a caller of a route receives. */
export type CallResult<R extends RouteSpec> = R['response'] extends z.ZodObject
  ? R extends { localised: true }
    ? Localised<z.output<R['response']>>
    : z.output<R['response']>
  : R['response'] extends null
    ? void
    : Blob;

/** Routes by name, grouped to any depth. */
export interface Contract {
  [name: string]: RouteSpec | Contract;
}

export const isRoute = (entry: RouteSpec | Contract): entry is RouteSpec => typeof entry.method === 'string';

interface NamedRoute {
  /** Dotted: `console.boards.list`. */
  name: string;
  route: RouteSpec;
}

const collectRoutes = (contract: Contract, prefix = ''): NamedRoute[] =>
  Object.entries(contract).flatMap(([key, entry]) =>
    isRoute(entry) ? [{ name: prefix + key, route: entry }] : collectRoutes(entry, `${prefix}${key}.`),
  );

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Every route of a contract with its name, sorted by path and then by method. */
export const listRoutes = (contract: Contract): NamedRoute[] =>
  collectRoutes(contract).sort(
    ({ route: one }, { route: other }) =>
      compare(one.path, other.path) || methods.indexOf(one.method) - methods.indexOf(other.method),
  );
