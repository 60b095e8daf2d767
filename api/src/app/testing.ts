import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { ApiError, CallResult, PathParams, RouteSpec } from 'shared/contract';
import sharp from 'sharp';
import type { z } from 'zod';
import { createDemoUsers } from '../members/users/demo-users';
import { toAccessClaims, users } from '../members/users/table';
import type { Tokens } from '../platform/auth/tokens';
import { type Connection, connect } from '../platform/database/connect';
import { createTestDatabase } from '../platform/database/testing';
import { type FileStorage, fsStorage } from '../platform/files/file-storage';
import type { OverloadLimits } from '../platform/overload';
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
  headers?: Record<string, string>;
  /** Base URL of another process; the first one if left out. */
  address?: string;
}

/** The response: `body` after success, `error` otherwise. */
export interface Reply<R extends RouteSpec> {
  status: number;
  body: CallResult<R>;
  error: ApiError & Record<string, unknown>;
  headers: Record<string, string | undefined>;
}

export interface SendOptions {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** Base URL of another process; the first one if left out. */
  address?: string;
  /** An object is sent as JSON. */
  payload?: string | Buffer | object | undefined;
}

/** A small PNG of one colour. */
export const createPicture = async (background = 'teal', name = 'picture.png'): Promise<Upload> => ({
  name,
  mime: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer(),
});

const boundary = 'portico-test-boundary';
export const buildMultipart = (part: string, { name, mime, bytes }: Upload) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: ${mime}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
});

export const buildUrl = (path: string, params: Record<string, string> = {}) =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name)}`;

/** High enough that a busy machine does not refuse requests of tests. */
const patientLimits = { lag: 60_000, wait: 60_000 };

interface ProcessOptions {
  db: Connection['db'];
  storage: FileStorage;
  limits?: OverloadLimits;
}

/** Domains and server of one process of the API, not listening yet. */
export const startProcess = async ({ db, storage, limits = patientLimits }: ProcessOptions) => {
  const domains = startDomains({ db, storage, publicUrl: 'https://portico.example' });
  const app = await buildServer(domains, { logLevel: 'error', limits });
  return { domains, app };
};

/** Finds the demo accounts and creates access tokens for users. */
const createIdentities = (db: Connection['db'], tokens: Tokens) => {
  const getUser = async (username: Identity) => {
    const [user] = await db.select().from(users).where(eq(users.username, username));
    if (!user) throw new Error(`No ${username}`);
    return user;
  };
  const sign = async (user: typeof users.$inferSelect) => (await tokens.sign(toAccessClaims(user, 'test'))).accessToken;
  const tokensByIdentity = new Map<Identity, Promise<string>>();
  const getToken = (identity: Identity) => {
    const token = tokensByIdentity.get(identity) ?? getUser(identity).then(sign);
    tokensByIdentity.set(identity, token);
    return token;
  };
  /** A token for any user. */
  const createTokenFor = async (_id: string) => {
    const [user] = await db.select().from(users).where(eq(users._id, _id));
    if (!user) throw new Error(`No user ${_id}`);
    return sign(user);
  };
  return { getUser, getToken, createTokenFor };
};

/** Starts the whole API on a database of its own, with the four demo accounts. */
export const startApi = async () => {
  const database = await createTestDatabase();
  const connection = connect(database.url);
  const { db } = connection;
  const folder = await mkdtemp(join(tmpdir(), 'portico-files-'));
  const storage = fsStorage(folder);
  const { domains, app } = await startProcess({ db, storage });
  for (const { prepare } of domains.all) await prepare();
  await createDemoUsers(db, 'Portico-2026!');
  const { tokens } = domains.platform;

  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  /** Sends any request over the network; `content` is parsed JSON or bytes. */
  const send = async ({ method = 'GET', path, headers = {}, payload, address: from = address }: SendOptions) => {
    const isObject = typeof payload === 'object' && !Buffer.isBuffer(payload);
    const answer = await fetch(from + path, {
      method,
      headers: { ...(isObject ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(payload === undefined ? {} : { body: isObject ? JSON.stringify(payload) : (payload as string) }),
    });
    // A stream of events does not end.
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (isStream) await answer.body?.cancel();
    const bytes = isStream ? Buffer.alloc(0) : Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const content: unknown = isJson ? JSON.parse(bytes.toString()) : bytes;
    const received: Record<string, string | undefined> = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: received, content };
  };

  const { getUser, getToken, createTokenFor } = createIdentities(db, tokens);

  const call = async <const R extends RouteSpec>(route: R, options: CallOptions<R> = {}): Promise<Reply<R>> => {
    const { as, params, query, body, file } = options;
    const sent =
      file && route.part ? buildMultipart(route.part, file) : { headers: {}, payload: body as object | undefined };
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const { status, content, headers } = await send({
      method: route.method,
      path: `${buildUrl(route.path, params)}${search && `?${search}`}`,
      payload: sent.payload,
      ...(options.address === undefined ? {} : { address: options.address }),
      headers: { ...(as && { authorization: `Bearer ${await getToken(as)}` }), ...sent.headers, ...options.headers },
    });
    return { status, body: content, error: content, headers } as Reply<R>;
  };

  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
    await connection.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };

  return {
    app,
    domains,
    address,
    db,
    pool: connection.pool,
    storage,
    folder,
    call,
    send,
    getToken,
    createTokenFor,
    getUser,
    stop,
  };
};

export type TestApi = Awaited<ReturnType<typeof startApi>>;
