import { sql } from 'drizzle-orm';
import type { LiveEvents, LiveType } from 'shared/contract';
import type { Database } from '../database/connect';
import { liveEvents } from './table';

export const LIVE_CHANNEL = 'portico_live';

interface NewLiveEvent<T extends LiveType> {
  type: T;
  users?: string[];
  _fair?: string;
  /** For every approved participant of the fair. */
  participants?: boolean;
  data: LiveEvents[T];
}

/** Sends an event to open pages of all processes, after the commit of the transaction. */
export const publishLiveEvent = async <T extends LiveType>(tx: Database, event: NewLiveEvent<T>) => {
  const [row] = await tx.insert(liveEvents).values(event).returning({ id: liveEvents.id });
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${String(row?.id)})`);
};

/** Deletes events older than an hour; pages that were disconnected for longer reload everything. */
export const purgeLiveEvents = (db: Database) =>
  db.execute(sql`delete from live_events where at < now() - interval '1 hour'`);
