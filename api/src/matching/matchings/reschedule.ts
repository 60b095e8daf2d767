import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { release } from '../holds/holds';
import { availabilityOf } from './availability';
import { announceSlots, change } from './change';
import { checkSlots } from './create';
import { bookOne } from './decide';
import { slotOf } from './told';
import { type Asked, checkCutoff, checkOpen, partnerOf, roleOf, type Turn } from './turn';
import { whenOf, whensOf } from './words';

/**
 * Offers other times: either party for an agreed meeting, the responder for a request. What is agreed stays held until
 * the other side has chosen.
 */
export const propose = async (turn: Turn, { slots: starts, message }: Asked) => {
  const { tx, told, row, fair, user } = turn;
  checkOpen(turn, 'REQUESTED', 'ACCEPTED');
  if (row.status === 'REQUESTED' && row.responder !== user) fail('forbidden');
  if (row.status === 'ACCEPTED') checkCutoff(turn);
  if (!starts) failField('slots', 'required');
  const can = await availabilityOf(tx, fair, row);
  // Whoever proposes need not have offered the time before; the other side must have.
  const other = roleOf(turn) === 'SELLER' ? 'BUYER' : 'SELLER';
  const slots = checkSlots(starts, can, (start) => start !== row.start && can.offers(other, start), row._id);
  const proposal = { by: user, slots, message: message?.trim() || null, at: now() };
  const after = await change(tx, row, { proposal }, user);
  await told.tell(tx, {
    template: 'matching.proposed',
    matching: after,
    fair,
    to: [partnerOf(turn)],
    values: (language, zone) => ({ slots: whensOf(slots, language, fair, zone) }),
    key: `proposed:${proposal.at}`,
  });
  return after;
};

/** Takes one of the proposed times: the old one goes and the new one comes in one step, or neither. */
export const acceptProposal = async (turn: Turn, { slot: start }: Asked) => {
  const { tx, told, row, fair, user } = turn;
  checkOpen(turn, 'REQUESTED', 'ACCEPTED');
  const { proposal } = row;
  if (!proposal || (row.status === 'REQUESTED' && row.expiresAt <= now())) fail('wrong_state');
  if (proposal.by === user) fail('forbidden');
  const old = row.status === 'ACCEPTED' ? slotOf(row) : null;
  await release(tx, row._id);
  const place = await bookOne(turn, proposal.slots, start, row.table);
  const moved = old
    ? { icsSequence: row.icsSequence + 1, remindedDay: null, remindedSoon: null }
    : { status: 'ACCEPTED' as const, decidedAt: now() };
  const after = await change(tx, row, { ...place, ...moved, proposal: null }, user);
  await announceSlots(tx, row, { taken: slotOf(after), ...(old && { freed: old }) });
  await told.tell(tx, {
    template: old ? 'matching.rescheduled' : 'matching.accepted',
    matching: after,
    fair,
    values: told.agreed(after, fair),
    key: `${old ? 'rescheduled' : 'accepted'}:${after.icsSequence}`,
    calendar: 'REQUEST',
  });
  return after;
};

/** Refuses what the other side proposed, or takes one’s own proposal back. */
export const rejectProposal = async (turn: Turn) => {
  const { tx, told, row, fair, user } = turn;
  checkOpen(turn, 'REQUESTED', 'ACCEPTED');
  const { proposal } = row;
  if (!proposal) fail('wrong_state');
  const after = await change(tx, row, { proposal: null }, user);
  if (proposal.by === user) return after;
  await told.tell(tx, {
    template: 'matching.proposalDeclined',
    matching: after,
    fair,
    to: [proposal.by],
    values: (language, zone) => ({
      when: row.start ? whenOf(slotOf(row), language, fair, zone) : whensOf(proposal.slots, language, fair, zone),
    }),
    key: `proposalDeclined:${proposal.at}`,
  });
  return after;
};
