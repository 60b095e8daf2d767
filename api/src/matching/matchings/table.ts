import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  type Attendance,
  type CandidateSlot,
  type Matching,
  type MatchingStatus,
  type MeetingLog,
  matchingStatuses,
  meetingModes,
  type Proposal,
  slotRemovalReasons,
} from 'shared/contract';
import type { z } from 'zod';
import { instant, recordColumns } from '../../platform/database/columns';

/** Statuses of which two companies can have one matching at a fair (M3). */
export const activeStatuses: MatchingStatus[] = ['REQUESTED', 'ACCEPTED'];
/** Statuses of a meeting that was agreed and not cancelled. */
export const agreedStatuses: MatchingStatus[] = ['ACCEPTED', 'COMPLETED', 'NO_SHOW'];

export const matchings = pgTable('matchings', {
  ...recordColumns(),
  _fair: text('_fair').notNull(),
  requester: text().notNull(),
  responder: text().notNull(),
  seller: text().notNull(),
  buyer: text().notNull(),
  mode: text({ enum: meetingModes }).notNull(),
  slots: jsonb().$type<CandidateSlot[]>().notNull(),
  products: text().array().notNull().default([]),
  message: text(),
  status: text({ enum: matchingStatuses }).notNull(),
  expiredReason: text('expired_reason', { enum: slotRemovalReasons }),
  /** The agreed time; kept when a meeting is cancelled. */
  start: instant('slot_start'),
  end: instant('slot_end'),
  table: integer('table_no'),
  room: jsonb().$type<NonNullable<Matching['room']>>(),
  interpreter: text(),
  proposal: jsonb().$type<z.infer<typeof Proposal>>(),
  decidedAt: instant('decided_at'),
  declineReason: text('decline_reason'),
  cancel: jsonb().$type<NonNullable<Matching['cancel']>>(),
  /** When an unanswered request or proposal expires (M11, M25). */
  expiresAt: instant('expires_at').notNull(),
  attendance: jsonb().$type<z.infer<typeof Attendance>>().notNull(),
  logs: jsonb().$type<MeetingLog[]>().notNull().default([]),
  /** Note of the organiser. */
  memo: text(),
  /** Counts the changes of time and place (M20). */
  icsSequence: integer('ics_sequence').notNull().default(0),
  /** The `icsSequence` of the last reminder, one day and half an hour ahead. */
  remindedDay: integer('reminded_day'),
  remindedSoon: integer('reminded_soon'),
  history: jsonb().$type<Matching['history']>().notNull().default([]),
});

export type MatchingRow = typeof matchings.$inferSelect;
