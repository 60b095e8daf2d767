import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Connection } from '../database/connect';
import { createPgListener } from '../database/pg-listener';
import type { LiveAudience, LiveEventKinds } from './audiences';
import { type LiveConnection, sendEvent, writeText } from './connections';
import { LIVE_CHANNEL } from './publish';
import { type LiveEventRow, liveEvents } from './table';

const heartbeatMs = 15_000;
/** Ids are assigned before the commit, so events can appear late; the database aborts longer transactions. */
const maxCommitDelay = sql`interval '30 seconds'`;
const replayLimit = 500;

interface HubOptions {
  db: Connection['db'];
  audiences: readonly LiveAudience[];
  /** Partial: an event of another API version may have an unknown kind. */
  kinds: Partial<LiveEventKinds>;
  onError: (cause: unknown) => void;
}

/** The open live connections of this process, and its listener. It listens only while there are connections. */
export const createHub = ({ db, audiences, kinds, onError }: HubOptions) => {
  const connections = new Set<LiveConnection>();
  let pendingIds = new Set<number>();
  let lastAt = new Date().toISOString();

  const broadcast = (events: LiveEventRow[]) => {
    for (const event of events) {
      if (event.at > lastAt) lastAt = event.at;
      for (const connection of connections) sendEvent(connection, event);
    }
  };

  /** Refreshes the topics of some connections. */
  const refreshTopics = async (selected: LiveConnection[]) => {
    if (selected.length === 0) return;
    const users = [...new Set(selected.map(({ user }) => user))];
    const topics = (await Promise.all(audiences.map(({ findTopics }) => findTopics(db, users)))).flat();
    for (const connection of selected)
      connection.topics = new Set(topics.flatMap(({ user, topic }) => (user === connection.user ? topic : [])));
  };

  const flush = async () => {
    const ids = [...pendingIds];
    pendingIds = new Set();
    if (ids.length === 0) return;
    const events = await db.select().from(liveEvents).where(inArray(liveEvents.id, ids)).orderBy(asc(liveEvents.id));
    const changed = new Set(events.flatMap(({ type, users }) => (kinds[type]?.changesAudience ? users : [])));
    await refreshTopics([...connections].filter(({ user }) => changed.has(user)));
    broadcast(events);
  };

  /** Finds events since a time, including some that may have been sent already. */
  const findEventsSince = (at: string, except: number) =>
    db
      .select()
      .from(liveEvents)
      .where(and(gt(liveEvents.at, sql`${at}::timestamptz - ${maxCommitDelay}`), ne(liveEvents.id, except)))
      .orderBy(asc(liveEvents.id))
      .limit(replayLimit);

  const listener = createPgListener({
    db,
    channel: LIVE_CHANNEL,
    isNeeded: () => connections.size > 0,
    onPayload: (payload) => {
      if (pendingIds.size === 0) setImmediate(() => void flush().catch(onError));
      pendingIds.add(Number(payload));
    },
    onReconnect: async () => broadcast(await findEventsSince(lastAt, 0)),
    onError,
  });

  const heartbeat = setInterval(() => {
    for (const connection of connections) writeText(connection, ':\n\n');
    void refreshTopics([...connections]).catch(onError);
  }, heartbeatMs).unref();

  return {
    count: (user?: string) =>
      user ? [...connections].filter((connection) => connection.user === user).length : connections.size,

    /** Adds a connection: sends the events missed after `lastId`, then new ones. It counts from the call on. */
    subscribe: async (connection: LiveConnection, lastId: number | null) => {
      connections.add(connection);
      connection.stream.once('close', () => connections.delete(connection));
      await refreshTopics([connection]);
      if (!listener.isOpen()) {
        lastAt = new Date().toISOString();
        await listener.open();
      }
      const [last] = lastId === null ? [] : await db.select().from(liveEvents).where(eq(liveEvents.id, lastId));
      const missed = last && (await findEventsSince(last.at, last.id));
      // With more events than are replayed, the page reads everything again, as after an event that is not stored any more.
      const resumed = missed !== undefined && missed.length < replayLimit;
      writeText(connection, `retry: 2000\nevent: ready\ndata: ${JSON.stringify({ resumed })}\n\n`);
      if (resumed) for (const event of missed) sendEvent(connection, event);
    },

    stop: () => {
      clearInterval(heartbeat);
      for (const { stream } of connections) stream.end();
      listener.stop();
    },
  };
};
