import { and, eq } from 'drizzle-orm';
import type { Form } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { newId, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { updateRecord } from '../../platform/http/records';
import type { Caller } from '../../platform/http/serve';
import { getEarliestStart, isActive, type Slot } from '../consultation-hours/slots';
import type { ConsultationHoursRow } from '../consultation-hours/table';
import type { FormRow } from '../forms/table';
import { addStep } from '../forms/timeline';
import { type Booker, bookSlot, requireSlot } from './book-slot';
import { type AppointmentRow, appointments } from './table';

export interface AppointmentChange {
  event: 'requested' | 'confirmed' | 'moved' | 'cancelled';
  appointment: AppointmentRow;
  /** The appointment that was moved or cancelled. */
  before: AppointmentRow | undefined;
}

interface Wanted {
  form: Pick<FormRow, '_id'>;
  /** Null cancels. */
  start: string | null;
  hours: ConsultationHoursRow | undefined;
  booker: Booker;
  /** Shown to the client in the timeline. */
  message?: string | undefined;
}

/** The wish that a slot stands for, in Seoul. */
export const toPreferredAt = ({ start, end }: Slot): NonNullable<Form['preferredAt']> => {
  const [date = '', from = ''] = formatDateTime(start).split(' ');
  const [, to = ''] = formatDateTime(end).split(' ');
  return { date, from: from.slice(0, 5), to: to.slice(0, 5) };
};

/** The requested or confirmed appointment of a form, locked. */
export const lockAppointment = (tx: Database, form: string) =>
  findRow(tx, appointments, and(eq(appointments._form, form), isActive), 'update');

const cancel = async (tx: Database, caller: Caller, before: AppointmentRow): Promise<AppointmentChange> => {
  const change = { status: 'CANCELLED' as const, sequence: before.sequence + 1 };
  return {
    event: 'cancelled',
    appointment: await updateRecord(tx, appointments, before._id, change, caller),
    before,
  };
};

const confirm = async (tx: Database, caller: Caller, before: AppointmentRow): Promise<AppointmentChange> => ({
  event: 'confirmed',
  appointment: await updateRecord(tx, appointments, before._id, { status: 'CONFIRMED' }, caller),
  before: undefined,
});

/** Books a slot, in place of the appointment before if there is one that is still to come. */
const book = async (
  tx: Database,
  caller: Caller,
  { form, start, hours, booker, before }: Wanted & { start: string; before: AppointmentRow | undefined },
): Promise<AppointmentChange> => {
  const chosen = requireSlot(hours, start, booker);
  const moved = before && before.start > now() ? before : undefined;
  // First, so that an hour that overlaps its own can be chosen.
  if (before) await updateRecord(tx, appointments, before._id, { status: moved ? 'MOVED' : 'OVER' }, caller);
  // What the firm has confirmed stays so among the same hours; another office or lawyer has to agree first.
  const isAgreed = moved?.status === 'CONFIRMED' && moved._hours === chosen.hours._id;
  const isConfirmed = booker === 'firm' || isAgreed;
  // A confirmed hour that is given up for a requested one leaves the calendar, whose next event is another.
  const sameEvent = isConfirmed || moved?.status === 'REQUESTED' ? moved : undefined;
  const appointment = await bookSlot(tx, chosen, {
    _form: form._id,
    status: isConfirmed ? 'CONFIRMED' : 'REQUESTED',
    uid: sameEvent?.uid ?? newId(),
    sequence: sameEvent ? sameEvent.sequence + 1 : 0,
  });
  const event = moved ? 'moved' : isConfirmed ? 'confirmed' : 'requested';
  return { event, appointment, before: moved };
};

const decideChange = async (tx: Database, caller: Caller, wanted: Wanted): Promise<AppointmentChange> => {
  const { form, start, hours, booker } = wanted;
  const before = await lockAppointment(tx, form._id);
  const limit = booker === 'client' ? getEarliestStart() : now();
  const isFixed = before !== undefined && before.start <= limit;
  if (start === null) return before && !isFixed ? cancel(tx, caller, before) : throwApiError('wrong_state');
  // Too late for the client to move it, and not yet over.
  if (isFixed && before.start > now()) throwApiError('wrong_state');
  const isSame = before?.start === start && (!hours || before._hours === hours._id);
  if (isSame && (booker === 'client' || before.status === 'CONFIRMED')) throwApiError('wrong_state');
  return isSame ? confirm(tx, caller, before) : book(tx, caller, { ...wanted, start, before });
};

const stepKinds = {
  requested: 'HOUR_REQUESTED',
  confirmed: 'HOUR_CONFIRMED',
  moved: 'HOUR_MOVED',
  cancelled: 'HOUR_CANCELLED',
} as const;

/** Books, confirms, moves or cancels the hour of a locked form, and adds the step to its timeline. */
export const changeAppointment = async (tx: Database, caller: Caller, wanted: Wanted) => {
  const change = await decideChange(tx, caller, wanted);
  await addStep(tx, wanted.form._id, {
    kind: stepKinds[change.event],
    by: wanted.booker === 'firm' ? (caller.user?.sub ?? null) : null,
    start: change.appointment.start,
    message: wanted.message ?? null,
  });
  return change;
};
