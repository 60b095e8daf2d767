import type { Language } from 'shared/contract';
import { now } from '../../../platform/database/columns';
import { throwApiError, throwFieldError } from '../../../platform/http/errors';
import { getAvailability } from '../availability';
import { formatWhen, formatWhenList } from '../format';
import { type ActionInput, assertBeforeCutoff, assertOpen, type MatchingContext } from '../matching-context';
import { getPartner, getRole } from '../parties';
import { validateSlots } from '../request-matching';
import { getAgreedSlot, getExpiry, toCandidateSlots } from '../slots';
import { updateMatching } from '../update-matching';
import { acceptSlot } from './accept-slot';
import { endProposal } from './end-proposal';

type FormatValue = (language: Language, timezone: string | null) => string;

/**
 * Proposes other slots: either party for an agreed meeting, the responder for a request. An agreed slot stays held until
 * the other party has accepted a proposed one. The proposal has a deadline of its own, before an agreed meeting begins
 * (M25).
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
  const proposal = { by: user, slots: toCandidateSlots(slots), message: message?.trim() || null, at: now() };
  const limit = getExpiry(proposal.at, proposal.slots, fair);
  const expiresAt = row.start && row.start < limit ? row.start : limit;
  const after = await updateMatching(tx, row, { proposal, expiresAt }, user);
  const notification = { matching: after, fair, to: [getPartner(row, user)], key: `proposed:${proposal.at}` };
  const formatSlots: FormatValue = (language, zone) => formatWhenList(slots, language, fair, zone);
  if (row.status === 'ACCEPTED')
    await notifier.notify(tx, {
      ...notification,
      template: 'matching.proposed',
      values: (language, zone) => ({ slots: formatSlots(language, zone) }),
    });
  else
    await notifier.notify(tx, {
      ...notification,
      template: 'matching.counterOffered',
      values: (language, zone) => ({
        slots: formatSlots(language, zone),
        until: formatWhen({ start: expiresAt, end: expiresAt }, language, fair, zone),
      }),
    });
  return after;
};

/** Accepts one of the proposed slots. */
export const acceptProposal = async (context: MatchingContext, { slot: start }: ActionInput) => {
  const { row, user } = context;
  assertOpen(context, 'REQUESTED', 'ACCEPTED');
  const { proposal } = row;
  if (!proposal || row.expiresAt <= now()) throwApiError('wrong_state');
  if (proposal.by === user) throwApiError('forbidden');
  return acceptSlot(context, proposal.slots, start);
};

/** Rejects the proposal of the other party, or withdraws one’s own. */
export const rejectProposal = async (context: MatchingContext) => {
  const { tx, notifier, row, fair, user } = context;
  assertOpen(context, 'REQUESTED', 'ACCEPTED');
  const { proposal } = row;
  if (!proposal) throwApiError('wrong_state');
  const to = proposal.by === user ? [] : [proposal.by];
  if (row.status === 'REQUESTED') return endProposal(context, { by: user, reason: 'REJECTED', to });
  const after = await updateMatching(tx, row, { proposal: null }, user);
  await notifier.notify(tx, {
    template: 'matching.proposalDeclined',
    matching: after,
    fair,
    to,
    values: (language, zone) => ({ when: formatWhen(getAgreedSlot(row), language, fair, zone) }),
    key: `proposalDeclined:${proposal.at}`,
  });
  return after;
};
