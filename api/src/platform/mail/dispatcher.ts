import { eq, sql } from 'drizzle-orm';
import type { Connection, Database } from '../database/connect';
import { now } from '../http/columns';
import { type SmsProvider, SmsRefused } from '../sms/provider';
import { OUTBOX_CHANNEL } from './outbox';
import { type Mail, outbox, type Sms } from './table';
import type { Refusal, Transport } from './transport';

/** What is neither sent nor failed after this was taken by a process that died. */
const LEASE_S = 300;
/** From half a minute to about a day, four times as long each time. */
const RETRY_S = [30, 120, 480, 1920, 7680, 30_720, 86_400];

interface Due extends Record<string, unknown> {
  _id: string;
  mail: Mail | null;
  sms: Sms | null;
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
    returning _id, mail, sms, recipients, tries`);
  return rows[0];
};

const failed = (cause: unknown, recipients: string[]): Refusal[] => {
  const message = cause instanceof Error ? cause.message : String(cause);
  return recipients.map((address) => ({ address, final: cause instanceof SmsRefused, message }));
};

/** By which mails and text messages leave. */
export interface Carriers {
  mail: Transport;
  sms: SmsProvider;
}

/** Whom it did not reach, and the provider's number for it. */
const carry = async ({ _id, mail, sms, recipients }: Due, carriers: Carriers) => {
  try {
    if (mail) return { refusals: await carriers.mail.send(_id, mail, recipients), providerId: null };
    return { refusals: [], providerId: sms && (await carriers.sms.send(_id, sms)) };
  } catch (cause) {
    return { refusals: failed(cause, recipients), providerId: null };
  }
};

/** Sends what is due longest; false when none is. Any number of processes may do so at the same time. */
export const dispatchOne = async (db: Database, carriers: Carriers): Promise<boolean> => {
  const due = await claim(db);
  if (!due) return false;
  const { _id, tries } = due;
  const { refusals, providerId } = await carry(due, carriers);
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
        : { status: 'SENT' as const, sentAt: now(), providerId, error: null };
  await db.update(outbox).set(outcome).where(eq(outbox._id, _id));
  return true;
};

interface MailOptions {
  connection: Connection;
  carriers: Carriers;
  /** How long to wait when no notice comes; notices only make it faster. */
  pollMs?: number;
  onError: (cause: unknown) => void;
}

/** Sends what comes until the returned function is called, which waits for the one under way. */
export const startMail = ({ connection: { db, pool }, carriers, pollMs = 5000, onError }: MailOptions) => {
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
        if (await dispatchOne(db, carriers)) continue;
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
    carriers.mail.close();
  };

  const running = run();
  return async () => {
    stopping = true;
    wake();
    await running;
  };
};
