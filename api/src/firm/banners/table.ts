import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Banner, devices } from 'shared/contract';
import { owned } from '../../platform/http/columns';

export const banners = pgTable('banners', {
  ...owned(),
  code: text().notNull(),
  name: text().notNull(),
  /** 0 stands still. */
  autoplayMs: integer('autoplay_ms').notNull(),
  device: text({ enum: devices }).notNull(),
  images: jsonb().$type<Banner['images']>().notNull().default([]),
});

export type BannerRow = typeof banners.$inferSelect;
