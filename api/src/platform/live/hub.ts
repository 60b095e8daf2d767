import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { participations } from '../../matching/participations/table';
import { users } from '../../members/users/table';
import type { Connection } from '../database/connect';
import { createEar } from './ear';
import { type Line, say, write } from './lines';
import { LIVE_CHANNEL } from './publish';
import { type LiveEventRow, liveEvents } from './table';

const beatMs = 15_000;
/** An event is numbered before its transaction ends; one that ended later than this was given up by the database. */
const lateness = sql`interval '30 seconds'`;
const replayed = 500;

interface Hub {
  db: Connection['db'];
  onError: (cause: unknown) => void;
}

/** The open pages of this process, and its ear at the database. Nothing is listened to while nobody is there. */
export const createHub = ({ db, onError }: Hub) => {
  const lines = new Set<Line>();
  let waiting = new Set<number>();
  let lastAt = new Date().toISOString();

  const spread = (events: LiveEventRow[]) => {
    for (const event of events) {
      if (event.at > lastAt) lastAt = event.at;
      for (const line of lines) say(line, event);
    }
  };

  /** Reads the rights of some pages anew; whoever is blocked or gone is hung up on. */
  const renew = async (some: Line[]) => {
    if (some.length === 0) return;
    const rows = await db
      .select({ user: users._id, fair: participations._fair })
      .from(users)
      .leftJoin(participations, and(eq(participations._user, users._id), eq(participations.status, 'APPROVED')))
      .where(
        and(
          inArray(users._id, [...new Set(some.map(({ user }) => user))]),
          inArray(users.status, ['ACTIVE', 'PENDING']),
          isNull(users.deletedAt),
        ),
      );
    for (const line of some) {
      const own = rows.filter(({ user }) => user === line.user);
      line.fairs = new Set(own.flatMap(({ fair }) => fair ?? []));
      if (own.length === 0) line.stream.end();
    }
  };

  const flush = async () => {
    const ids = [...waiting];
    waiting = new Set();
    if (ids.length === 0) return;
    const events = await db.select().from(liveEvents).where(inArray(liveEvents.id, ids)).orderBy(asc(liveEvents.id));
    const decided = new Set(events.flatMap(({ type, users: told }) => (type === 'participation' ? told : [])));
    await renew([...lines].filter(({ user }) => decided.has(user)));
    spread(events);
  };

  /** Everything since a moment, some of it perhaps for the second time. */
  const since = (at: string, except: number) =>
    db
      .select()
      .from(liveEvents)
      .where(and(gt(liveEvents.at, sql`${at}::timestamptz - ${lateness}`), ne(liveEvents.id, except)))
      .orderBy(asc(liveEvents.id))
      .limit(replayed);

  const ear = createEar({
    db,
    channel: LIVE_CHANNEL,
    isWanted: () => lines.size > 0,
    onPayload: (payload) => {
      if (waiting.size === 0) setImmediate(() => void flush().catch(onError));
      waiting.add(Number(payload));
    },
    onReturn: async () => spread(await since(lastAt, 0)),
    onError,
  });

  const beat = setInterval(() => {
    for (const line of lines) write(line, ':\n\n');
    void renew([...lines]).catch(onError);
  }, beatMs).unref();

  return {
    count: (user?: string) => (user ? [...lines].filter((line) => line.user === user).length : lines.size),

    /** Lets a page in: what it missed after `lastId` first, then what comes. */
    join: async (line: Line, lastId: number | null) => {
      await renew([line]);
      lines.add(line);
      line.stream.once('close', () => lines.delete(line));
      if (!ear.isOpen()) {
        lastAt = new Date().toISOString();
        await ear.open();
      }
      const [last] = lastId === null ? [] : await db.select().from(liveEvents).where(eq(liveEvents.id, lastId));
      write(line, `retry: 2000\nevent: ready\ndata: ${JSON.stringify({ resumed: last !== undefined })}\n\n`);
      if (last) for (const event of await since(last.at, last.id)) say(line, event);
    },

    stop: () => {
      clearInterval(beat);
      for (const { stream } of lines) stream.end();
      ear.stop();
    },
  };
};
