import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, type SQL } from 'drizzle-orm';
import type { ApiError, CallResult, PathParams, RouteSpec } from 'shared/contract';
import sharp from 'sharp';
import type { z } from 'zod';
import { findRequiredAction } from '../members/auth/required-action';
import { createDemoUsers } from '../members/users/demo-users';
import { toAccessClaims, type User, users } from '../members/users/table';
import type { Connection } from '../platform/database/connect';
import { type FileStorage, fsStorage } from '../platform/files/file-storage';
import type { OverloadLimits } from '../platform/overload';
import type { PlatformServices } from '../platform/services';
import { startTestDatabase } from '../platform/testing';
import { startDomains } from './domains';
import { buildServer } from './server';

export type Identity = 'admin' | 'seller' | 'buyer' | 'member';

export interface Upload {
  name: string;
  mime: string;
  bytes: Buffer | string;
}

export interface CallOptions<R extends RouteSpec> {
  as?: Identity;
  params?: PathParams<R['path']>;
  query?: R['query'] extends z.ZodObject ? z.input<R['query']> : never;
  body?: R['body'] extends z.ZodObject ? z.input<R['body']> : never;
  file?: Upload;
  /** Text parts of an upload. */
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** Base URL of another process; the first one if left out. */
  address?: string;
}

/** Options of a call that are not checked against the route. */
export interface UncheckedCallOptions extends Pick<CallOptions<RouteSpec>, 'file' | 'headers' | 'address'> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** The response: `body` after success, `error` otherwise. */
export interface Reply<R extends RouteSpec> {
  status: number;
  body: CallResult<R>;
  error: ApiError & Record<string, unknown>;
  headers: Record<string, string | undefined>;
}

interface SendOptions {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** Base URL of another process; the first one if left out. */
  address?: string;
  /** An object other than a form is sent as JSON. */
  payload?: string | Buffer | FormData | object | undefined;
}

/** A small PNG of one colour. */
export const createPicture = async (background = 'teal', name = 'picture.png'): Promise<Upload> => ({
  name,
  mime: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer(),
});

const toForm = (part: string, { name, mime, bytes }: Upload, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(part, new File([Buffer.from(bytes)], name, { type: mime }));
  return form;
};

export const buildUrl = (path: string, params: Record<string, string> = {}) =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name)}`;

/** High enough that a busy machine does not refuse requests of tests. */
const patientLimits = { lag: 60_000, wait: 60_000 };

interface ProcessOptions {
  db: Connection['db'];
  storage: FileStorage;
  limits?: OverloadLimits;
  proxies?: string;
  hostKey?: string;
  dataFolders?: string[];
  minimumSpaceMb?: number;
  logLevel?: 'info';
  requiresSecondFactor?: boolean;
}

/** Domains and server of one process of the API, not listening yet. */
export const startProcess = async ({
  db,
  storage,
  limits = patientLimits,
  requiresSecondFactor = false,
  ...options
}: ProcessOptions) => {
  const domains = startDomains({
    db,
    storage,
    publicUrl: 'https://portico.example',
    requiresSecondFactor: () => requiresSecondFactor,
  });
  const app = await buildServer(domains, { logLevel: 'error', limits, ...options });
  return { domains, app };
};

/** Finds the demo accounts and creates access tokens for users. */
const createIdentities = ({ db, tokens, ...services }: PlatformServices) => {
  const findUser = async (where: SQL) => {
    const [user] = await db.select().from(users).where(where);
    if (!user) throw new Error('No such user');
    return user;
  };
  const getUser = (username: Identity) => findUser(eq(users.username, username));
  const sign = async (user: User) => {
    const claims = toAccessClaims(user, 'test', await findRequiredAction(db, user, services));
    return (await tokens.sign(claims)).accessToken;
  };
  const tokensByIdentity = new Map<Identity, Promise<string>>();
  const getToken = (identity: Identity) => {
    const token = tokensByIdentity.get(identity) ?? getUser(identity).then(sign);
    tokensByIdentity.set(identity, token);
    return token;
  };
  /** A token for any user. */
  const createTokenFor = async (_id: string) => sign(await findUser(eq(users._id, _id)));
  /** Headers of a request of any user. */
  const getHeaders = async (user: User) => ({ authorization: `Bearer ${await sign(user)}` });
  return { getUser, getToken, createTokenFor, getHeaders };
};

interface ApiOptions extends Pick<ProcessOptions, 'requiresSecondFactor'> {
  /** An empty database; one of the test server if left out. */
  database?: Connection & { stop: () => Promise<void> };
}

/** Starts the whole API on a database of its own, with the four demo accounts. */
export const startApi = async ({ database: given, ...options }: ApiOptions = {}) => {
  const database = given ?? (await startTestDatabase());
  const { db, pool } = database;
  const folder = await mkdtemp(join(tmpdir(), 'portico-files-'));
  const storage = fsStorage(folder);
  // Tests name addresses as a proxy does.
  const { domains, app } = await startProcess({ ...options, db, storage, proxies: 'loopback' });
  for (const { prepare } of domains.all) await prepare();
  await createDemoUsers(db, 'Portico-2026!');
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  /** Sends any request over the network; `content` is parsed JSON or bytes. */
  const send = async ({ method = 'GET', path, headers = {}, payload, address: baseUrl = address }: SendOptions) => {
    const isObject = typeof payload === 'object' && !Buffer.isBuffer(payload) && !(payload instanceof FormData);
    const answer = await fetch(baseUrl + path, {
      method,
      headers: { ...(isObject ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(payload === undefined ? {} : { body: isObject ? JSON.stringify(payload) : (payload as string | FormData) }),
    });
    // A stream of events does not end.
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (isStream) await answer.body?.cancel();
    const bytes = isStream ? Buffer.alloc(0) : Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const content: unknown = isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : bytes;
    const received: Record<string, string | undefined> = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: received, content };
  };

  const identities = createIdentities(domains.platform);

  const call = async <const R extends RouteSpec>(route: R, options: CallOptions<R> = {}): Promise<Reply<R>> => {
    const { as: identity, params, query, body, file, fields = {}, headers, address: baseUrl } = options;
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const answer = await send({
      method: route.method,
      path: `${buildUrl(route.path, params)}${search && `?${search}`}`,
      payload: file && route.part ? toForm(route.part, file, fields) : (body as object | undefined),
      ...(baseUrl === undefined ? {} : { address: baseUrl }),
      headers: { ...(identity && { authorization: `Bearer ${await identities.getToken(identity)}` }), ...headers },
    });
    return { ...answer, body: answer.content, error: answer.content } as unknown as Reply<R>;
  };

  /** Calls a route as any user, or as a visitor; typed by the response of the route. */
  const as = async <R extends RouteSpec>(user: User | null, route: R, options: UncheckedCallOptions = {}) => {
    const headers = { ...(user && (await identities.getHeaders(user))), ...options.headers };
    return (await call(route, { ...options, headers } as CallOptions<R>)) as Reply<R>;
  };

  /** Calls a route as the administrator of the demo. */
  const asAdmin = <const R extends RouteSpec>(route: R, options: Omit<CallOptions<R>, 'as'> = {}) =>
    call<R>(route, { ...options, as: 'admin' } as CallOptions<R>);

  let visitors = 0;
  /** Headers of a visitor with an address of their own, so that calls do not share a rate limit. */
  const from = () => {
    visitors += 1;
    return { 'x-forwarded-for': `198.51.${Math.floor(visitors / 250)}.${visitors % 250}` };
  };

  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };

  return { app, domains, address, db, pool, storage, folder, call, as, asAdmin, send, from, ...identities, stop };
};

export type TestApi = Awaited<ReturnType<typeof startApi>>;
