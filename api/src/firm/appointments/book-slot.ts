import { offeredDays } from 'shared/contract';
import { formatDate } from 'shared/format';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { insertRowIfNew } from '../../platform/database/rows';
import { dayMs } from '../../platform/define-domain';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { findBooked, findSlot, getEarliestStart, listFreeStarts } from '../consultation-hours/slots';
import type { ConsultationHoursRow } from '../consultation-hours/table';
import { type AppointmentRow, appointments } from './table';

/** Who books: clients choose from what is offered to them, the firm from all that is to come. */
export type Booker = 'client' | 'firm';

const isOffered = (start: string, booker: Booker) =>
  booker === 'firm'
    ? start > now()
    : start >= getEarliestStart() && formatDate(start) <= formatDate(Date.now() + offeredDays * dayMs);

/** The slot that begins at `start`. Throws an error at the field `start` if there is none that the booker may choose. */
export const requireSlot = (hours: ConsultationHoursRow | undefined, start: string, booker: Booker) => {
  const slot = hours && isOffered(start, booker) ? findSlot(hours, start) : undefined;
  return hours && slot ? { hours, slot } : throwFieldError('start', 'closed');
};

/**
 * Books a free seat of a slot. Throws `slot_taken` with the beginnings that are left. The constraint `appointments_apart`
 * decides between several who want the last seat: the insertion waits for the other transaction. Seats that were booked
 * before their number was reduced count too.
 */
export const bookSlot = async (
  tx: Database,
  { hours, slot }: ReturnType<typeof requireSlot>,
  values: Pick<AppointmentRow, '_form' | 'status' | 'uid' | 'sequence'>,
): Promise<AppointmentRow> => {
  const booked = new Set((await findBooked(tx, hours, slot)).map(({ seat }) => seat));
  for (let seat = 1; seat <= hours.seats && booked.size < hours.seats; seat += 1) {
    if (booked.has(seat)) continue;
    const row = await insertRowIfNew(tx, appointments, { ...values, _hours: hours._id, ...slot, seat });
    if (row) return row;
    booked.add(seat);
  }
  throwApiError('slot_taken', { body: { slots: [slot.start], left: await listFreeStarts(tx, hours) } });
};
