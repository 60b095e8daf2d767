import { eq, sql } from 'drizzle-orm';
import type { Connection, Database } from '../database/connect';
import { now } from '../http/columns';
import { OUTBOX_CHANNEL } from './outbox';
import { type Mail, outbox } from './table';
import type { Refusal, Transport } from './transport';

/** A mail that is neither sent nor failed after this was taken by a process that died. */
const LEASE_S = 300;
/** From half a minute to about a day, four times as long each time. */
const RETRY_S = [30, 120, 480, 1920, 7680, 30_720, 86_400];

interface Due extends Record<string, unknown> {
  _id: string;
  mail: Mail;
  recipients: string[];
  tries: number;
}

const claim = async (db: Database) => {
  const { rows } = await db.execute<Due>(sql`
    update outbox set tries = tries + 1, next_at = now() + make_interval(secs => ${LEASE_S})
    where _id = (
      select _id from outbox where status = 'QUEUED' and next_at <= now()
      order by next_at, _id limit 1 for update skip locked
    )
    returning _id, mail, recipients, tries`);
  return rows[0];
};

const failed = (cause: unknown, recipients: string[]): Refusal[] => {
  const message = cause instanceof Error ? cause.message : String(cause);
  return recipients.map((address) => ({ address, final: false, message }));
};

/** Sends the mail that is due longest; false when none is. Any number of processes may do so at the same time. */
export const dispatchOne = async (db: Database, transport: Transport): Promise<boolean> => {
  const due = await claim(db);
  if (!due) return false;
  const { _id, mail, recipients, tries } = due;
  const refusals = await transport.send(_id, mail, recipients).catch((cause: unknown) => failed(cause, recipients));
  const waitS = RETRY_S[tries - 1];
  const again = waitS === undefined ? [] : refusals.filter(({ final }) => !final).map(({ address }) => address);
  const error = refusals
    .map(({ address, message }) => `${address}: ${message}`)
    .join('\n')
    .slice(0, 1000);
  const outcome =
    again.length > 0
      ? { recipients: again, nextAt: new Date(Date.now() + (waitS ?? 0) * 1000).toISOString(), error }
      : refusals.length > 0
        ? { status: 'FAILED' as const, error }
        : { status: 'SENT' as const, sentAt: now() };
  await db.update(outbox).set(outcome).where(eq(outbox._id, _id));
  return true;
};

interface MailOptions {
  connection: Connection;
  transport: Transport;
  /** How long to wait when no notice comes; notices only make it faster. */
  pollMs?: number;
  onError: (cause: unknown) => void;
}

/** Sends mails as they come until the returned function is called, which waits for the one under way. */
export const startMail = ({ connection: { db, pool }, transport, pollMs = 5000, onError }: MailOptions) => {
  let stopping = false;
  let wake = () => {};
  let hangUp = () => {};

  const listen = async () => {
    const client = await pool.connect();
    let open = true;
    hangUp = () => {
      if (open) client.release(true);
      open = false;
      hangUp = () => {};
    };
    client.on('notification', () => wake());
    client.once('error', () => hangUp());
    await client.query(`listen ${OUTBOX_CHANNEL}`);
    return () => open;
  };

  const run = async () => {
    let listening = () => false;
    while (!stopping) {
      const notified = new Promise<void>((resolve) => {
        wake = resolve;
      });
      try {
        if (!listening()) listening = await listen();
        if (await dispatchOne(db, transport)) continue;
      } catch (cause) {
        if (!stopping) onError(cause);
      }
      let timer: NodeJS.Timeout | undefined;
      const due = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, pollMs);
      });
      if (!stopping) await Promise.race([notified, due]);
      clearTimeout(timer);
    }
    hangUp();
    transport.close();
  };

  const running = run();
  return async () => {
    stopping = true;
    wake();
    await running;
  };
};
