import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type InboxEntry, type MessageTemplate, messageChannels, messageTemplateCodes } from 'shared/contract';
import { instant, localised, newId, now, ownedColumns, richText } from '../../platform/database/columns';

export const messages = pgTable('messages', {
  ...ownedColumns(),
  code: text({ enum: messageTemplateCodes }).notNull(),
  title: text().notNull(),
  channels: text({ enum: messageChannels }).array().notNull(),
  subject: localised().notNull(),
  body: localised().notNull(),
  /** HTML of the mail; null uses `body`. */
  html: richText(),
  alimtalkCode: text('alimtalk_code'),
  failover: boolean().notNull(),
  enabled: boolean().notNull(),
  isAd: boolean('is_ad').notNull(),
});

export type MessageRow = typeof messages.$inferSelect;

/** Notifications in a member's inbox; one entry for each user and key. */
export const inbox = pgTable('inbox', {
  _id: text('_id').primaryKey().$defaultFn(newId),
  _user: text('_user').notNull(),
  type: text().$type<MessageTemplate>().notNull(),
  title: localised().notNull(),
  text: jsonb().$type<InboxEntry['text']>().notNull(),
  link: text(),
  resource: text().notNull(),
  target: text().notNull(),
  dedupeKey: text('dedupe_key').notNull(),
  createdAt: instant('created_at').notNull().$defaultFn(now),
  readAt: instant('read_at'),
});
