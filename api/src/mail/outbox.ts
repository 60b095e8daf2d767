import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { type Mail, outbox } from './table';

export const OUTBOX_CHANNEL = 'portico_outbox';

export interface Cause {
  dedupeKey: string;
  resource: string;
  target: string;
}

const headerBound = ({ from, replyTo, to, cc, subject }: Mail) => [
  from.name,
  from.address,
  replyTo,
  ...to,
  ...cc,
  subject,
];

/** Stores a mail in the caller's transaction; it leaves after the commit, and never if that does not come. */
export const enqueue = async (tx: Database, mail: Mail, cause: Cause) => {
  if (headerBound(mail).some((value) => /[\r\n\0]/.test(value))) throw new Error('A line break in a header of a mail');
  await tx
    .insert(outbox)
    .values({ ...cause, mail, recipients: [...mail.to, ...mail.cc] })
    .onConflictDoNothing({ target: outbox.dedupeKey });
  await tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
};

/** The mails about a record go with it. */
export const forgetMails = (tx: Database, resource: string, target: string) =>
  tx.delete(outbox).where(and(eq(outbox.resource, resource), eq(outbox.target, target)));
