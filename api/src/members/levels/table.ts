import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { owned } from '../../platform/http/columns';

export const levels = pgTable('levels', {
  ...owned(),
  name: text().notNull(),
  code: text().notNull(),
  rank: integer().notNull(),
  isDefault: boolean('is_default').notNull(),
  discountRate: doublePrecision('discount_rate').notNull(),
  pointRate: doublePrecision('point_rate').notNull(),
  description: text(),
});
