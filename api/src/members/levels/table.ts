import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ownedColumns } from '../../platform/database/columns';

export const levels = pgTable('levels', {
  ...ownedColumns(),
  name: text().notNull(),
  code: text().notNull(),
  rank: integer().notNull(),
  isDefault: boolean('is_default').notNull(),
  discountRate: doublePrecision('discount_rate').notNull(),
  pointRate: doublePrecision('point_rate').notNull(),
  description: text(),
});
