import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

export const trash = pgTable('trash', {
  /** Id of the deleted record or file. */
  _id: text('_id').primaryKey(),
  resource: text().notNull(),
  title: text().notNull(),
  /** What is written back, in the form of its kind. */
  data: jsonb().notNull(),
  /** Ids of the files that were hidden with it. */
  files: text().array().notNull().default([]),
  /** The member whose data it holds. */
  _user: text('_user'),
  deletedAt: instant('deleted_at').notNull(),
  deletedBy: text('deleted_by'),
  purgeAt: instant('purge_at').notNull(),
});

export type TrashRow = typeof trash.$inferSelect;
