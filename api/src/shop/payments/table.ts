import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { refundChannels, refundStatuses, webhookResults } from 'shared/contract';
import { instant, newId, now, recordColumns } from '../../platform/database/columns';

/** Refunds, sent and pending. */
export const refunds = pgTable('refunds', {
  ...recordColumns(),
  _order: text('_order').notNull(),
  lines: text().array().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  points: bigint({ mode: 'number' }).notNull().default(0),
  reason: text().notNull(),
  by: text(),
  channel: text({ enum: refundChannels }).notNull().default('PROVIDER'),
  status: text({ enum: refundStatuses }).notNull(),
  tries: integer().notNull().default(0),
  nextAt: instant('next_at').notNull().$defaultFn(now),
  error: text(),
  sentAt: instant('sent_at'),
  /** The administrator who sent it; null for a provider. */
  sentBy: text('sent_by'),
});
export type RefundRow = typeof refunds.$inferSelect;

/** Reports of payment providers; append-only. */
export const paymentEvents = pgTable('payment_events', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  at: instant().notNull().$defaultFn(now),
  provider: text().notNull(),
  tid: text().notNull(),
  orderNo: text('order_no').notNull(),
  _order: text('_order'),
  amount: bigint({ mode: 'number' }).notNull(),
  status: text().notNull(),
  result: text({ enum: webhookResults }).notNull(),
});
