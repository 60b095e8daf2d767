import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { outboxChannels, outboxStatuses, type Template } from 'shared/contract';
import { instant, newId, now } from '../http/columns';

export interface Mail {
  from: { name: string; address: string };
  replyTo: string;
  to: string[];
  cc: string[];
  subject: string;
  html: string;
  text: string;
  /** An entry for calendars, as mail programs offer to accept it. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
}

export interface Sms {
  from: string;
  to: string;
  kind: 'SMS' | 'LMS' | 'ALIMTALK';
  /** Of a long one. */
  subject: string | null;
  text: string;
  /** Code under which Kakao has approved the text. */
  alimtalkCode: string | null;
  /** The firm’s channel there, which speaks. */
  kakaoChannel: string | null;
  /** What Kakao does not deliver goes as a text message. */
  failover: boolean;
}

/** E-mails and text messages, written in the transaction of what causes them and sent afterwards. */
export const outbox = pgTable('outbox', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  /** What must not be sent twice has the same key. */
  dedupeKey: text('dedupe_key').notNull(),
  /** The record that the mail is about; it takes the mail with it when it is purged. */
  resource: text().notNull(),
  target: text().notNull(),
  channel: text({ enum: outboxChannels }).notNull().default('EMAIL'),
  /** Null for a text message. */
  mail: jsonb().$type<Mail>(),
  /** Null for an e-mail. */
  sms: jsonb().$type<Sms>(),
  /** Null for what a person wrote. */
  template: text().$type<Template>(),
  /** The member it is for; null for everybody else. */
  _user: text('_user'),
  /** Whom it has not reached yet. */
  recipients: text().array().notNull(),
  status: text({ enum: outboxStatuses }).notNull().default('QUEUED'),
  tries: integer().notNull().default(0),
  /** When it is due; while it is being sent, when it may be taken for lost. */
  nextAt: instant('next_at').notNull().$defaultFn(now),
  /** Of the last try, or why it was skipped. */
  error: text(),
  /** Number the provider gave it. */
  providerId: text('provider_id'),
  createdAt: instant('created_at').notNull().$defaultFn(now),
  sentAt: instant('sent_at'),
});

export type OutboxRow = typeof outbox.$inferSelect;
