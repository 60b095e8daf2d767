import { pgTable, text } from 'drizzle-orm/pg-core';
import { likeTypes } from 'shared/contract';
import { record } from '../../platform/http/columns';

export const likes = pgTable('likes', {
  ...record(),
  _user: text('_user').notNull(),
  type: text({ enum: likeTypes }).notNull(),
  target: text().notNull(),
});

export type LikeRow = typeof likes.$inferSelect;
