import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type InboxEntry, messageChannels, type Template, templateCodes } from 'shared/contract';
import { instant, localised, newId, now, owned, richText } from '../../platform/http/columns';

export const messages = pgTable('messages', {
  ...owned(),
  code: text({ enum: templateCodes }).notNull(),
  title: text().notNull(),
  channels: text({ enum: messageChannels }).array().notNull(),
  subject: localised().notNull(),
  body: localised().notNull(),
  /** Null sends `body` as the mail. */
  html: richText(),
  alimtalkCode: text('alimtalk_code'),
  failover: boolean().notNull(),
  enabled: boolean().notNull(),
  isAd: boolean('is_ad').notNull(),
});

export type MessageRow = typeof messages.$inferSelect;

/** What the site told a member; one entry for a reader and key. */
export const inbox = pgTable('inbox', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  _user: text('_user').notNull(),
  type: text().$type<Template>().notNull(),
  title: localised().notNull(),
  text: jsonb().$type<InboxEntry['text']>().notNull(),
  link: text(),
  resource: text().notNull(),
  target: text().notNull(),
  dedupeKey: text('dedupe_key').notNull(),
  createdAt: instant('created_at').notNull().$defaultFn(now),
  readAt: instant('read_at'),
});
