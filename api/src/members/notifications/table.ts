import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { audiences, type FileRef, notificationStatuses } from 'shared/contract';
import { instant, localised, ownedColumns, richText } from '../../platform/database/columns';

export const notifications = pgTable('notifications', {
  ...ownedColumns(),
  subject: localised().notNull(),
  content: richText().notNull(),
  audience: text({ enum: audiences }).notNull(),
  pinned: boolean().notNull(),
  publishAt: instant('publish_at'),
  status: text({ enum: notificationStatuses }).notNull(),
  upload: jsonb().$type<FileRef[]>().notNull().default([]),
  views: integer().notNull().default(0),
  /** When it was announced to members. */
  announcedAt: instant('announced_at'),
  deletedAt: instant('deleted_at'),
});

export type NotificationRow = typeof notifications.$inferSelect;
