import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bookmarkTypes } from 'shared/contract';
import { instant, recordColumns } from '../../platform/database/columns';

export const bookmarks = pgTable('bookmarks', {
  ...recordColumns(),
  _user: text('_user').notNull(),
  type: text({ enum: bookmarkTypes }).notNull(),
  target: text().notNull(),
  memo: text(),
  order: integer().notNull().default(0),
  /** For lots: when the member was notified of the closing time. */
  remindedAt: instant('reminded_at'),
});

export type BookmarkRow = typeof bookmarks.$inferSelect;
