import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type AwardEntry, contactChannels, type FileRef, type Form, formCodes, formStatuses } from 'shared/contract';
import { instant, ownedColumns } from '../../platform/database/columns';

export const forms = pgTable('forms', {
  ...ownedColumns(),
  code: text({ enum: formCodes }).notNull(),
  receiptNo: text('receipt_no').notNull(),
  subject: text(),
  name: text().notNull(),
  phone: text().notNull(),
  email: text(),
  /** The lawyer whom the sender wishes for. */
  _lawyer: text('_lawyer'),
  practice: text(),
  office: integer(),
  preferredAt: jsonb('preferred_at').$type<NonNullable<Form['preferredAt']>>(),
  contactChannel: text('contact_channel', { enum: contactChannels }),
  content: text(),
  /** Award entries only. */
  extra: jsonb().$type<AwardEntry>(),
  thumb: jsonb().$type<FileRef>(),
  files: jsonb().$type<FileRef[]>().notNull().default([]),
  status: text({ enum: formStatuses }).notNull().default('RECEIVED'),
  assignee: text(),
  memos: jsonb().$type<Form['memos']>().notNull().default([]),
  replies: jsonb().$type<Form['replies']>().notNull().default([]),
  /** Null when an administrator entered the form. */
  source: jsonb().$type<NonNullable<Form['source']>>(),
  /** argon2id hash of the visitor's phone number and password; null when a member sent it. */
  proof: text(),
  /** The member who sent it. */
  _user: text('_user'),
  purgeAt: instant('purge_at').notNull(),
});

export type FormRow = typeof forms.$inferSelect;
