import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bookmarkTypes } from 'shared/contract';
import { instant, record } from '../../platform/http/columns';

export const bookmarks = pgTable('bookmarks', {
  ...record(),
  _user: text('_user').notNull(),
  type: text({ enum: bookmarkTypes }).notNull(),
  target: text().notNull(),
  memo: text(),
  order: integer().notNull().default(0),
  /** Of a lot: when its keeper was told that it ends soon. */
  remindedAt: instant('reminded_at'),
});

export type BookmarkRow = typeof bookmarks.$inferSelect;
