import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { commentStatuses } from 'shared/contract';
import { owned } from '../../platform/http/columns';

export const comments = pgTable('comments', {
  ...owned(),
  _board: text('_board').notNull(),
  /** The comment it answers, always one of the first depth. */
  _parent: text('_parent'),
  author: text().notNull(),
  /** Plain text; empty once it is DELETED. */
  content: text().notNull(),
  /** For its author, the post's author and administrators. */
  secret: boolean().notNull().default(false),
  status: text({ enum: commentStatuses }).notNull().default('VISIBLE'),
});

export type CommentRow = typeof comments.$inferSelect;
