import { now } from '../../../platform/database/columns';
import { throwApiError } from '../../../platform/http/errors';
import { withDefaultReason } from '../format';
import { type ActionInput, assertOpen, type MatchingContext } from '../matching-context';
import { updateMatching } from '../update-matching';

/** The responder declines a request (M10). */
export const declineRequest = async (context: MatchingContext, { reason }: ActionInput) => {
  const { tx, notifier, row, fair, user } = context;
  assertOpen(context, 'REQUESTED');
  if (row.responder !== user) throwApiError('forbidden');
  const declineReason = reason?.trim() || null;
  const after = await updateMatching(
    tx,
    row,
    { status: 'DECLINED', decidedAt: now(), declineReason, proposal: null },
    user,
  );
  await notifier.notify(tx, {
    template: 'matching.declined',
    matching: after,
    fair,
    to: [row.requester],
    values: (language) => ({ reason: withDefaultReason(declineReason, language) }),
  });
  return after;
};

/** The requester withdraws a request (M10). */
export const withdrawRequest = async (context: MatchingContext) => {
  const { tx, notifier, row, fair, user } = context;
  assertOpen(context, 'REQUESTED');
  if (row.requester !== user) throwApiError('forbidden');
  const after = await updateMatching(tx, row, { status: 'WITHDRAWN', decidedAt: now(), proposal: null }, user);
  await notifier.notify(tx, { template: 'matching.withdrawn', matching: after, fair, to: [row.responder] });
  return after;
};
