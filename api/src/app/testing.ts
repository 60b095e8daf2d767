import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Answer, ApiError, Params, RouteSpec } from 'shared/contract';
import sharp from 'sharp';
import type { z } from 'zod';
import { ensureMessages } from '../members/messages/ensure';
import { createDemoUsers } from '../members/users/demo';
import { scopesOf, users } from '../members/users/table';
import { createKeys } from '../platform/auth/keys';
import { createTokens } from '../platform/auth/tokens';
import { connect } from '../platform/database/connect';
import { createTestDatabase } from '../platform/database/testing';
import { folderDisk } from '../platform/files/disk';
import { buildServer } from './server';

export type Identity = 'admin' | 'seller' | 'buyer' | 'member';

export interface Upload {
  name: string;
  mime: string;
  bytes: Buffer | string;
}

export interface Call<R extends RouteSpec> {
  as?: Identity;
  params?: Params<R['path']>;
  query?: R['query'] extends z.ZodObject ? z.input<R['query']> : never;
  body?: R['body'] extends z.ZodObject ? z.input<R['body']> : never;
  file?: Upload;
  headers?: Record<string, string>;
  /** Of another process; the one that was started first where it is left out. */
  address?: string;
}

/** What was answered: `body` where it was done, `error` where it was refused. */
export interface Reply<R extends RouteSpec> {
  status: number;
  body: Answer<R>;
  error: ApiError & Record<string, unknown>;
  headers: Record<string, string | undefined>;
}

export interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** Of another process; the one that was started first where it is left out. */
  address?: string;
  /** An object is sent as JSON. */
  payload?: string | Buffer | object | undefined;
}

/** A small drawing of one colour. */
export const picture = async (background = 'teal', name = 'picture.png'): Promise<Upload> => ({
  name,
  mime: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer(),
});

const boundary = 'portico-test-boundary';
export const multipart = (part: string, { name, mime, bytes }: Upload) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: ${mime}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
});

export const urlOf = (path: string, params: Record<string, string> = {}) =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name)}`;

/** A busy machine is no reason to refuse a test. */
export const patient = { lag: 60_000, wait: 60_000 };

/** The whole API on a database of its own, with the four demo accounts. */
export const startApi = async () => {
  const database = await createTestDatabase();
  const connection = connect(database.url);
  const { db } = connection;
  const folder = await mkdtemp(join(tmpdir(), 'portico-files-'));
  const disk = folderDisk(folder);
  const publicUrl = 'https://portico.example';
  const app = await buildServer({ db, disk, publicUrl, logLevel: 'error', limits: patient });
  await ensureMessages(db);
  await createDemoUsers(db, 'Portico-2026!');
  const tokens = createTokens(createKeys(db));

  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  /** Any request, over the network; `content` is JSON where it says so, else bytes. */
  const send = async ({ method = 'GET', path, headers = {}, payload, address: from = address }: Sent) => {
    const isObject = typeof payload === 'object' && !Buffer.isBuffer(payload);
    const answer = await fetch(from + path, {
      method,
      headers: { ...(isObject ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(payload === undefined ? {} : { body: isObject ? JSON.stringify(payload) : (payload as string) }),
    });
    // A stream of events has no end to wait for.
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (isStream) await answer.body?.cancel();
    const bytes = isStream ? Buffer.alloc(0) : Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const content: unknown = isJson ? JSON.parse(bytes.toString()) : bytes;
    const received: Record<string, string | undefined> = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: received, content };
  };

  const idOf = async (username: Identity) => {
    const [user] = await db.select().from(users).where(eq(users.username, username));
    if (!user) throw new Error(`No ${username}`);
    return user;
  };
  const issued = new Map<Identity, Promise<string>>();
  const sign = async (user: typeof users.$inferSelect) => {
    const claims = { sub: user._id, sid: 'test', scope: scopesOf(user), type: user.type, name: user.name };
    return (await tokens.sign(claims)).accessToken;
  };
  const issue = async (identity: Identity) => sign(await idOf(identity));
  /** For somebody who is none of the four. */
  const tokenFor = async (_id: string) => {
    const [user] = await db.select().from(users).where(eq(users._id, _id));
    if (!user) throw new Error(`No user ${_id}`);
    return sign(user);
  };
  const tokenOf = (identity: Identity) => {
    const token = issued.get(identity) ?? issue(identity);
    issued.set(identity, token);
    return token;
  };

  const call = async <const R extends RouteSpec>(route: R, given: Call<R> = {}): Promise<Reply<R>> => {
    const { as, params, query, body, file } = given;
    const sent =
      file && route.part ? multipart(route.part, file) : { headers: {}, payload: body as object | undefined };
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const { status, content, headers } = await send({
      method: route.method,
      path: `${urlOf(route.path, params)}${search && `?${search}`}`,
      payload: sent.payload,
      ...(given.address === undefined ? {} : { address: given.address }),
      headers: { ...(as && { authorization: `Bearer ${await tokenOf(as)}` }), ...sent.headers, ...given.headers },
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

  return { app, address, db, pool: connection.pool, disk, folder, call, send, tokenOf, tokenFor, idOf, stop };
};

export type TestApi = Awaited<ReturnType<typeof startApi>>;
