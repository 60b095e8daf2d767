import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type FileRef, type Review, reviewStatuses } from 'shared/contract';
import { ownedColumns } from '../../platform/database/columns';

export const reviews = pgTable('reviews', {
  ...ownedColumns(),
  _user: text('_user').notNull(),
  /** The reviewed line of an order; each has at most one review. */
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
