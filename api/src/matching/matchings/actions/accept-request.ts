import { now } from '../../../platform/database/columns';
import { throwApiError } from '../../../platform/http/errors';
import { type ActionInput, assertOpen, type MatchingContext } from '../matching-context';
import { agreeOnSlot } from './agree-on-slot';
import { bookOfferedSlot, listRemainingStarts } from './book-offered-slot';

/** The responder accepts one of the offered slots, which holds both people and the table (M6). */
export const acceptRequest = async (context: MatchingContext, { slot: start }: ActionInput) => {
  const { row, user } = context;
  assertOpen(context, 'REQUESTED');
  if (row.responder !== user) throwApiError('forbidden');
  if (row.expiresAt <= now()) throwApiError('wrong_state', { body: { status: 'EXPIRED' } });
  const openSlots = row.slots.filter(({ struckAt }) => !struckAt);
  if (row.slots.some((slot) => slot.start === start && slot.struckAt))
    throwApiError('slot_taken', { body: { slots: [start], left: await listRemainingStarts(context, openSlots) } });
  return agreeOnSlot(context, user, () => bookOfferedSlot(context, openSlots, start));
};
