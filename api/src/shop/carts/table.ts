import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/database/columns';

/** Lines of members' carts. */
export const carts = pgTable('carts', {
  ...recordColumns(),
  _user: text('_user').notNull(),
  _product: text('_product').notNull(),
  /** Empty if the product has no options. */
  optionKey: text('option_key').notNull().default(''),
  qty: integer().notNull(),
  selected: boolean().notNull().default(true),
});

export type CartRow = typeof carts.$inferSelect;
