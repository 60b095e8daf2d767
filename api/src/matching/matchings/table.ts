import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  type Attendance,
  type Candidate,
  type Matching,
  type MeetingLog,
  matchingStatuses,
  meetingModes,
  type Proposal,
  struckReasons,
} from 'shared/contract';
import type { z } from 'zod';
import { instant, record } from '../../platform/http/columns';

export const matchings = pgTable('matchings', {
  ...record(),
  _fair: text('_fair').notNull(),
  requester: text().notNull(),
  responder: text().notNull(),
  seller: text().notNull(),
  buyer: text().notNull(),
  mode: text({ enum: meetingModes }).notNull(),
  slots: jsonb().$type<Candidate[]>().notNull(),
  products: text().array().notNull().default([]),
  message: text(),
  status: text({ enum: matchingStatuses }).notNull(),
  expiredReason: text('expired_reason', { enum: struckReasons }),
  /** The agreed time; it stays when a meeting is cancelled. */
  start: instant('slot_start'),
  end: instant('slot_end'),
  table: integer('table_no'),
  room: jsonb().$type<NonNullable<Matching['room']>>(),
  interpreter: text(),
  proposal: jsonb().$type<z.infer<typeof Proposal>>(),
  decidedAt: instant('decided_at'),
  declineReason: text('decline_reason'),
  cancel: jsonb().$type<NonNullable<Matching['cancel']>>(),
  /** When a request that nobody answers ends: its time limit, or its last time less the lead (M11). */
  expiresAt: instant('expires_at').notNull(),
  attendance: jsonb().$type<z.infer<typeof Attendance>>().notNull(),
  logs: jsonb().$type<MeetingLog[]>().notNull().default([]),
  /** Of the organiser. */
  memo: text(),
  /** Counts the changes of time and place (M20). */
  icsSequence: integer('ics_sequence').notNull().default(0),
  /** The state of time and place of which the parties were reminded, a day and half an hour ahead. */
  remindedDay: integer('reminded_day'),
  remindedSoon: integer('reminded_soon'),
  history: jsonb().$type<Matching['history']>().notNull().default([]),
});

export type MatchingRow = typeof matchings.$inferSelect;
