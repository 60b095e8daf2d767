import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { liveTypes } from 'shared/contract';
import { instant, now } from '../database/columns';

export const liveEvents = pgTable('live_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant().notNull().$defaultFn(now),
  type: text({ enum: liveTypes }).notNull(),
  users: text().array().notNull().default([]),
  _fair: text('_fair'),
  /** For every approved participant of the fair. */
  participants: boolean().notNull().default(false),
  data: jsonb().$type<object>().notNull(),
});

export type LiveEventRow = typeof liveEvents.$inferSelect;
