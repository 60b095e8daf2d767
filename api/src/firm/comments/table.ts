import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { commentStatuses } from 'shared/contract';
import { ownedColumns } from '../../platform/database/columns';

export const comments = pgTable('comments', {
  ...ownedColumns(),
  _board: text('_board').notNull(),
  /** The answered comment, always a top-level one. */
  _parent: text('_parent'),
  author: text().notNull(),
  /** Plain text; empty once it is DELETED. */
  content: text().notNull(),
  /** Readable by its author, the post's author and administrators. */
  secret: boolean().notNull().default(false),
  status: text({ enum: commentStatuses }).notNull().default('VISIBLE'),
});

export type CommentRow = typeof comments.$inferSelect;
