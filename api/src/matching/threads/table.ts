import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newId, now } from '../../platform/http/columns';

export const threadMessages = pgTable('thread_messages', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  _matching: text('_matching').notNull(),
  /** Who wrote it. */
  _user: text('_user').notNull(),
  text: text().notNull(),
  at: instant().notNull().$defaultFn(now),
  /** By the other side. */
  readAt: instant('read_at'),
});
