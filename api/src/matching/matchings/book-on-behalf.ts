import { and, eq, inArray } from 'drizzle-orm';
import type { MeetingMode } from 'shared/contract';
import { newId, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { buildGridByStart } from '../fairs/grid';
import { assertNotOver } from '../fairs/status';
import { fairs } from '../fairs/table';
import { lockParticipants } from '../participations/queries';
import { bookSlot } from './book-slot';
import type { MatchingNotifier } from './notifications';
import { emptyAttendance } from './request-matching';
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
  notify?: boolean | undefined;
}

/** The organiser books a meeting for two participants, under the same constraints as any other booking. */
export const bookOnBehalf = async (tx: Database, notifier: MatchingNotifier, input: Booking) => {
  const { seller, buyer, mode, by } = input;
  const [fair] = await tx.select().from(fairs).where(eq(fairs._id, input.fair)).for('share');
  if (!fair || fair.deletedAt) throwApiError('not_found');
  assertNotOver(fair);
  const [sellerParticipant, buyerParticipant] = await lockParticipants(tx, fair._id, [seller, buyer]);
  if (sellerParticipant?.participation.role !== 'SELLER' || buyerParticipant?.participation.role !== 'BUYER')
    throwApiError('not_participant');
  const slot = buildGridByStart(fair).get(input.slot);
  if (!slot || slot.start <= now())
    throwApiError('slot_invalid', { body: { slots: [input.slot] }, errors: [{ field: 'slot', code: 'invalid' }] });
  const pair = { _id: newId(), _fair: fair._id, seller, buyer, mode };
  const at = now();
  // Holds refer to the matching, so it is inserted first.
  const [inserted] = await tx
    .insert(matchings)
    .values({
      ...pair,
      requester: seller,
      responder: buyer,
      slots: toCandidateSlots([slot]),
      status: 'ACCEPTED',
      ...{ start: slot.start, end: slot.end },
      interpreter: buyerParticipant.participation.interpreter,
      createdAt: at,
      decidedAt: at,
      expiresAt: slot.start,
      attendance: emptyAttendance,
      history: [{ at, by, from: null, to: 'ACCEPTED' }],
    })
    .onConflictDoNothing()
    .returning();
  if (!inserted) {
    const [existing] = await tx
      .select({ _id: matchings._id })
      .from(matchings)
      .where(
        and(
          eq(matchings._fair, fair._id),
          eq(matchings.seller, seller),
          eq(matchings.buyer, buyer),
          inArray(matchings.status, ['REQUESTED', 'ACCEPTED']),
        ),
      );
    return throwApiError('duplicate', { body: { matching: existing?._id ?? null } });
  }
  const booking = await bookSlot(tx, fair, inserted, slot, { wanted: input.table });
  const [row] = await tx.update(matchings).set(booking).where(eq(matchings._id, inserted._id)).returning();
  if (!row) throwApiError('internal');
  await publishMatching(tx, row);
  await publishSlotChange(tx, row, { taken: slot });
  if (input.notify !== false) await notifier.notifyAgreed(tx, 'accepted', row, fair);
  return row;
};
