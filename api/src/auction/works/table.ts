import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  auctionFileKinds,
  type Classification,
  type FileRef,
  type Slugs,
  type Work,
  workStatuses,
} from 'shared/contract';
import { instant, localised, newId, ownedColumns, richText } from '../../platform/database/columns';

const won = (name: string) => bigint(name, { mode: 'number' });

export const works = pgTable('works', {
  ...ownedColumns(),
  _program: text('_program').notNull(),
  lotNo: integer('lot_no').notNull(),
  _author: text('_author').notNull(),
  title: localised().notNull(),
  slugs: jsonb().$type<Slugs>(),
  classification: jsonb().$type<Classification>().notNull(),
  medium: localised(),
  size: jsonb().$type<NonNullable<Work['size']>>(),
  year: text(),
  edition: text(),
  signed: localised(),
  frame: localised(),
  provenance: localised(),
  condition: localised(),
  description: richText(),
  estimateLow: won('estimate_low'),
  estimateHigh: won('estimate_high'),
  startPrice: won('start_price').notNull(),
  /** Secret. */
  reservePrice: won('reserve_price'),
  /** Secret. */
  _consignor: text('_consignor'),
  order: integer().notNull().default(0),
  /** The stored status; OPEN and CLOSED also follow from the time, see `getStatus`. */
  status: text({ enum: workStatuses }).notNull(),
  /** Whether the public sees it; derived from its status and its programme. */
  visible: boolean().notNull().default(false),
  openAt: instant('open_at').notNull(),
  endAt: instant('end_at').notNull(),
  effectiveEndAt: instant('effective_end_at').notNull(),
  extensions: integer().notNull().default(0),
  /** Sequence number of the last bid or raise. */
  seq: integer().notNull().default(0),
  bidCount: integer('bid_count').notNull().default(0),
  currentPrice: won('current_price'),
  /** The visible price, or the starting price before the first bid. */
  price: won('price').generatedAlwaysAs(sql`coalesce(current_price, start_price)`),
  leader: text(),
  leaderAlias: text('leader_alias'),
  /** Secret. */
  leaderMax: won('leader_max'),
  winner: text(),
  result: jsonb().$type<{ hammer: number; premium: number; vat: number; total: number; dueAt: string }>(),
  dueAt: instant('due_at'),
  /** When the winner was reminded of the payment. */
  remindedAt: instant('reminded_at'),
  paidAt: instant('paid_at'),
  defaultedAt: instant('defaulted_at'),
  wonEmail: jsonb('won_email').$type<NonNullable<Work['wonEmail']>>(),
  withdrawal: jsonb().$type<NonNullable<Work['withdrawal']>>(),
  deletedAt: instant('deleted_at'),
});

export type WorkRow = typeof works.$inferSelect;

export const auctionFiles = pgTable('auction_files', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  _program: text('_program').notNull(),
  /** Null for a file of the programme. */
  _work: text('_work'),
  index: integer().notNull(),
  kind: text({ enum: auctionFileKinds }).notNull(),
  file: jsonb().$type<FileRef>().notNull(),
});
export type AuctionFileRow = typeof auctionFiles.$inferSelect;
