import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FileRef } from 'shared/contract';
import { localised, owned } from '../../platform/http/columns';

export const shopCategories = pgTable('shop_categories', {
  ...owned(),
  name: localised().notNull(),
  code: text().notNull(),
  _parent: text('_parent'),
  order: integer().notNull().default(0),
  enabled: boolean().notNull().default(true),
  thumb: jsonb().$type<FileRef>(),
  /** Of products that visitors see, and of all that are not deleted; the database counts. */
  productCount: integer('product_count').notNull().default(0),
  allCount: integer('all_count').notNull().default(0),
});

export type CategoryRow = typeof shopCategories.$inferSelect;
