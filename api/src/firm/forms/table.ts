import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  type AwardEntry,
  contactChannels,
  type FileRef,
  type Form,
  formCodes,
  formStatuses,
  formStepKinds,
} from 'shared/contract';
import { instant, newId, now, ownedColumns } from '../../platform/database/columns';

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
  /** Links that were sent are signed with this number; another one ends them. */
  linkNumber: integer('link_number').notNull().default(1),
  /** Links end some time after it. */
  closedAt: instant('closed_at'),
});

export type FormRow = typeof forms.$inferSelect;

/** What happened to a form, beside its receipt and its replies. */
export const formSteps = pgTable('form_steps', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  _form: text('_form').notNull(),
  kind: text({ enum: formStepKinds }).notNull(),
  at: instant().notNull().$defaultFn(now),
  /** Null for the sender. */
  by: text(),
  message: text(),
  note: text(),
  start: instant('start_at'),
});
