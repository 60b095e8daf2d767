import type { CandidateSlot } from 'shared/contract';
import { throwApiError } from '../../../platform/http/errors';
import type { MatchingContext } from '../matching-context';
import { filterOpenSlots } from '../slots';
import { agreeOnSlot } from './agree-on-slot';
import { bookOfferedSlot, listRemainingStarts } from './book-offered-slot';

/** Accepts one of the slots of a request or a proposal. Throws `slot_taken` for one that is struck. */
export const acceptSlot = async (context: MatchingContext, slots: CandidateSlot[], start: string | undefined) => {
  const open = filterOpenSlots(slots);
  if (slots.some((slot) => slot.start === start && slot.struckAt))
    throwApiError('slot_taken', { body: { slots: [start], left: await listRemainingStarts(context, open) } });
  return agreeOnSlot(context, context.user, () => bookOfferedSlot(context, open, start));
};
