import type { Slot } from 'shared/contract';
import { now } from '../../../platform/database/columns';
import { throwApiError, throwFieldError } from '../../../platform/http/errors';
import { throwInvalidSlots } from '../../fairs/grid';
import { getAvailability } from '../availability';
import { bookSlot, filterSlotsWithTable } from '../book-slot';
import { type MatchingContext, requireParties } from '../matching-context';

/** Starts of the offered slots that can still be booked, for the body of a refusal (M6). */
export const listRemainingStarts = async ({ tx, row, fair }: MatchingContext, slots: Slot[]) => {
  const availability = await getAvailability(tx, fair, row);
  const free = slots.filter((slot) => slot.start > now() && !availability.isHeld(slot, row._id));
  return (await filterSlotsWithTable(tx, fair, row.mode, free)).map(({ start }) => start);
};

/**
 * Books one of the offered slots, at the same table as before where it is free. Throws `slot_taken` or `no_table` with
 * the remaining starts.
 */
export const bookOfferedSlot = async (context: MatchingContext, offered: Slot[], start: string | undefined) => {
  const { tx, row, fair } = context;
  if (start === undefined) throwFieldError('slot', 'required');
  const slot = offered.find((one) => one.start === start);
  if (!slot || slot.start <= now()) throwInvalidSlots('slot', [start]);
  const { buyer } = await requireParties(context);
  // An agreed meeting that moves keeps its mode.
  if (row.status === 'REQUESTED' && !buyer.participation.mode.includes(row.mode)) throwApiError('mode_refused');
  try {
    return await bookSlot(tx, fair, row, { start: slot.start, end: slot.end }, { preferred: row.table });
  } catch (cause) {
    // The insert was refused without an error in the database, so the transaction can still be read before its rollback.
    if (cause instanceof Error && (cause.message === 'slot_taken' || cause.message === 'no_table'))
      throwApiError(cause.message, { body: { slots: [start], left: await listRemainingStarts(context, offered) } });
    throw cause;
  }
};
