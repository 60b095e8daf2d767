import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { updateRow } from '../../platform/database/rows';
import type { FormMessaging } from '../forms/notifications';
import { forms } from '../forms/table';
import { notifyAppointment } from './notifications';
import { appointments } from './table';

const batchSize = 100;

/** Condition: the appointment begins within this many hours. */
const beginsWithin = (hours: number) => lte(appointments.start, sql`now() + make_interval(hours => ${hours}::int)`);

const reminders = {
  reminderDay: {
    column: 'remindedDayAt',
    due: and(
      beginsWithin(24),
      gt(appointments.start, sql`now() + interval '1 hour'`),
      // What was confirmed or moved later than a day before is fresh in mind.
      sql`${appointments.updatedAt} < ${appointments.start} - interval '24 hours'`,
    ),
  },
  reminderSoon: { column: 'remindedSoonAt', due: and(beginsWithin(1), gt(appointments.start, sql`now()`)) },
} as const satisfies Record<string, { column: string; due: SQL | undefined }>;

type Services = FormMessaging & { db: Database };

/** Sends one reminder of each confirmed appointment that is due, across all processes; returns how many. */
const sendReminders = (services: Services, occasion: keyof typeof reminders) =>
  services.db.transaction(async (tx) => {
    const { column, due } = reminders[occasion];
    const rows = await tx
      .select({ appointment: appointments, form: forms })
      .from(appointments)
      .innerJoin(forms, eq(forms._id, appointments._form))
      .where(and(eq(appointments.status, 'CONFIRMED'), isNull(appointments[column]), due))
      .orderBy(asc(appointments.start))
      .limit(batchSize)
      .for('update', { of: appointments, skipLocked: true });
    for (const { appointment, form } of rows) {
      await updateRow(tx, appointments, appointment._id, { [column]: now() });
      await notifyAppointment(tx, services, { form, appointment, occasion, hasCalendar: false });
    }
    return rows.length;
  });

/** The job of consultations: reminders a day and an hour before. Returns how many were sent. */
export const sendAppointmentReminders = async (services: Services) =>
  (await sendReminders(services, 'reminderDay')) + (await sendReminders(services, 'reminderSoon'));
