import { now } from '../../../platform/database/columns';
import { releaseHolds } from '../../holds/holds';
import type { bookSlot } from '../book-slot';
import type { MatchingContext } from '../matching-context';
import { getAgreedSlot } from '../slots';
import { publishSlotChange, updateMatching } from '../update-matching';

/** What the organiser says about a change. */
interface OrganiserNote {
  reason: string;
  /** Whether both parties are notified; true by default. */
  notify?: boolean | undefined;
}

/**
 * Accepts a request or reschedules a meeting: releases the old slot, books the new one with `book` and notifies the
 * parties, all in one transaction. With `organiser` it is the organiser who does so, and the parties are told that.
 */
export const agreeOnSlot = async (
  { tx, notifier, row, fair }: Omit<MatchingContext, 'user'>,
  by: string,
  book: () => ReturnType<typeof bookSlot>,
  organiser?: OrganiserNote,
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
  if (!organiser) await notifier.notifyAgreed(tx, oldSlot ? 'rescheduled' : 'accepted', after, fair);
  else if (organiser.notify !== false)
    await notifier.notifyOrganised(tx, oldSlot ? 'moved' : 'booked', {
      matching: after,
      fair,
      reason: organiser.reason,
    });
  return after;
};
