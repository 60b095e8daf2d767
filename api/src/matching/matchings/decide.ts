import type { Slot } from 'shared/contract';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { release } from '../holds/holds';
import { availabilityOf } from './availability';
import { book, withTable } from './booking';
import { announceSlots, change } from './change';
import { slotOf } from './told';
import { type Asked, checkCutoff, checkOpen, checkPresence, partnerOf, type Turn } from './turn';
import { givenOr, whenOf } from './words';

/** What of the offered times is left, for whoever was too late. */
const leftOf = async ({ tx, row, fair }: Turn, slots: Slot[]) => {
  const can = await availabilityOf(tx, fair, row);
  const free = slots.filter((slot) => slot.start > now() && !can.isHeld(slot, row._id));
  return (await withTable(tx, fair, row.mode, free)).map(({ start }) => start);
};

/** Books one of the offered times, or says which are left. */
export const bookOne = async (
  turn: Turn,
  offered: Slot[],
  start: string | undefined,
  preferred: number | null = null,
) => {
  const { tx, row, fair } = turn;
  if (start === undefined) failField('slot', 'required');
  const slot = offered.find((one) => one.start === start);
  if (!slot || slot.start <= now())
    fail('slot_invalid', { answer: { slots: [start] }, errors: [{ field: 'slot', code: 'invalid' }] });
  await checkPresence(turn);
  try {
    return await book(tx, fair, row, { start: slot.start, end: slot.end }, { preferred });
  } catch (cause) {
    // Refused, not broken: what is left is asked in the same transaction, before it is rolled back.
    if (cause instanceof Error && (cause.message === 'slot_taken' || cause.message === 'no_table'))
      fail(cause.message, { answer: { slots: [start], left: await leftOf(turn, offered) } });
    throw cause;
  }
};

/** The responder takes one of the offered times; from then on both people and the table are held (M6). */
export const accept = async (turn: Turn, { slot: start }: Asked) => {
  const { tx, told, row, fair, user } = turn;
  checkOpen(turn, 'REQUESTED');
  if (row.responder !== user) fail('forbidden');
  if (row.expiresAt <= now()) fail('wrong_state', { answer: { status: 'EXPIRED' } });
  const standing = row.slots.filter(({ struckAt }) => !struckAt);
  if (row.slots.some((slot) => slot.start === start && slot.struckAt))
    fail('slot_taken', { answer: { slots: [start], left: await leftOf(turn, standing) } });
  const place = await bookOne(turn, standing, start);
  const after = await change(tx, row, { ...place, status: 'ACCEPTED', decidedAt: now(), proposal: null }, user);
  await announceSlots(tx, row, { taken: slotOf(after) });
  await told.tell(tx, {
    template: 'matching.accepted',
    matching: after,
    fair,
    values: told.agreed(after, fair),
    key: `accepted:${after.icsSequence}`,
    calendar: 'REQUEST',
  });
  return after;
};

/** The responder refuses a request (M10). */
export const decline = async (turn: Turn, { reason }: Asked) => {
  const { tx, told, row, fair, user } = turn;
  checkOpen(turn, 'REQUESTED');
  if (row.responder !== user) fail('forbidden');
  const declineReason = reason?.trim() || null;
  const after = await change(tx, row, { status: 'DECLINED', decidedAt: now(), declineReason, proposal: null }, user);
  await told.tell(tx, {
    template: 'matching.declined',
    matching: after,
    fair,
    to: [row.requester],
    values: (language) => ({ reason: givenOr(declineReason, language) }),
    key: 'declined',
  });
  return after;
};

/** The requester takes a request back (M10). */
export const withdraw = async (turn: Turn) => {
  const { tx, told, row, fair, user } = turn;
  checkOpen(turn, 'REQUESTED');
  if (row.requester !== user) fail('forbidden');
  const after = await change(tx, row, { status: 'WITHDRAWN', decidedAt: now(), proposal: null }, user);
  await told.tell(tx, {
    template: 'matching.withdrawn',
    matching: after,
    fair,
    to: [row.responder],
    values: () => ({}),
    key: 'withdrawn',
  });
  return after;
};

/** Ends an agreed meeting and frees what it held; who may, the caller has asked (M12). */
export const callOff = async (turn: Omit<Turn, 'user'>, by: string, reason: string, to?: string[]) => {
  const { tx, told, row, fair } = turn;
  const slot = slotOf(row);
  await release(tx, row._id);
  const after = await change(
    tx,
    row,
    { status: 'CANCELLED', cancel: { by, at: now(), reason }, proposal: null, icsSequence: row.icsSequence + 1 },
    by,
  );
  await announceSlots(tx, row, { freed: slot });
  await told.tell(tx, {
    template: 'matching.cancelled',
    matching: after,
    fair,
    ...(to && { to }),
    values: (language, zone) => ({ when: whenOf(slot, language, fair, zone), reason: givenOr(reason, language) }),
    key: `cancelled:${after.icsSequence}`,
    calendar: 'CANCEL',
  });
  return after;
};

export const cancel = (turn: Turn, { reason }: Asked) => {
  checkOpen(turn, 'ACCEPTED');
  if (!reason?.trim()) failField('reason', 'required');
  checkCutoff(turn);
  return callOff(turn, turn.user, reason, [turn.user, partnerOf(turn)]);
};
