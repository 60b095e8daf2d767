import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Purchase, type PurchaseRequest, type PurchaseSnapshot, purchaseStatuses } from 'shared/contract';
import { instant, recordColumns } from '../../platform/database/columns';

const won = () => bigint({ mode: 'number' });

/** Lines of orders. */
export const purchases = pgTable('purchases', {
  ...recordColumns(),
  _order: text('_order').notNull(),
  _user: text('_user').notNull(),
  line: integer().notNull(),
  _product: text('_product'),
  _work: text('_work'),
  optionKey: text('option_key').notNull().default(''),
  snapshot: jsonb().$type<PurchaseSnapshot>().notNull(),
  qty: integer().notNull(),
  amount: won().notNull(),
  coupon: won().notNull().default(0),
  points: won().notNull().default(0),
  paid: won().notNull(),
  refunded: won().notNull().default(0),
  pointRate: doublePrecision('point_rate').notNull().default(0),
  noCoupon: boolean('no_coupon').notNull().default(false),
  categories: text().array().notNull().default([]),
  status: text({ enum: purchaseStatuses }).notNull(),
  /** Whether its pieces were taken out of the stock. */
  taken: boolean().notNull(),
  tracking: jsonb().$type<NonNullable<Purchase['tracking']>>(),
  deliveredAt: instant('delivered_at'),
  confirmedAt: instant('confirmed_at'),
  request: jsonb().$type<PurchaseRequest>(),
});
export type PurchaseRow = typeof purchases.$inferSelect;
