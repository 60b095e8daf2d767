import { PassThrough, Readable } from 'node:stream';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { contract, LotEvent } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { createPgListener } from '../../platform/database/pg-listener';
import { getSource } from '../../platform/http/client-address';
import { throwApiError } from '../../platform/http/errors';
import type { RouteInput } from '../../platform/http/serve';
import { writeText } from '../../platform/live/connections';
import { streamHeaders } from '../../platform/live/routes';
import type { PlatformServices } from '../../platform/services';
import { findProgramsOfWorks } from '../programs/queries';
import { findVisibleWorks } from './queries';
import { toLotState } from './status';
import { type WorkRow, works } from './table';

const LOT_CHANNEL = 'portico_lots';
const heartbeatMs = 15_000;
/** Changes within this time are sent together (ms). */
const batchMs = 40;
const maxWorks = 60;
/** Maximum open connections in one process, per source and in total. */
const limits = { source: 60, process: 4000 };

/** Notifies all processes of a changed lot when the caller’s transaction commits. */
export const publishLot = (tx: Database, work: string) => tx.execute(sql`select pg_notify(${LOT_CHANNEL}, ${work})`);

/**
 * Tells the open pages of a member, of all processes, that their own bid on a lot has changed, also where the public
 * state has not. The event has no content: the page reads the lot again.
 */
export const publishOwnBid = (tx: Database, work: string, user: string) =>
  tx.execute(sql`select pg_notify(${LOT_CHANNEL}, ${`${work} ${user}`})`);

/** One open event stream and the lots it follows. */
interface LotConnection {
  /** Null for a visitor. */
  user: string | null;
  works: Set<string>;
  program: string | null;
  /** As `getSource` returns it. */
  source: string;
  stream: PassThrough;
}

const isFollowing = (connection: LotConnection, { _id, _program }: WorkRow) =>
  connection.works.has(_id) || connection.program === _program;

/** Creates the handler of the public event stream: a snapshot of the followed lots, then every change. */
export const createLotStream = (app: FastifyInstance, { db, accountChanges }: PlatformServices) => {
  const connections = new Set<LotConnection>();
  let changed = new Set<string>();
  const onError = (cause: unknown) => app.log.error({ cause: String(cause) }, 'live lots');

  const createEvents = async (condition: SQL | undefined) => {
    const serverTime = now();
    const rows = await findVisibleWorks(db, condition);
    const programs = await findProgramsOfWorks(db, rows);
    return rows.flatMap((row) => {
      const program = programs.get(row._program);
      const event: LotEvent | null = program ? { ...toLotState(row, program), serverTime } : null;
      return event ? [{ row, text: `event: lot\ndata: ${JSON.stringify(event)}\n\n` }] : [];
    });
  };

  const flush = async () => {
    const ids = [...changed];
    changed = new Set();
    for (const { row, text } of await createEvents(inArray(works._id, ids)))
      for (const connection of connections) if (isFollowing(connection, row)) writeText(connection, text);
  };

  const sendSnapshot = async (connection: LotConnection) => {
    const followed = or(
      connection.works.size > 0 ? inArray(works._id, [...connection.works]) : undefined,
      connection.program === null ? undefined : eq(works._program, connection.program),
    );
    for (const { text } of await createEvents(followed)) writeText(connection, text);
    writeText(connection, `event: ready\ndata: ${JSON.stringify({ serverTime: now() })}\n\n`);
  };

  const sendOwnBid = (work: string, user: string) => {
    for (const connection of connections)
      if (connection.user === user && (connection.program !== null || connection.works.has(work)))
        writeText(connection, `event: mine\ndata: ${JSON.stringify({ _id: work, serverTime: now() })}\n\n`);
  };

  const listener = createPgListener({
    db,
    channel: LOT_CHANNEL,
    isNeeded: () => connections.size > 0,
    onPayload: (payload) => {
      const [work = '', user] = payload.split(' ');
      if (user) return sendOwnBid(work, user);
      if (changed.size === 0) setTimeout(() => void flush().catch(onError), batchMs);
      changed.add(work);
    },
    onReconnect: async () => {
      for (const connection of connections) await sendSnapshot(connection);
    },
    onError,
  });
  const heartbeat = setInterval(() => {
    for (const connection of connections) writeText(connection, ':\n\n');
  }, heartbeatMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const { stream } of connections) stream.end();
    listener.stop();
  });

  return async ({ query, user, ip, request, reply }: RouteInput<typeof contract.works.live>) => {
    const ids = new Set((query.works ?? '').split(',').filter(Boolean));
    if (ids.size > maxWorks || (ids.size === 0 && !query.program)) throwApiError('malformed');
    reply.headers(streamHeaders);
    if (request.method === 'HEAD') return Readable.from([]);
    const source = getSource(ip);
    const count = [...connections].filter((connection) => connection.source === source).length;
    if (count >= limits.source) throwApiError('rate_limited', { headers: { 'retry-after': '10' } });
    if (connections.size >= limits.process) throwApiError('overloaded', { headers: { 'retry-after': '10' } });
    const connection: LotConnection = {
      user: user?.sub ?? null,
      works: ids,
      program: query.program ?? null,
      source,
      stream: new PassThrough(),
    };
    connection.stream.on('error', () => undefined);
    connection.stream.once('close', () => connections.delete(connection));
    reply.raw.once('close', () => connection.stream.destroy());
    if (user) accountChanges.watch(user, connection.stream);
    connections.add(connection);
    await listener.open();
    writeText(connection, 'retry: 2000\n\n');
    await sendSnapshot(connection);
    return connection.stream;
  };
};
