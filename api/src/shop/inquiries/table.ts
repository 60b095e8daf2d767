import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FileRef, Inquiry } from 'shared/contract';
import { ownedColumns } from '../../platform/database/columns';

export const inquiries = pgTable('inquiries', {
  ...ownedColumns(),
  _user: text('_user').notNull(),
  /** Null if the inquiry is about the shop. */
  _product: text('_product'),
  subject: text(),
  content: text().notNull(),
  secret: boolean().notNull().default(true),
  images: jsonb().$type<FileRef[]>().notNull().default([]),
  answer: jsonb().$type<NonNullable<Inquiry['answer']>>(),
});

export type InquiryRow = typeof inquiries.$inferSelect;
