import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Candidate, type matchings as contractOf, maxSlots, type Slot } from 'shared/contract';
import type { z } from 'zod';
import { isApproved } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { checkWindow } from '../fairs/clock';
import { findFair } from '../fairs/find';
import type { FairRow } from '../fairs/table';
import { lockParticipants, type Participant } from '../participations/find';
import { products } from '../products/table';
import { type Availability, availabilityOf } from './availability';
import { announce } from './change';
import { expiryOf } from './settle';
import { matchings } from './table';
import type { Told } from './told';
import { whensOf } from './words';

type Asked = z.output<(typeof contractOf)['create']['body']>;

/** Requests to one company that may be declined before no further one is allowed (M3). */
const declinedLimit = 2;

/** Who sells and who buys, if the two may meet at all (M1). */
const pairOf = (fair: FairRow, own: Participant | undefined, other: Participant | undefined) => {
  if (!own || !other || own.participation.role === other.participation.role) fail('not_participant');
  const [seller, buyer] = own.participation.role === 'SELLER' ? [own, other] : [other, own];
  if (!isApproved(seller.user, 'SELLER') || !isApproved(buyer.user, 'BUYER')) fail('not_participant');
  if (own === buyer && fair.direction === 'SELLER_TO_BUYER') fail('forbidden');
  const number = own.user.businessNumber;
  if (number !== null && number === other.user.businessNumber) fail('same_company');
  return { seller, buyer };
};

/** Whether the two can meet in this way (M4). */
const checkMode = (fair: FairRow, { participation: { mode } }: Participant, wanted: Asked['mode']) => {
  if (fair.type !== 'HYBRID' && fair.type !== wanted) fail('mode_refused');
  if (!mode.includes(wanted)) fail('mode_refused');
};

/** One to three different times that both have and nobody took yet (M2). */
export const checkSlots = (
  starts: string[],
  can: Availability,
  isRight: (start: string) => boolean,
  except?: string,
) => {
  const slots = starts.map((start) => can.slotAt(start));
  const at = now();
  const wrong = starts.filter((start, index) => !slots[index] || start <= at || !isRight(start));
  if (new Set(starts).size !== starts.length || starts.length > maxSlots || wrong.length > 0)
    fail('slot_invalid', { answer: { slots: wrong }, errors: [{ field: 'slots', code: 'invalid' }] });
  const known = slots as Slot[];
  const taken = known.filter((slot) => can.isHeld(slot, except)).map(({ start }) => start);
  if (taken.length > 0) fail('slot_taken', { answer: { slots: taken, left: can.free().map(({ start }) => start) } });
  return known;
};

const checkProducts = async (tx: Database, seller: string, ids: string[]) => {
  if (new Set(ids).size !== ids.length) failField('products', 'invalid');
  if (ids.length === 0) return;
  const shown = and(eq(products._user, seller), eq(products.status, 'PUBLISHED'), isNull(products.deletedAt));
  if ((await tx.$count(products, and(shown, inArray(products._id, ids)))) !== ids.length)
    failField('products', 'invalid');
};

/** Requests that wait for an answer; whoever sends two at once sends one after the other (M24). */
const checkPending = async (tx: Database, { _id, maxPending }: FairRow, requester: string) => {
  if (maxPending === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pending:${_id}:${requester}`}, 0))`);
  const open = and(eq(matchings._fair, _id), eq(matchings.requester, requester), eq(matchings.status, 'REQUESTED'));
  if ((await tx.$count(matchings, open)) >= maxPending)
    fail('quota', { values: { limit: maxPending }, answer: { limit: maxPending } });
};

export const fresh = (slots: Slot[]): Candidate[] =>
  slots.map((slot) => ({ ...slot, struckAt: null, struckReason: null }));

export const nobodyYet = { seller: null, buyer: null, final: null, lockedBy: null };

/** Asks for a meeting. The time is not taken by that; whoever accepts first has it (M5). */
export const request = async (tx: Database, told: Told, requester: string, asked: Asked) => {
  const fair = await findFair(tx, asked._fair);
  checkWindow(fair.requestFrom, fair.requestTo);
  if (asked._user === requester) fail('same_company');
  const [own, other] = await lockParticipants(tx, fair._id, [requester, asked._user]);
  const pair = pairOf(fair, own, other);
  const [seller, buyer] = [pair.seller.user._id, pair.buyer.user._id];
  checkMode(fair, pair.buyer, asked.mode);
  await checkPending(tx, fair, requester);
  await checkProducts(tx, seller, asked.products ?? []);
  const can = await availabilityOf(tx, fair, { seller, buyer });
  const slots = fresh(checkSlots(asked.slots, can, can.isOffered));
  const between = and(eq(matchings._fair, fair._id), eq(matchings.seller, seller), eq(matchings.buyer, buyer));
  const declined = await tx.$count(matchings, and(between, eq(matchings.status, 'DECLINED')));
  if (declined >= declinedLimit) fail('duplicate', { answer: { matching: null } });
  const createdAt = now();
  const [row] = await tx
    .insert(matchings)
    .values({
      _fair: fair._id,
      requester,
      responder: asked._user,
      seller,
      buyer,
      mode: asked.mode,
      slots,
      products: asked.products ?? [],
      message: asked.message ?? null,
      interpreter: asked.interpreter ?? pair.buyer.participation.interpreter,
      status: 'REQUESTED',
      createdAt,
      expiresAt: expiryOf(createdAt, slots, fair),
      attendance: nobodyYet,
      history: [{ at: createdAt, by: requester, from: null, to: 'REQUESTED' }],
    })
    .onConflictDoNothing()
    .returning();
  if (!row) {
    const live = and(between, inArray(matchings.status, ['REQUESTED', 'ACCEPTED']));
    const [known] = await tx.select({ _id: matchings._id }).from(matchings).where(live);
    return fail('duplicate', { answer: { matching: known?._id ?? null } });
  }
  await announce(tx, row);
  await told.tell(tx, {
    template: 'matching.requested',
    matching: row,
    fair,
    to: [row.responder],
    values: (language, zone) => ({ slots: whensOf(slots, language, fair, zone) }),
    key: 'requested',
  });
  return row;
};
