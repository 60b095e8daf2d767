import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type FileRef, type Review, reviewStatuses } from 'shared/contract';
import { owned } from '../../platform/http/columns';

export const reviews = pgTable('reviews', {
  ...owned(),
  _user: text('_user').notNull(),
  /** The line of an order it is about; each has one review at most. */
  _purchase: text('_purchase').notNull(),
  _product: text('_product').notNull(),
  score: integer().notNull(),
  content: text().notNull(),
  images: jsonb().$type<FileRef[]>().notNull().default([]),
  status: text({ enum: reviewStatuses }).notNull().default('VISIBLE'),
  reply: jsonb().$type<NonNullable<Review['reply']>>(),
  likes: integer().notNull().default(0),
});

export type ReviewRow = typeof reviews.$inferSelect;
