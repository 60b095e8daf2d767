import { and, eq, inArray } from 'drizzle-orm';
import type { MeetingMode } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { newId, now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { checkRuns } from '../fairs/clock';
import { gridMap } from '../fairs/grid';
import { fairs } from '../fairs/table';
import { lockParticipants } from '../participations/find';
import { book } from './booking';
import { announce, announceSlots } from './change';
import { fresh, nobodyYet } from './create';
import { matchings } from './table';
import type { Told } from './told';

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

/** A meeting that the organiser agrees for two participants, under the same constraints as any other. */
export const bookFor = async (tx: Database, told: Told, asked: Booking) => {
  const { seller, buyer, mode, by } = asked;
  const [fair] = await tx.select().from(fairs).where(eq(fairs._id, asked.fair)).for('share');
  if (!fair || fair.deletedAt) fail('not_found');
  checkRuns(fair);
  const [sells, buys] = await lockParticipants(tx, fair._id, [seller, buyer]);
  if (sells?.participation.role !== 'SELLER' || buys?.participation.role !== 'BUYER') fail('not_participant');
  const slot = gridMap(fair).get(asked.slot);
  if (!slot || slot.start <= now())
    fail('slot_invalid', { answer: { slots: [asked.slot] }, errors: [{ field: 'slot', code: 'invalid' }] });
  const pair = { _id: newId(), _fair: fair._id, seller, buyer, mode };
  const at = now();
  // The row comes before its holds, which refer to it.
  const [made] = await tx
    .insert(matchings)
    .values({
      ...pair,
      requester: seller,
      responder: buyer,
      slots: fresh([slot]),
      status: 'ACCEPTED',
      ...{ start: slot.start, end: slot.end },
      interpreter: buys.participation.interpreter,
      createdAt: at,
      decidedAt: at,
      expiresAt: slot.start,
      attendance: nobodyYet,
      history: [{ at, by, from: null, to: 'ACCEPTED' }],
    })
    .onConflictDoNothing()
    .returning();
  if (!made) {
    const [known] = await tx
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
    return fail('duplicate', { answer: { matching: known?._id ?? null } });
  }
  const held = await book(tx, fair, made, slot, { wanted: asked.table });
  const [row] = await tx.update(matchings).set(held).where(eq(matchings._id, made._id)).returning();
  if (!row) fail('internal');
  await announce(tx, row);
  await announceSlots(tx, row, { taken: slot });
  if (asked.notify !== false)
    await told.tell(tx, {
      template: 'matching.accepted',
      matching: row,
      fair,
      values: told.agreed(row, fair),
      key: 'accepted:0',
      calendar: 'REQUEST',
    });
  return row;
};
