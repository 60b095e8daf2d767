import { and, eq, sql } from 'drizzle-orm';
import type { Template } from 'shared/contract';
import type { Database } from '../database/connect';
import { type Mail, outbox, type Sms } from './table';

export const OUTBOX_CHANNEL = 'portico_outbox';

export interface Cause {
  dedupeKey: string;
  resource: string;
  target: string;
  template?: Template;
  /** The member it is for. */
  _user?: string;
  /** Not before this. */
  nextAt?: string;
  /** Why it is not sent but only written down. */
  skipped?: string | undefined;
}

const headerBound = ({ from, replyTo, to, cc, subject }: Mail) => [
  from.name,
  from.address,
  replyTo,
  ...to,
  ...cc,
  subject,
];

type Content = { channel: 'EMAIL'; mail: Mail } | { channel: 'SMS'; sms: Sms };

const store = async (tx: Database, content: Content, recipients: string[], { skipped, ...cause }: Cause) => {
  const status = skipped === undefined ? {} : { status: 'SKIPPED' as const, error: skipped };
  const [row] = await tx
    .insert(outbox)
    .values({ ...cause, ...content, ...status, recipients })
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ _id: outbox._id });
  if (row && skipped === undefined) await tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
  return row?._id ?? null;
};

/**
 * Stores a mail in the caller's transaction; it leaves after the commit, and never if that does not come. Answers its
 * id, or null where the same cause has stored it before.
 */
export const enqueue = async (tx: Database, mail: Mail, cause: Cause) => {
  if (headerBound(mail).some((value) => /[\r\n\0]/.test(value))) throw new Error('A line break in a header of a mail');
  return store(tx, { channel: 'EMAIL', mail }, [...mail.to, ...mail.cc], cause);
};

/** The same for a text message. */
export const enqueueSms = (tx: Database, sms: Sms, cause: Cause) => store(tx, { channel: 'SMS', sms }, [sms.to], cause);

/** The mails about a record go with it. */
export const forgetMails = (tx: Database, resource: string, target: string) =>
  tx.delete(outbox).where(and(eq(outbox.resource, resource), eq(outbox.target, target)));

/** What was sent before the time that the firm keeps its log. */
export const forgetSent = (db: Database) =>
  db.execute(sql`
    delete from outbox where status <> 'QUEUED' and created_at < now() - make_interval(days => coalesce(
      (select (value -> 'retention' ->> 'logDays')::int from documents where key = 'setting'), 730))`);
