import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newId, now } from '../http/columns';

export interface Mail {
  from: { name: string; address: string };
  replyTo: string;
  to: string[];
  cc: string[];
  subject: string;
  html: string;
  text: string;
}

export const mailStatuses = ['QUEUED', 'SENT', 'FAILED'] as const;

/** E-mails, written in the transaction of what causes them and sent afterwards. */
export const outbox = pgTable('outbox', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  /** What must not be sent twice has the same key. */
  dedupeKey: text('dedupe_key').notNull(),
  /** The record that the mail is about; it takes the mail with it when it is purged. */
  resource: text().notNull(),
  target: text().notNull(),
  mail: jsonb().$type<Mail>().notNull(),
  /** Whom it has not reached yet. */
  recipients: text().array().notNull(),
  status: text({ enum: mailStatuses }).notNull().default('QUEUED'),
  tries: integer().notNull().default(0),
  /** When it is due; while it is being sent, when it may be taken for lost. */
  nextAt: instant('next_at').notNull().$defaultFn(now),
  error: text(),
  createdAt: instant('created_at').notNull().$defaultFn(now),
  sentAt: instant('sent_at'),
});
