import { now } from '../../../platform/database/columns';
import { releaseHolds } from '../../holds/holds';
import type { bookSlot } from '../book-slot';
import type { MatchingContext } from '../matching-context';
import { getAgreedSlot } from '../slots';
import { publishSlotChange, updateMatching } from '../update-matching';

/**
 * Accepts a request or reschedules a meeting: releases the old slot, books the new one with `book` and notifies the
 * parties, all in one transaction.
 */
export const agreeOnSlot = async (
  { tx, notifier, row, fair }: Omit<MatchingContext, 'user'>,
  by: string,
  book: () => ReturnType<typeof bookSlot>,
  notify = true,
) => {
  const oldSlot = row.status === 'ACCEPTED' ? getAgreedSlot(row) : null;
  await releaseHolds(tx, row._id);
  const booking = await book();
  const changes = oldSlot
    ? { icsSequence: row.icsSequence + 1, remindedDay: null, remindedSoon: null }
    : { status: 'ACCEPTED' as const, decidedAt: now() };
  const after = await updateMatching(tx, row, { ...booking, ...changes, proposal: null }, by);
  const taken = getAgreedSlot(after);
  await publishSlotChange(tx, row, { taken, ...(oldSlot && oldSlot.start !== taken.start && { freed: oldSlot }) });
  if (notify) await notifier.notifyAgreed(tx, oldSlot ? 'rescheduled' : 'accepted', after, fair);
  return after;
};
