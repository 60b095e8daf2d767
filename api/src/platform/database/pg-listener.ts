import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Connection, Database } from './connect';

const reconnectMs = 1000;
/** How often the connection is tried, and how long its answer may take: a cut network ends no connection by itself. */
const probe = { everyMs: 10_000, timeoutMs: 5000 };

/** First half of the key of the advisory lock that every listener shares; the second is the hash of the channel. */
const LISTENER_LOCK = 7406345;

/** The number of connections, of all processes, that listen to a channel of this database. */
export const countListeners = async (db: Database, channel: string) => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_locks
    where locktype = 'advisory' and granted and classid = ${LISTENER_LOCK}
      and objid = (hashtext(${channel})::bigint & 4294967295)::oid and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`);
  return rows[0]?.count ?? 0;
};

interface PgListenerOptions {
  db: Connection['db'];
  channel: string;
  /** False while there are no subscribers; no connection is opened then. */
  isNeeded: () => boolean;
  onPayload: (payload: string) => void;
  /** Called when a lost connection is restored: notifications may have been missed. */
  onReconnect: () => Promise<void>;
  /** Called when the connection is lost, before it is opened again. */
  onLost?: () => void;
  onError: (cause: unknown) => void;
}

/** Listens to a channel of the database on its own connection, and reconnects when the connection is lost. */
export const createPgListener = (options: PgListenerOptions) => {
  const { db, channel, isNeeded, onPayload, onReconnect, onLost, onError } = options;
  let listener: pg.PoolClient | null = null;
  let opening: Promise<void> | null = null;
  let stopped = false;

  const disconnect = () => {
    listener?.release(true);
    listener = null;
  };

  const scheduleReconnect = () => setTimeout(() => void ensureConnected(true), reconnectMs).unref();

  const connect = async () => {
    const client = await db.$direct.connect();
    const reconnect = () => {
      if (listener !== client) return;
      disconnect();
      onLost?.();
      scheduleReconnect();
    };
    client.once('error', reconnect);
    client.once('end', reconnect);
    client.on('notification', ({ payload = '' }) => onPayload(payload));
    listener = client;
    await client.query(`listen ${channel}`);
    // After it listens, so that who is counted hears. The lock ends with the connection.
    await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LISTENER_LOCK, channel]);
    const probing = setInterval(() => {
      if (listener !== client) return clearInterval(probing);
      const timer = setTimeout(reconnect, probe.timeoutMs).unref();
      // Listening a second time changes nothing.
      client.query(`listen ${channel}`).then(() => clearTimeout(timer), reconnect);
    }, probe.everyMs).unref();
  };

  const ensureConnected = async (isReconnect: boolean): Promise<void> => {
    if (stopped || listener || !isNeeded()) return;
    opening ??= connect().finally(() => {
      opening = null;
    });
    try {
      await opening;
      if (stopped) return disconnect();
      if (isReconnect) await onReconnect();
    } catch (cause) {
      disconnect();
      if (stopped) return;
      onError(cause);
      scheduleReconnect();
    }
  };

  return {
    /** False while it is being opened: nothing is heard yet. */
    isOpen: () => listener !== null && !opening,
    /** Resolves when it listens, or cannot be opened now. */
    open: () => opening?.catch(() => undefined) ?? ensureConnected(false),
    stop: () => {
      stopped = true;
      disconnect();
    },
  };
};
