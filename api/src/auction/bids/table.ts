import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bidStatuses, bidTypes, type ConsoleBid } from 'shared/contract';
import { instant, record } from '../../platform/http/columns';

export const bids = pgTable('bids', {
  ...record(),
  _work: text('_work').notNull(),
  _user: text('_user').notNull(),
  _paddle: text('_paddle').notNull(),
  alias: text().notNull(),
  seq: integer().notNull(),
  type: text({ enum: bidTypes }).notNull(),
  /** As it was sent. Secret. */
  amount: bigint({ mode: 'number' }).notNull(),
  /** As it stands after raises. Secret. */
  max: bigint({ mode: 'number' }).notNull(),
  /** The bid whose highest amount this one raises; it has no line of its own in the history. */
  _raises: text('_raises'),
  /** The visible price that it led to; null while it waits for its lot to open, and for a raise. */
  price: bigint({ mode: 'number' }),
  status: text({ enum: bidStatuses }).notNull(),
  ip: text().notNull(),
  at: instant().notNull(),
  voided: jsonb().$type<NonNullable<ConsoleBid['voided']>>(),
});

export type BidRow = typeof bids.$inferSelect;
