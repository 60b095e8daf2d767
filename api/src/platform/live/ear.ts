import type pg from 'pg';
import type { Connection } from '../database/connect';

const relistenMs = 1000;

interface Listening {
  db: Connection['db'];
  channel: string;
  /** False while nobody would be told anything. */
  isWanted: () => boolean;
  onPayload: (payload: string) => void;
  /** The line was lost for a while; what was said meanwhile is to be had otherwise. */
  onReturn: () => Promise<void>;
  onError: (cause: unknown) => void;
}

/** Listens to a channel of the database on a connection of its own, and comes back when that one breaks. */
export const createEar = ({ db, channel, isWanted, onPayload, onReturn, onError }: Listening) => {
  let ear: pg.PoolClient | null = null;
  let opening: Promise<void> | null = null;
  let stopped = false;

  const hangUp = () => {
    ear?.release(true);
    ear = null;
  };

  const again = () => setTimeout(() => void keep(true), relistenMs).unref();

  const connect = async () => {
    const client = await db.$client.connect();
    const lost = () => {
      if (ear !== client) return;
      hangUp();
      again();
    };
    client.once('error', lost);
    client.once('end', lost);
    client.on('notification', ({ payload = '' }) => onPayload(payload));
    ear = client;
    await client.query(`listen ${channel}`);
  };

  const keep = async (returns: boolean): Promise<void> => {
    if (stopped || ear || !isWanted()) return;
    opening ??= connect().finally(() => {
      opening = null;
    });
    try {
      await opening;
      if (returns) await onReturn();
    } catch (cause) {
      hangUp();
      if (stopped) return;
      onError(cause);
      again();
    }
  };

  return {
    isOpen: () => ear !== null,
    open: async () => {
      await (opening ?? keep(false));
    },
    stop: () => {
      stopped = true;
      hangUp();
    },
  };
};
