import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const calendarFeeds = pgTable('calendar_feeds', {
  _user: text('_user').primaryKey(),
  /** Part of the signed secret: a new number invalidates the old URL. */
  number: integer().notNull(),
  active: boolean().notNull(),
});
