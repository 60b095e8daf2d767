import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  certificateTypes,
  type Fair,
  type FileRef,
  fairDirections,
  fairTypes,
  type LocalisedText,
  type Slugs,
} from 'shared/contract';
import { instant, localised, ownedColumns, richText } from '../../platform/database/columns';

export const fairs = pgTable('fairs', {
  ...ownedColumns(),
  title: localised().notNull(),
  slugs: jsonb().$type<Slugs>(),
  summary: localised(),
  content: richText(),
  type: text({ enum: fairTypes }).notNull(),
  venue: jsonb().$type<NonNullable<Fair['venue']>>(),
  timezone: text().notNull().default('Asia/Seoul'),
  sellerFrom: instant('seller_from').notNull(),
  sellerTo: instant('seller_to').notNull(),
  buyerFrom: instant('buyer_from').notNull(),
  buyerTo: instant('buyer_to').notNull(),
  requestFrom: instant('request_from').notNull(),
  requestTo: instant('request_to').notNull(),
  startAt: instant('start_at').notNull(),
  endAt: instant('end_at').notNull(),
  days: jsonb().$type<Fair['days']>().notNull().default([]),
  slotMinutes: integer('slot_minutes').notNull(),
  bufferMinutes: integer('buffer_minutes').notNull(),
  requestTtlHours: integer('request_ttl_hours').notNull(),
  cancelCutoffHours: integer('cancel_cutoff_hours').notNull(),
  leadMinutes: integer('lead_minutes').notNull().default(0),
  maxPending: integer('max_pending'),
  maxPerDay: integer('max_per_day'),
  direction: text({ enum: fairDirections }).notNull().default('BOTH'),
  sellerCertificates: text('seller_certificates', { enum: certificateTypes })
    .array()
    .notNull()
    .default(['SeoulAward', 'SuperRookie']),
  organizer: jsonb().$type<{ name: LocalisedText; tel?: string | null; email?: string | null }>(),
  published: boolean().notNull().default(false),
  thumbs: jsonb().$type<FileRef[]>().notNull().default([]),
  deletedAt: instant('deleted_at'),
});

export type FairRow = typeof fairs.$inferSelect;
