import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bidStatuses, bidTypes, type ConsoleBid } from 'shared/contract';
import { instant, now, recordColumns } from '../../platform/database/columns';

export const bids = pgTable('bids', {
  ...recordColumns(),
  _work: text('_work').notNull(),
  _user: text('_user').notNull(),
  _paddle: text('_paddle').notNull(),
  alias: text().notNull(),
  seq: integer().notNull(),
  type: text({ enum: bidTypes }).notNull(),
  /** As sent (KRW). Secret. */
  amount: bigint({ mode: 'number' }).notNull(),
  /** Maximum bid after raises (KRW). Secret. */
  max: bigint({ mode: 'number' }).notNull(),
  /** The bid whose maximum this one raises; raises are not listed in the history. */
  _raises: text('_raises'),
  /** The visible price after it (KRW); null for raises and for absentee bids before the opening. */
  price: bigint({ mode: 'number' }),
  status: text({ enum: bidStatuses }).notNull(),
  ip: text().notNull(),
  at: instant().notNull(),
  voided: jsonb().$type<NonNullable<ConsoleBid['voided']>>(),
});

export type BidRow = typeof bids.$inferSelect;

/** Columns of every change of a bid: the version that an administrator saw is then no longer the current one. */
export const countChange = () => ({ updatedAt: now(), version: sql`${bids.version} + 1` });
