import { eq } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { updateRecord } from '../../platform/http/records';
import type { Handlers } from '../../platform/http/serve';
import { findOfferedHours } from '../consultation-hours/find-offered-hours';
import { consultationHours } from '../consultation-hours/table';
import { completeForm } from '../forms/complete-form';
import { notifyFormSender } from '../forms/notifications';
import { type FormRow, forms } from '../forms/table';
import { addStep } from '../forms/timeline';
import { updateForm } from '../forms/update-form';
import type { FirmServices } from '../services';
import { changeAppointment, lockAppointment, toPreferredAt } from './change-appointment';
import { notifyAppointmentChange } from './notifications';

type Routes = Pick<(typeof contract)['console']['forms'], 'addStep' | 'setAppointment' | 'renewLink'>;

const resource = 'forms';

const lockForm = (tx: Database, id: string) => requireRow(tx, forms, eq(forms._id, id), 'update');

/** The status of a form on which work has begun. */
const getStartedStatus = ({ status }: FormRow) => (status === 'RECEIVED' ? 'IN_PROGRESS' : status);

const findHours = (tx: Database, form: FormRow, id: string | undefined, booked: string | undefined) =>
  (id ?? booked)
    ? requireRow(tx, consultationHours, eq(consultationHours._id, id ?? booked ?? ''))
    : findOfferedHours(tx, form);

/** Handlers of the timeline of a form for administrators. */
export const createTimelineHandlers = (services: FirmServices): Handlers<Routes> => {
  const { db } = services;
  return {
    addStep: ({ params, body: { kind, at, message, note }, ...caller }) =>
      db.transaction(async (tx) => {
        if (kind === 'MESSAGE' && !message) throwFieldError('message', 'required');
        const before = await lockForm(tx, params.id);
        await addStep(tx, before._id, {
          kind,
          at: at ?? now(),
          by: caller.user.sub,
          message: message ?? null,
          note: note ?? null,
        });
        const form = await updateForm(tx, caller, { before, version: before.version }, async () => ({
          status: getStartedStatus(before),
        }));
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: form._id, after: { step: kind } });
        if (message)
          await notifyFormSender(tx, services, form, {
            template: 'consultation.message',
            key: `message:${form.version}`,
          });
        return { form: await completeForm(tx, form) };
      }),

    setAppointment: ({ params, body: { version, start, _hours, message }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockForm(tx, params.id);
        if (before.code !== 'consult' || before.status === 'CLOSED' || before.status === 'SPAM')
          throwApiError('wrong_state');
        const booked = await lockAppointment(tx, before._id);
        const hours = await findHours(tx, before, _hours, booked?._hours);
        const wanted = { form: before, start, hours, booker: 'firm' as const, message };
        const change = await changeAppointment(tx, caller, wanted);
        const form = await updateForm(tx, caller, { before, version }, async () => ({
          preferredAt: start === null ? null : toPreferredAt(change.appointment),
          status: getStartedStatus(before),
        }));
        await writeAudit(tx, caller, {
          action: 'UPDATE',
          resource,
          target: form._id,
          after: { appointment: change.event, start: change.appointment.start },
        });
        await notifyAppointmentChange(tx, services, { form, change, message });
        return { form: await completeForm(tx, form) };
      }),

    renewLink: ({ params, body: { send }, ...caller }) =>
      db.transaction(async (tx) => {
        const { linkNumber } = await lockForm(tx, params.id);
        const form = await updateRecord(tx, forms, params.id, { linkNumber: linkNumber + 1 }, caller);
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: form._id, after: { links: 'renewed' } });
        if (send)
          await notifyFormSender(tx, services, form, {
            template: 'consultation.link',
            key: `link:${form.linkNumber}`,
          });
        return { form: await completeForm(tx, form) };
      }),
  };
};

/** Calls off the hour of a form that is closed, if it is still to come; the client is notified unless it is spam. */
export const callOffAppointment = async (
  tx: Database,
  services: FirmServices,
  caller: Parameters<typeof changeAppointment>[1],
  form: FormRow,
) => {
  const appointment = await lockAppointment(tx, form._id);
  if (!appointment || appointment.start <= now()) return;
  const wanted = { form, start: null, hours: undefined, booker: 'firm' as const };
  const change = await changeAppointment(tx, caller, wanted);
  if (form.status === 'CLOSED') await notifyAppointmentChange(tx, services, { form, change });
};
