import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { record } from '../../platform/http/columns';

/** Each row is one line of its member’s cart. */
export const carts = pgTable('carts', {
  ...record(),
  _user: text('_user').notNull(),
  _product: text('_product').notNull(),
  /** Empty where the product has no options. */
  optionKey: text('option_key').notNull().default(''),
  qty: integer().notNull(),
  selected: boolean().notNull().default(true),
});

export type CartRow = typeof carts.$inferSelect;
