import type { Language } from 'shared/contract';
import { now } from '../../../platform/database/columns';
import { getAvailability } from '../availability';
import { formatAfterProposal, formatProposalEnd, type ProposalEnd } from '../format';
import type { MatchingContext } from '../matching-context';
import { findStrikeReason, getExpiry, strikeSlots } from '../slots';
import { updateMatching } from '../update-matching';
import { expireRequest } from './expire-request';

type EndContext = Omit<MatchingContext, 'user'>;

interface Ending {
  /** Null for the system. */
  by: string | null;
  reason: ProposalEnd;
  /** Recipients of the notice. */
  to: string[];
}

/** An agreed meeting stays; a request is open again for its remaining candidates, or expires without any. */
const removeProposal = async ({ tx, notifier, row, fair }: EndContext, { by, to: recipients }: Ending) => {
  if (row.status === 'ACCEPTED') return updateMatching(tx, row, { proposal: null }, by);
  const slots = strikeSlots(row, null, await getAvailability(tx, fair, row), fair.leadMinutes);
  const reason = findStrikeReason(slots);
  if (reason) {
    // The notice of the proposal says that the request has ended too.
    const to = recipients.includes(row.requester) ? [] : [row.requester];
    return expireRequest(tx, notifier, { row, fair, slots, reason, to });
  }
  return updateMatching(tx, row, { proposal: null, slots, expiresAt: getExpiry(now(), slots, fair) }, by);
};

/** Ends a proposal that was rejected, taken back, or can no longer be accepted (M25). */
export const endProposal = async (context: EndContext, ending: Ending) => {
  const { tx, notifier, row, fair } = context;
  const { reason, to } = ending;
  const after = await removeProposal(context, ending);
  await notifier.notify(tx, {
    template: 'matching.proposalEnded',
    matching: after,
    fair,
    to,
    values: (language: Language, zone) => ({
      reason: formatProposalEnd(reason, language),
      next: formatAfterProposal(after, language, fair, zone),
    }),
    key: `proposalEnded:${row.proposal?.at}`,
  });
  return after;
};
