import { and, eq } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import { findRow, requireRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import type { Handlers } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { findOfferedHours } from '../consultation-hours/find-offered-hours';
import { completeForm } from '../forms/complete-form';
import { hideContent } from '../forms/hide-content';
import { type FormRow, forms } from '../forms/table';
import { updateForm } from '../forms/update-form';
import type { FirmServices } from '../services';
import { changeAppointment, lockAppointment, toPreferredAt } from './change-appointment';
import { createAppointmentFile, notifyAppointmentChange, notifyFirmOfChange } from './notifications';
import { appointments } from './table';

/** Changes of one form: each writes to the firm. */
const changeLimit = { count: 10, windowS: 86_400 };

const assertOpen = ({ code, status }: FormRow) => {
  if (code !== 'consult' || status === 'CLOSED' || status === 'SPAM') throwApiError('wrong_state');
};

/** Handlers of the hour of an own form, for its sender and for whoever has its link. */
export const createOwnAppointmentHandlers = (
  services: FirmServices,
): Handlers<Pick<typeof contract.forms, 'setAppointment' | 'calendar'>> => {
  const { db, formOwnership: ownership } = services;
  return {
    setAppointment: async ({ params, body: { start }, ...input }) => {
      const caller = { ...input, ip: '' };
      const { readable, isOwn } = await ownership.resolve(input);
      await requireRow(db, forms, and(eq(forms._id, params.id), readable));
      await throttle(db, `appointment:${params.id}`, changeLimit);
      return db.transaction(async (tx) => {
        const before = await requireRow(tx, forms, and(eq(forms._id, params.id), readable), 'update');
        assertOpen(before);
        const booked = await lockAppointment(tx, before._id);
        const hours = start === null ? undefined : await findOfferedHours(tx, { ...before, _hours: booked?._hours });
        const change = await changeAppointment(tx, caller, { form: before, start, hours, booker: 'client' });
        const preferredAt = start === null ? null : toPreferredAt(change.appointment);
        const form = await updateForm(tx, caller, { before, version: before.version }, async () => ({ preferredAt }));
        // Of a request that the client moves or cancels only the firm is notified.
        if (change.appointment.status === 'CONFIRMED' || change.before?.status === 'CONFIRMED')
          await notifyAppointmentChange(tx, services, { form, change });
        await notifyFirmOfChange(tx, services, { form, change });
        const completed = await completeForm(tx, form);
        return { form: isOwn(completed) ? completed : hideContent(completed) };
      });
    },

    calendar: async ({ params, language, reply, ...input }) => {
      const { readable } = await ownership.resolve(input);
      const form = await requireRow(db, forms, and(eq(forms._id, params.id), readable));
      // A requested hour may still be refused, and a calendar that took it over would not learn of it.
      const isConfirmed = and(eq(appointments._form, form._id), eq(appointments.status, 'CONFIRMED'));
      const appointment = (await findRow(db, appointments, isConfirmed)) ?? throwApiError('wrong_state');
      reply.headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="consultation-${form.receiptNo}.ics"`,
      });
      return createAppointmentFile(db, services, { form, appointment, language, method: 'PUBLISH' });
    },
  };
};
