import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const calendarFeeds = pgTable('calendar_feeds', {
  _user: text('_user').primaryKey(),
  /** The secret of the address follows from it: a new number ends the old address. */
  number: integer().notNull(),
  active: boolean().notNull(),
});
