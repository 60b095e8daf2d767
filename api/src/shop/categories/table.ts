import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FileRef } from 'shared/contract';
import { localised, ownedColumns } from '../../platform/database/columns';

export const shopCategories = pgTable('shop_categories', {
  ...ownedColumns(),
  name: localised().notNull(),
  code: text().notNull(),
  _parent: text('_parent'),
  order: integer().notNull().default(0),
  enabled: boolean().notNull().default(true),
  thumb: jsonb().$type<FileRef>(),
  /** Products that visitors see, and (`allCount`) all that are not deleted; kept by a trigger. */
  productCount: integer('product_count').notNull().default(0),
  allCount: integer('all_count').notNull().default(0),
});

export type CategoryRow = typeof shopCategories.$inferSelect;
