import type { MatchingAction } from 'shared/contract';
import type { ActionInput, MatchingContext } from '../matching-context';
import type { MatchingRow } from '../table';
import { acceptRequest } from './accept-request';
import { reportAttendance, writeMeetingLog } from './attendance';
import { cancelByParty } from './cancel-matching';
import { declineRequest } from './decline-request';
import { acceptProposal, proposeSlots, rejectProposal } from './reschedule-matching';

export const actionHandlers: Record<
  MatchingAction,
  (context: MatchingContext, input: ActionInput) => Promise<MatchingRow>
> = {
  ACCEPT: acceptRequest,
  DECLINE: declineRequest,
  CANCEL: cancelByParty,
  PROPOSE: proposeSlots,
  ACCEPT_PROPOSAL: acceptProposal,
  REJECT_PROPOSAL: rejectProposal,
  ATTEND: reportAttendance,
  LOG: writeMeetingLog,
};
