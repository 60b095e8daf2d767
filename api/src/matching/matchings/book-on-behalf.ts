import type { MeetingMode } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { updateRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { buildGridByStart, throwInvalidSlots } from '../fairs/grid';
import { findAnyFair } from '../fairs/queries';
import { assertNotOver } from '../fairs/status';
import { lockParticipants } from '../participations/queries';
import { assertTableFits, bookSlot } from './book-slot';
import { insertMatching } from './insert-matching';
import type { MatchingNotifier } from './notifications';
import { assertModeAllowed } from './request-matching';
import { toCandidateSlots } from './slots';
import { matchings } from './table';
import { publishMatching, publishSlotChange } from './update-matching';

interface Booking {
  fair: string;
  /** The administrator. */
  by: string;
  seller: string;
  buyer: string;
  mode: MeetingMode;
  slot: string;
  table?: number | null | undefined;
  /** Books a mode that the buyer does not take part in. */
  ignoreMode?: boolean | undefined;
  reason: string;
  notify?: boolean | undefined;
}

/** The organiser books a meeting for two participants, under the same constraints as any other booking. */
export const bookOnBehalf = async (tx: Database, notifier: MatchingNotifier, input: Booking) => {
  const { seller, buyer, mode, by } = input;
  const fair = await findAnyFair(tx, input.fair, 'share');
  assertNotOver(fair);
  const [sellerParticipant, buyerParticipant] = await lockParticipants(tx, fair._id, [seller, buyer]);
  if (sellerParticipant?.participation.role !== 'SELLER' || buyerParticipant?.participation.role !== 'BUYER')
    throwApiError('not_participant');
  assertModeAllowed(fair, input.ignoreMode ? null : buyerParticipant, mode);
  assertTableFits(mode, input.table);
  const slot = buildGridByStart(fair).get(input.slot);
  if (!slot || slot.start <= now()) throwInvalidSlots('slot', [input.slot]);
  const at = now();
  // Holds refer to the matching, so it is inserted first.
  const inserted = await insertMatching(
    tx,
    {
      _fair: fair._id,
      seller,
      buyer,
      mode,
      requester: seller,
      responder: buyer,
      slots: toCandidateSlots([slot]),
      status: 'ACCEPTED',
      ...slot,
      interpreter: buyerParticipant.participation.interpreter,
      createdAt: at,
      decidedAt: at,
      expiresAt: slot.start,
    },
    by,
  );
  const booking = await bookSlot(tx, fair, inserted, slot, { required: input.table });
  const row = await updateRow(tx, matchings, inserted._id, booking);
  await publishMatching(tx, row);
  await publishSlotChange(tx, row, { taken: slot });
  if (input.notify !== false)
    await notifier.notifyOrganised(tx, 'booked', { matching: row, fair, reason: input.reason });
  return row;
};
