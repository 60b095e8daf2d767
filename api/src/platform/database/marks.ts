import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './connect';

/** Longest time that a mark is waited for (ms). */
const timeoutMs = 500;

interface MarksOptions {
  db: Database;
  channel: string;
  /** Tells the marks of this process from those of others. */
  processId: string;
}

/** Notifications that this process sends to itself: when one arrives, all that were committed before have arrived. */
export const createMarks = ({ db, channel, processId }: MarksOptions) => {
  const waiting = new Map<string, () => void>();
  let count = 0;
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const send = async () => {
    count += 1;
    const mark = `${processId} ${count}`;
    const arrived = new Promise<void>((resolve) => waiting.set(mark, resolve));
    try {
      // PostgreSQL delivers notifications in the order of commits.
      await db.execute(sql`select pg_notify(${channel}, ${mark})`);
      await Promise.race([arrived, delay(timeoutMs, undefined, { ref: false })]);
    } finally {
      waiting.delete(mark);
    }
  };

  const sendNext = async () => {
    await current?.catch(() => undefined);
    current = next;
    next = undefined;
    await send();
  };

  return {
    /**
     * Resolves when a mark that was sent after the call has arrived, at the latest after half a second. Who asks while a
     * mark is under way shares the next one.
     */
    wait: () => {
      next ??= sendNext();
      return next;
    },
    receive: (payload: string) => waiting.get(payload)?.(),
  };
};
