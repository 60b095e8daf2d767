import { PassThrough, Readable } from 'node:stream';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LotEvent } from 'shared/contract';
import type { Connection, Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { createEar } from '../../platform/live/ear';
import { write } from '../../platform/live/lines';
import { streamHeaders } from '../../platform/live/routes';
import { programsOf } from '../programs/find';
import { lotState } from './clock';
import { type WorkRow, works } from './table';

const LOT_CHANNEL = 'portico_lots';
const beatMs = 15_000;
/** Changes of so short a while are told together (ms). */
const gatheringMs = 40;
const mostWorks = 60;
/** Open pages of one address, and of all, in one process. */
const limits = { ip: 60, process: 4000 };

/** Tells open pages, in every process, that a lot has changed, once the caller’s transaction is there for good. */
export const publishLot = (tx: Database, work: string) => tx.execute(sql`select pg_notify(${LOT_CHANNEL}, ${work})`);

/** One open page and the lots that it follows. */
interface Line {
  works: Set<string>;
  program: string | null;
  ip: string;
  stream: PassThrough;
}

interface Asked {
  query: { works?: string | undefined; program?: string | undefined };
  ip: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

const follows = (line: Line, { _id, _program }: WorkRow) => line.works.has(_id) || line.program === _program;

/** What anybody may follow of lots: the reader’s page begins with how they stand and hears of every change. */
export const openStream = (app: FastifyInstance, db: Connection['db']) => {
  const lines = new Set<Line>();
  let waiting = new Set<string>();
  const onError = (cause: unknown) => app.log.error({ cause: String(cause) }, 'live lots');

  const eventsOf = async (rows: WorkRow[]) => {
    const programs = await programsOf(
      db,
      rows.map(({ _program }) => _program),
    );
    return rows.flatMap((row) => {
      const program = programs.get(row._program);
      const event: LotEvent | null = program ? { ...lotState(row, program), serverTime: now() } : null;
      return event ? [{ row, text: `event: lot\ndata: ${JSON.stringify(event)}\n\n` }] : [];
    });
  };

  const flush = async () => {
    const ids = [...waiting];
    waiting = new Set();
    const rows = await db
      .select()
      .from(works)
      .where(and(inArray(works._id, ids), works.visible));
    for (const { row, text } of await eventsOf(rows))
      for (const line of lines) if (follows(line, row)) write(line, text);
  };

  const greet = async (line: Line) => {
    const followed = or(
      line.works.size > 0 ? inArray(works._id, [...line.works]) : undefined,
      line.program === null ? undefined : eq(works._program, line.program),
    );
    const rows = await db.select().from(works).where(and(followed, works.visible));
    for (const { text } of await eventsOf(rows)) write(line, text);
    write(line, `event: ready\ndata: ${JSON.stringify({ serverTime: now() })}\n\n`);
  };

  const ear = createEar({
    db,
    channel: LOT_CHANNEL,
    isWanted: () => lines.size > 0,
    onPayload: (work) => {
      if (waiting.size === 0) setTimeout(() => void flush().catch(onError), gatheringMs);
      waiting.add(work);
    },
    onReturn: async () => {
      for (const line of lines) await greet(line);
    },
    onError,
  });
  const beat = setInterval(() => {
    for (const line of lines) write(line, ':\n\n');
  }, beatMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const { stream } of lines) stream.end();
    ear.stop();
  });

  return async ({ query, ip, request, reply }: Asked) => {
    const ids = new Set((query.works ?? '').split(',').filter(Boolean));
    if (ids.size > mostWorks || (ids.size === 0 && !query.program)) fail('malformed');
    reply.headers(streamHeaders);
    if (request.method === 'HEAD') return Readable.from([]);
    const own = [...lines].filter((line) => line.ip === ip).length;
    if (own >= limits.ip) fail('rate_limited', { headers: { 'retry-after': '10' } });
    if (lines.size >= limits.process) fail('overloaded', { headers: { 'retry-after': '10' } });
    const line: Line = { works: ids, program: query.program ?? null, ip, stream: new PassThrough() };
    line.stream.on('error', () => undefined);
    line.stream.once('close', () => lines.delete(line));
    reply.raw.once('close', () => line.stream.destroy());
    lines.add(line);
    await ear.open();
    write(line, 'retry: 2000\n\n');
    await greet(line);
    return line.stream;
  };
};
