import { setTimeout as delay, setImmediate as finishEvents } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './connect';
import { countListeners } from './pg-listener';

interface MarksOptions {
  db: Database;
  channel: string;
  /** Tells the marks of this process from those of others. */
  processId: string;
  /** Waits until all processes that listen to the channel have acknowledged, instead of this process alone. */
  everywhere?: boolean;
  /** Longest time that a mark is waited for (ms). */
  timeoutMs: number;
}

/**
 * Notifications that this process sends to itself: when one arrives, all that were committed before have arrived. Their
 * payloads are `<process> <number>`, those of acknowledgements `<process> <number> received`.
 */
export const createMarks = ({ db, channel, processId, everywhere = false, timeoutMs }: MarksOptions) => {
  const waiting = new Map<string, { missing: number; resolve: () => void }>();
  let count = 0;
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const notify = (payload: string) => db.execute(sql`select pg_notify(${channel}, ${payload})`);

  const expire = async () => {
    await delay(timeoutMs, undefined, { ref: false });
    // What arrived while this process was busy is read before it gives up.
    await finishEvents(undefined, { ref: false });
  };

  const send = async () => {
    count += 1;
    const mark = `${processId} ${count}`;
    // Counted before the mark is sent: who is counted hears it.
    const missing = everywhere ? await countListeners(db, channel) : 1;
    const arrived = new Promise<void>((resolve) => waiting.set(mark, { missing, resolve }));
    try {
      // PostgreSQL delivers notifications in the order of commits.
      await notify(mark);
      await Promise.race([arrived, expire()]);
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
     * Resolves when a mark that was sent after the call has arrived, at the latest after `timeoutMs`. Who asks while a mark
     * is under way shares the next one.
     */
    wait: () => {
      next ??= sendNext();
      return next;
    },

    /** Takes any payload of the channel; acknowledges marks of other processes if they wait for that. */
    receive: async (payload: string) => {
      const [sender, number, received] = payload.split(' ');
      if (number === undefined) return;
      if (sender !== processId) {
        if (everywhere && !received) await notify(`${payload} received`);
        return;
      }
      const mark = waiting.get(`${sender} ${number}`);
      if (!mark) return;
      mark.missing -= 1;
      if (mark.missing <= 0) mark.resolve();
    },
  };
};
