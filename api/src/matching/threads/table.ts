import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newId, now } from '../../platform/database/columns';

export const threadMessages = pgTable('thread_messages', {
  _id: text('_id').primaryKey().$defaultFn(newId),
  _matching: text('_matching').notNull(),
  /** The author. */
  _user: text('_user').notNull(),
  text: text().notNull(),
  at: instant().notNull().$defaultFn(now),
  /** When the partner read it. */
  readAt: instant('read_at'),
});
