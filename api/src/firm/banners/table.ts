import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Banner, devices } from 'shared/contract';
import { ownedColumns } from '../../platform/database/columns';

export const banners = pgTable('banners', {
  ...ownedColumns(),
  code: text().notNull(),
  name: text().notNull(),
  /** In milliseconds; 0: no autoplay. */
  autoplayMs: integer('autoplay_ms').notNull(),
  device: text({ enum: devices }).notNull(),
  images: jsonb().$type<Banner['images']>().notNull().default([]),
});

export type BannerRow = typeof banners.$inferSelect;
