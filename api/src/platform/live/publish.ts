import { sql } from 'drizzle-orm';
import type { LiveEvents, LiveType } from 'shared/contract';
import type { Database } from '../database/connect';
import { liveEvents } from './table';

export const LIVE_CHANNEL = 'portico_live';

interface Event<T extends LiveType> {
  type: T;
  users?: string[];
  _fair?: string;
  /** For every approved participant of the fair. */
  participants?: boolean;
  data: LiveEvents[T];
}

/** Says something to open pages, in every process, once the caller’s transaction is there for good. */
export const publish = async <T extends LiveType>(tx: Database, event: Event<T>) => {
  const [row] = await tx.insert(liveEvents).values(event).returning({ id: liveEvents.id });
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${String(row?.id)})`);
};

/** Pages that were away for longer read everything anew. */
export const forgetLiveEvents = (db: Database) =>
  db.execute(sql`delete from live_events where at < now() - interval '1 hour'`);
