import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  type AwardEntry,
  contactChannels,
  type FileRef,
  type Form,
  formCodes,
  formStatuses,
  termsCodes,
} from 'shared/contract';
import { instant, newId, now, owned } from '../../platform/http/columns';

export const forms = pgTable('forms', {
  ...owned(),
  code: text({ enum: formCodes }).notNull(),
  receiptNo: text('receipt_no').notNull(),
  subject: text(),
  name: text().notNull(),
  phone: text().notNull(),
  email: text(),
  practice: text(),
  office: integer(),
  preferredAt: jsonb('preferred_at').$type<NonNullable<Form['preferredAt']>>(),
  contactChannel: text('contact_channel', { enum: contactChannels }),
  content: text(),
  /** Of an entry to an award. */
  extra: jsonb().$type<AwardEntry>(),
  thumb: jsonb().$type<FileRef>(),
  files: jsonb().$type<FileRef[]>().notNull().default([]),
  status: text({ enum: formStatuses }).notNull().default('RECEIVED'),
  assignee: text(),
  memos: jsonb().$type<Form['memos']>().notNull().default([]),
  reply: jsonb().$type<NonNullable<Form['reply']>>(),
  /** Null for what an administrator wrote down. */
  source: jsonb().$type<NonNullable<Form['source']>>(),
  /** argon2id of phone and password, by which a visitor reads it back; null where a member sent it. */
  proof: text(),
  /** The member who sent it. */
  _user: text('_user'),
  purgeAt: instant('purge_at').notNull(),
});

export type FormRow = typeof forms.$inferSelect;

/** What was agreed to or not; the database refuses to change a row. */
export const consents = pgTable('consents', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  _form: text('_form'),
  _user: text('_user'),
  termsCode: text('terms_code', { enum: termsCodes }).notNull(),
  /** Edition of the terms. */
  termsVersion: integer('terms_version').notNull(),
  agreed: boolean().notNull(),
  at: instant().notNull().$defaultFn(now),
  ip: text().notNull(),
  ua: text().notNull(),
});
