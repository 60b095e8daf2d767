import { now } from '../../../platform/database/columns';
import { throwApiError, throwFieldError } from '../../../platform/http/errors';
import { getAvailability } from '../availability';
import { formatWhen, formatWhenList } from '../format';
import { type ActionInput, assertBeforeCutoff, assertOpen, type MatchingContext } from '../matching-context';
import { getPartner, getRole } from '../parties';
import { validateSlots } from '../request-matching';
import { getAgreedSlot } from '../slots';
import { updateMatching } from '../update-matching';
import { agreeOnSlot } from './agree-on-slot';
import { bookOfferedSlot } from './book-offered-slot';

/**
 * Proposes other slots: either party for an agreed meeting, the responder for a request. An agreed slot stays held until
 * the other party has accepted a proposed one.
 */
export const proposeSlots = async (context: MatchingContext, { slots: starts, message }: ActionInput) => {
  const { tx, notifier, row, fair, user } = context;
  assertOpen(context, 'REQUESTED', 'ACCEPTED');
  if (row.status === 'REQUESTED' && row.responder !== user) throwApiError('forbidden');
  if (row.status === 'ACCEPTED') assertBeforeCutoff(context);
  if (!starts) throwFieldError('slots', 'required');
  const availability = await getAvailability(tx, fair, row);
  // The other party must have offered the slot; the proposing party need not.
  const other = getRole(row, user) === 'SELLER' ? 'BUYER' : 'SELLER';
  const slots = validateSlots(
    starts,
    availability,
    (start) => start !== row.start && availability.isOfferedBy(other, start),
    row._id,
  );
  const proposal = { by: user, slots, message: message?.trim() || null, at: now() };
  const after = await updateMatching(tx, row, { proposal }, user);
  await notifier.notify(tx, {
    template: 'matching.proposed',
    matching: after,
    fair,
    to: [getPartner(row, user)],
    values: (language, zone) => ({ slots: formatWhenList(slots, language, fair, zone) }),
    key: `proposed:${proposal.at}`,
  });
  return after;
};

/** Accepts one of the proposed slots. */
export const acceptProposal = async (context: MatchingContext, { slot: start }: ActionInput) => {
  const { row, user } = context;
  assertOpen(context, 'REQUESTED', 'ACCEPTED');
  const { proposal } = row;
  if (!proposal || (row.status === 'REQUESTED' && row.expiresAt <= now())) throwApiError('wrong_state');
  if (proposal.by === user) throwApiError('forbidden');
  return agreeOnSlot(context, user, () => bookOfferedSlot(context, proposal.slots, start));
};

/** Rejects the proposal of the other party, or withdraws one’s own. */
export const rejectProposal = async (context: MatchingContext) => {
  const { tx, notifier, row, fair, user } = context;
  assertOpen(context, 'REQUESTED', 'ACCEPTED');
  const { proposal } = row;
  if (!proposal) throwApiError('wrong_state');
  const after = await updateMatching(tx, row, { proposal: null }, user);
  if (proposal.by === user) return after;
  await notifier.notify(tx, {
    template: 'matching.proposalDeclined',
    matching: after,
    fair,
    to: [proposal.by],
    values: (language, zone) => ({
      when: row.start
        ? formatWhen(getAgreedSlot(row), language, fair, zone)
        : formatWhenList(proposal.slots, language, fair, zone),
    }),
    key: `proposalDeclined:${proposal.at}`,
  });
  return after;
};
