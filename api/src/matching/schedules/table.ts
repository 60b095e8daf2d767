import { and, eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { meetingModes } from 'shared/contract';
import { instant, recordColumns } from '../../platform/database/columns';

export const schedules = pgTable('schedules', {
  ...recordColumns(),
  _fair: text('_fair').notNull(),
  _user: text('_user').notNull(),
  mode: text({ enum: meetingModes }).array().notNull(),
  /** Starts of the offered slots. */
  slots: instant().array().notNull(),
  note: text(),
});

/** Condition: the schedule of a user at a fair. */
export const isSchedule = (fair: string, user: string) => and(eq(schedules._fair, fair), eq(schedules._user, user));

export type ScheduleRow = typeof schedules.$inferSelect;
