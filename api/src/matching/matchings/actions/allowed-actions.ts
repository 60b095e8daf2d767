import type { Matching } from 'shared/contract';
import { now } from '../../../platform/database/columns';
import type { FairRow } from '../../fairs/table';
import { getCutoff } from '../matching-context';
import { isAgreed } from '../slots';
import type { MatchingRow } from '../table';
import { isOver } from './attendance';

/** The actions a party may take now, so that clients offer no action that would be refused. */
export const getAllowedActions = (row: MatchingRow, fair: FairRow, user: string): Matching['actions'] => {
  const at = now();
  const isFairRunning = at < fair.endAt;
  const allowed: Matching['actions'] = [];
  const proposalActions: Matching['actions'] = [];
  const proposal = row.expiresAt > at ? row.proposal : null;
  if (proposal && proposal.by !== user) proposalActions.push('ACCEPT_PROPOSAL');
  if (proposal) proposalActions.push('REJECT_PROPOSAL');
  if (row.status === 'REQUESTED' && isFairRunning && row.expiresAt > at) {
    // The requested slots cannot be accepted while others are proposed (M25).
    if (row.responder === user && !proposal) allowed.push('ACCEPT');
    if (row.responder === user) allowed.push('DECLINE', 'PROPOSE');
    else allowed.push('WITHDRAW');
    allowed.push(...proposalActions);
  }
  if (row.status === 'ACCEPTED' && isFairRunning && !isOver(row)) {
    if (Date.now() <= getCutoff(row, fair)) allowed.push('CANCEL', 'PROPOSE');
    allowed.push(...proposalActions);
  }
  if (isAgreed(row) && isOver(row)) allowed.push(...(row.attendance.final ? [] : ['ATTEND' as const]), 'LOG');
  if (['REQUESTED', 'ACCEPTED', 'COMPLETED'].includes(row.status)) allowed.push('MESSAGE');
  return allowed;
};
