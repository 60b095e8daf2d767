import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type FileRef, introductionKinds } from 'shared/contract';
import { instant, newId, now } from '../../platform/database/columns';

export const introductions = pgTable('introductions', {
  _id: text('_id').primaryKey().$defaultFn(newId),
  _user: text('_user').notNull(),
  _fair: text('_fair').notNull(),
  kind: text({ enum: introductionKinds }).notNull(),
  file: jsonb().$type<FileRef>().notNull(),
  uploadedAt: instant('uploaded_at').notNull().$defaultFn(now),
  /** When the warning about personal information was read; null where it was not shown. */
  acknowledgedAt: instant('acknowledged_at'),
});
