import { now } from '../../../platform/database/columns';
import { throwApiError } from '../../../platform/http/errors';
import { type ActionInput, assertOpen, type MatchingContext } from '../matching-context';
import { getAgreedSlot } from '../slots';
import { publishSlotChange, updateMatching } from '../update-matching';
import { bookOfferedSlot, listRemainingStarts } from './book-offered-slot';

/** The responder accepts one of the offered slots, which holds both people and the table (M6). */
export const acceptRequest = async (context: MatchingContext, { slot: start }: ActionInput) => {
  const { tx, notifier, row, fair, user } = context;
  assertOpen(context, 'REQUESTED');
  if (row.responder !== user) throwApiError('forbidden');
  if (row.expiresAt <= now()) throwApiError('wrong_state', { body: { status: 'EXPIRED' } });
  const openSlots = row.slots.filter(({ struckAt }) => !struckAt);
  if (row.slots.some((slot) => slot.start === start && slot.struckAt))
    throwApiError('slot_taken', { body: { slots: [start], left: await listRemainingStarts(context, openSlots) } });
  const booking = await bookOfferedSlot(context, openSlots, start);
  const after = await updateMatching(
    tx,
    row,
    { ...booking, status: 'ACCEPTED', decidedAt: now(), proposal: null },
    user,
  );
  await publishSlotChange(tx, row, { taken: getAgreedSlot(after) });
  await notifier.notifyAgreed(tx, 'accepted', after, fair);
  return after;
};
