import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  type BankAccount,
  type Order,
  orderKinds,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  type Receiver,
} from 'shared/contract';
import { instant, localised, recordColumns } from '../../platform/database/columns';
import type { StoredAccount } from '../refunds/refund-account';

/** KRW; a lot of an auction can exceed a 4-byte integer. */
const won = (name?: string) => (name ? bigint(name, { mode: 'number' }) : bigint({ mode: 'number' }));

export const orders = pgTable('orders', {
  ...recordColumns(),
  orderNo: text('order_no').notNull(),
  kind: text({ enum: orderKinds }).notNull(),
  _user: text('_user').notNull(),
  _work: text('_work'),
  won: jsonb().$type<NonNullable<Order['won']>>(),
  status: text({ enum: orderStatuses }).notNull(),
  items: won().notNull(),
  discount: won().notNull(),
  coupon: won().notNull(),
  points: won().notNull(),
  shipping: won().notNull(),
  total: won().notNull(),
  paid: won().notNull().default(0),
  refunded: won().notNull().default(0),
  pieces: integer().notNull(),
  /** Null after the coupon was returned. */
  _coupon: text('_coupon'),
  couponName: localised('coupon_name'),
  receiver: jsonb().$type<Receiver>(),
  pickup: jsonb().$type<NonNullable<Order['pickup']>>(),
  method: text({ enum: paymentMethods }).notNull(),
  paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),
  provider: text().notNull(),
  tid: text(),
  dueAt: instant('due_at'),
  bank: jsonb().$type<BankAccount>(),
  agreements: jsonb().$type<Order['agreements']>().notNull().default([]),
  placedAt: instant('placed_at').notNull(),
  paidAt: instant('paid_at'),
  /** Where refunds are transferred. */
  refundAccount: jsonb('refund_account').$type<StoredAccount>(),
  cancel: jsonb().$type<NonNullable<Order['cancel']>>(),
  history: jsonb().$type<Order['history']>().notNull().default([]),
  memo: text(),
  requested: boolean().notNull().default(false),
  alert: boolean().notNull().default(false),
  search: text().notNull(),
});
export type OrderRow = typeof orders.$inferSelect;
