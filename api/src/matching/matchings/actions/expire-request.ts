import type { CandidateSlot } from 'shared/contract';
import { now } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/connect';
import type { FairRow } from '../../fairs/table';
import { type ExpiryReason, formatExpiryReason } from '../format';
import type { MatchingNotifier } from '../notifications';
import type { MatchingRow } from '../table';
import { updateMatching } from '../update-matching';

interface Expiry {
  row: MatchingRow;
  fair: FairRow;
  slots: CandidateSlot[];
  reason: ExpiryReason;
  /** Recipients; the requester when omitted. */
  to?: string[];
  /** The administrator who ends the request, and why; the system when omitted. */
  organiser?: { by: string; reason: string };
}

/** Expires a request that can no longer be accepted and notifies `to`; returns it. */
export const expireRequest = async (
  tx: Database,
  notifier: MatchingNotifier,
  { row, fair, slots, reason, to = [row.requester], organiser }: Expiry,
) => {
  const after = await updateMatching(
    tx,
    row,
    {
      ...{ slots, status: 'EXPIRED' as const, expiredReason: reason, decidedAt: now(), proposal: null },
      ...(organiser && { cancel: { ...organiser, at: now() } }),
    },
    organiser?.by ?? null,
  );
  await notifier.notify(tx, {
    template: 'matching.expired',
    matching: after,
    fair,
    to,
    values: (language) => ({
      reason: [formatExpiryReason(reason, language), organiser?.reason].filter(Boolean).join(' '),
    }),
  });
  return after;
};
