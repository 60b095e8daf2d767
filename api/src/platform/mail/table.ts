import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type MessageTemplate, outboxChannels, outboxStatuses } from 'shared/contract';
import { instant, newId, now } from '../database/columns';

export interface Mail {
  from: { name: string; address: string };
  replyTo: string;
  to: string[];
  cc: string[];
  subject: string;
  html: string;
  text: string;
  /** A calendar invitation (iCalendar). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
}

export interface Sms {
  from: string;
  to: string;
  kind: 'SMS' | 'LMS' | 'ALIMTALK';
  /** Only for LMS. */
  subject: string | null;
  text: string;
  /** Code of the template that Kakao has approved. */
  alimtalkCode: string | null;
  /** The firm’s Kakao channel, which is the sender. */
  kakaoChannel: string | null;
  /** Send it as a text message if Kakao does not deliver it. */
  failover: boolean;
}

/** E-mails and text messages, stored in the transaction that causes them and sent after it. */
export const outbox = pgTable('outbox', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  /** Unique: a second message with the same key is not stored. */
  dedupeKey: text('dedupe_key').notNull(),
  /** The record that the message is about; the message is deleted when the record is purged. */
  resource: text().notNull(),
  target: text().notNull(),
  channel: text({ enum: outboxChannels }).notNull().default('EMAIL'),
  /** Null for a text message. */
  mail: jsonb().$type<Mail>(),
  /** Null for an e-mail. */
  sms: jsonb().$type<Sms>(),
  /** Null for messages written by a person. */
  template: text().$type<MessageTemplate>(),
  /** The member who receives it; null for other recipients. */
  _user: text('_user'),
  /** Recipients it has not reached yet. */
  recipients: text().array().notNull(),
  status: text({ enum: outboxStatuses }).notNull().default('QUEUED'),
  tries: integer().notNull().default(0),
  /** When it is due; while it is being sent, when the claim expires. */
  nextAt: instant('next_at').notNull().$defaultFn(now),
  /** Error of the last try, or the reason why it was skipped. */
  error: text(),
  /** Id given by the provider. */
  providerId: text('provider_id'),
  createdAt: instant('created_at').notNull().$defaultFn(now),
  sentAt: instant('sent_at'),
});

export type OutboxRow = typeof outbox.$inferSelect;
