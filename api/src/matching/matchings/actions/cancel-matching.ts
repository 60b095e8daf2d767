import type { Language } from 'shared/contract';
import { now } from '../../../platform/database/columns';
import { throwFieldError } from '../../../platform/http/errors';
import { releaseHolds } from '../../holds/holds';
import { type ExpiryReason, formatWhen, withDefaultReason } from '../format';
import { type ActionInput, assertBeforeCutoff, assertOpen, type MatchingContext } from '../matching-context';
import { getAgreedSlot } from '../slots';
import { publishSlotChange, updateMatching } from '../update-matching';

interface CancelNotice {
  /** Recipients; both parties when omitted. */
  to?: string[];
  /** The reason in the recipient’s language; as it was written when omitted. */
  formatReason?: (language: Language) => string;
  /** The reason as a code, when nobody wrote one. */
  code?: ExpiryReason;
}

/**
 * Cancels an agreed meeting, releases its slots and notifies the parties. Permissions are checked
 * by the caller (M12).
 */
export const cancelMatching = async (
  context: Omit<MatchingContext, 'user'>,
  by: string,
  reason: string,
  { to, code, formatReason = (language) => withDefaultReason(reason, language) }: CancelNotice = {},
) => {
  const { tx, notifier, row, fair } = context;
  const slot = getAgreedSlot(row);

  await releaseHolds(tx, row._id);
  const after = await updateMatching(
    tx,
    row,
    {
      status: 'CANCELLED',
      cancel: { by, at: now(), reason },
      ...(code && { expiredReason: code }),
      proposal: null,
      icsSequence: row.icsSequence + 1,
    },
    by,
  );
  await publishSlotChange(tx, row, { freed: slot });
  await notifier.notify(tx, {
    template: 'matching.cancelled',
    matching: after,
    fair,
    ...(to && { to }),
    values: (language, zone) => ({
      when: formatWhen(slot, language, fair, zone),
      reason: formatReason(language),
    }),
    key: `cancelled:${after.icsSequence}`,
    calendar: 'CANCEL',
  });
  return after;
};

/** A party cancels an agreed meeting, with a reason and before the cut-off (M12). */
export const cancelByParty = (context: MatchingContext, { reason }: ActionInput) => {
  assertOpen(context, 'ACCEPTED');
  if (!reason?.trim()) throwFieldError('reason', 'required');
  assertBeforeCutoff(context);
  return cancelMatching(context, context.user, reason);
};
