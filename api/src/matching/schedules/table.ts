import { pgTable, text } from 'drizzle-orm/pg-core';
import { meetingModes } from 'shared/contract';
import { instant, record } from '../../platform/http/columns';

export const schedules = pgTable('schedules', {
  ...record(),
  _fair: text('_fair').notNull(),
  _user: text('_user').notNull(),
  mode: text({ enum: meetingModes }).array().notNull(),
  /** Beginnings of the times that are offered. */
  slots: instant().array().notNull(),
  note: text(),
});

export type ScheduleRow = typeof schedules.$inferSelect;
