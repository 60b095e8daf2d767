import { and, eq, sql } from 'drizzle-orm';
import type { MessageTemplate } from 'shared/contract';
import type { Database } from '../database/connect';
import { type Mail, outbox, type Sms } from './table';

export const OUTBOX_CHANNEL = 'portico_outbox';

interface OutboxOptions {
  dedupeKey: string;
  resource: string;
  target: string;
  template?: MessageTemplate;
  /** The member who receives it. */
  _user?: string;
  /** Earliest time of sending. */
  nextAt?: string;
  /** Reason why it is only logged and not sent. */
  skipped?: string | undefined;
}

const listHeaderValues = ({ from, replyTo, to, cc, subject }: Mail) => [
  from.name,
  from.address,
  replyTo,
  ...to,
  ...cc,
  subject,
];

type MessageContent = { channel: 'EMAIL'; mail: Mail } | { channel: 'SMS'; sms: Sms };

const insertMessage = async (
  tx: Database,
  content: MessageContent,
  recipients: string[],
  { skipped, ...options }: OutboxOptions,
) => {
  const status = skipped === undefined ? {} : { status: 'SKIPPED' as const, error: skipped };
  const [row] = await tx
    .insert(outbox)
    .values({ ...options, ...content, ...status, recipients })
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ _id: outbox._id });
  if (row && skipped === undefined) await tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
  return row?._id ?? null;
};

/**
 * Stores a mail in the caller's transaction; it is sent after the commit. Returns its id, or null if a mail with the same
 * `dedupeKey` exists. Throws if a header value contains a line break.
 */
export const enqueueMail = async (tx: Database, mail: Mail, options: OutboxOptions) => {
  if (listHeaderValues(mail).some((value) => /[\r\n\0]/.test(value)))
    throw new Error('A line break in a header of a mail');
  return insertMessage(tx, { channel: 'EMAIL', mail }, [...mail.to, ...mail.cc], options);
};

/** Stores a text message; see `enqueueMail`. */
export const enqueueSms = (tx: Database, sms: Sms, options: OutboxOptions) =>
  insertMessage(tx, { channel: 'SMS', sms }, [sms.to], options);

/** Deletes the messages about a record, when the record is purged. */
export const purgeMails = (tx: Database, resource: string, target: string) =>
  tx.delete(outbox).where(and(eq(outbox.resource, resource), eq(outbox.target, target)));

/** Deletes messages older than the retention time of the settings (default 730 days). */
export const purgeOutbox = (db: Database) =>
  db.execute(sql`
    delete from outbox where status <> 'QUEUED' and created_at < now() - make_interval(days => coalesce(
      (select (value -> 'retention' ->> 'logDays')::int from documents where key = 'setting'), 730))`);
