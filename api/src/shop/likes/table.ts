import { pgTable, text } from 'drizzle-orm/pg-core';
import { likeTypes } from 'shared/contract';
import { recordColumns } from '../../platform/database/columns';

export const likes = pgTable('likes', {
  ...recordColumns(),
  _user: text('_user').notNull(),
  type: text({ enum: likeTypes }).notNull(),
  target: text().notNull(),
});

export type LikeRow = typeof likes.$inferSelect;
