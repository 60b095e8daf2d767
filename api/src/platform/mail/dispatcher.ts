import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { outboxChannels } from 'shared/contract';
import { now } from '../database/columns';
import type { Connection, Database } from '../database/connect';
import { createPgListener } from '../database/pg-listener';
import { type SmsProvider, SmsRefusedError } from '../sms/provider';
import { OUTBOX_CHANNEL } from './outbox';
import { type Mail, type OutboxRow, outbox, type Sms } from './table';
import type { Refusal, Transport } from './transport';

/** A claimed message that is neither sent nor failed after this was claimed by a process that died (s). */
const LEASE_S = 300;
/** Waits between tries (s): from half a minute to a day, four times as long each time. */
const RETRY_S = [30, 120, 480, 1920, 7680, 30_720, 86_400];

type OutboxChannel = OutboxRow['channel'];

interface DueMessage extends Record<string, unknown> {
  _id: string;
  mail: Mail | null;
  sms: Sms | null;
  recipients: string[];
  tries: number;
}

const isCode = sql`template = 'user.certCode'`;

/** The id of the message of a channel that has been due longest. */
const selectDue = (channel: OutboxChannel, where = sql`true`) => sql`
  select _id from outbox where status = 'QUEUED' and channel = ${channel} and next_at <= now() and ${where}
  order by next_at, _id limit 1 for update skip locked`;

const claimDue = async (db: Database, channel: OutboxChannel) => {
  // Codes first: they can be entered for three minutes only.
  const { rows } = await db.execute<DueMessage>(sql`
    update outbox set tries = tries + 1, next_at = now() + make_interval(secs => ${LEASE_S})
    where _id = coalesce((${selectDue(channel, isCode)}), (${selectDue(channel)}))
    returning _id, mail, sms, recipients, tries`);
  return rows[0];
};

const toRefusals = (cause: unknown, recipients: string[]): Refusal[] => {
  const message = cause instanceof Error ? cause.message : String(cause);
  return recipients.map((address) => ({ address, final: cause instanceof SmsRefusedError, message }));
};

/** How mails and text messages are sent. */
export interface MessageTransports {
  mail: Transport;
  sms: SmsProvider;
}

/** Sends a message. Returns the recipients it did not reach, and the id of the provider. */
const deliver = async ({ _id, mail, sms, recipients }: DueMessage, transports: MessageTransports) => {
  try {
    if (mail) return { refusals: await transports.mail.send(_id, mail, recipients), providerId: null };
    return { refusals: [], providerId: sms && (await transports.sms.send(_id, sms)) };
  } catch (cause) {
    return { refusals: toRefusals(cause, recipients), providerId: null };
  }
};

/** Sends a message of a channel; returns false if none is due. Several processes can run it at once. */
export const dispatchOne = async (
  db: Database,
  transports: MessageTransports,
  channel: OutboxChannel,
): Promise<boolean> => {
  const due = await claimDue(db, channel);
  if (!due) return false;
  const { _id, tries } = due;
  const { refusals, providerId } = await deliver(due, transports);
  const waitS = RETRY_S[tries - 1];
  const retry = waitS === undefined ? [] : refusals.filter(({ final }) => !final).map(({ address }) => address);
  const error = refusals
    .map(({ address, message }) => `${address}: ${message}`)
    .join('\n')
    .slice(0, 1000);
  const outcome =
    retry.length > 0
      ? { recipients: retry, nextAt: new Date(Date.now() + (waitS ?? 0) * 1000).toISOString(), error }
      : refusals.length > 0
        ? { status: 'FAILED' as const, error }
        : { status: 'SENT' as const, sentAt: now(), providerId, error: null };
  await db.update(outbox).set(outcome).where(eq(outbox._id, _id));
  return true;
};

interface DispatcherOptions {
  connection: Connection;
  transports: MessageTransports;
  /** Interval of polling (ms); notifications of the database only make it faster. */
  pollMs?: number;
  onError: (cause: unknown) => void;
}

/**
 * Sends messages until the returned function is called, which waits for the current ones. Each channel has a loop of its own, so that
 * neither waits for the other.
 */
export const startDispatcher = ({ connection: { db }, transports, pollMs = 5000, onError }: DispatcherOptions) => {
  let stopping = false;
  const sleepers = new Map<OutboxChannel, () => void>();
  const wakeAll = () => {
    for (const wake of sleepers.values()) wake();
  };
  const listener = createPgListener({
    db,
    channel: OUTBOX_CHANNEL,
    isNeeded: () => !stopping,
    onPayload: wakeAll,
    onReconnect: async () => wakeAll(),
    onError,
  });

  const dispatchAll = async (channel: OutboxChannel) => {
    while (!stopping) {
      const notified = new Promise<void>((resolve) => {
        sleepers.set(channel, resolve);
      });
      try {
        if (await dispatchOne(db, transports, channel)) continue;
      } catch (cause) {
        if (!stopping) onError(cause);
      }
      const poll = new AbortController();
      const due = delay(pollMs, null, { signal: poll.signal }).catch(() => null);
      if (!stopping) await Promise.race([notified, due]);
      poll.abort();
    }
  };

  const run = async () => {
    await listener.open();
    await Promise.all(outboxChannels.map(dispatchAll));
    listener.stop();
    transports.mail.close();
  };

  const running = run();
  return async () => {
    stopping = true;
    wakeAll();
    await running;
  };
};
