import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { appointmentStatuses } from 'shared/contract';
import { instant, recordColumns } from '../../platform/database/columns';

/** Hours of consultations. A moved one is a new row. */
export const appointments = pgTable('appointments', {
  ...recordColumns(),
  _form: text('_form').notNull(),
  _hours: text('_hours').notNull(),
  start: instant('start_at').notNull(),
  end: instant('end_at').notNull(),
  /** From 1, of the clients who are received at the same time. */
  seat: integer().notNull(),
  status: text({ enum: appointmentStatuses }).notNull(),
  /** Of the event in the client's calendar. */
  uid: text().notNull(),
  /** Of the event, ascending with each change. */
  sequence: integer().notNull().default(0),
  remindedDayAt: instant('reminded_day_at'),
  remindedSoonAt: instant('reminded_soon_at'),
});

export type AppointmentRow = typeof appointments.$inferSelect;
