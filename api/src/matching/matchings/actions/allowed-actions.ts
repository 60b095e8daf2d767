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
  if (row.proposal && row.proposal.by !== user) proposalActions.push('ACCEPT_PROPOSAL');
  if (row.proposal) proposalActions.push('REJECT_PROPOSAL');
  if (row.status === 'REQUESTED' && isFairRunning && row.expiresAt > at)
    allowed.push(
      ...(row.responder === user ? (['ACCEPT', 'DECLINE', 'PROPOSE'] as const) : ['WITHDRAW' as const]),
      ...proposalActions,
    );
  if (row.status === 'ACCEPTED' && isFairRunning && !isOver(row)) {
    if (Date.now() <= getCutoff(row, fair)) allowed.push('CANCEL', 'PROPOSE');
    allowed.push(...proposalActions);
  }
  if (isAgreed(row) && isOver(row)) allowed.push(...(row.attendance.final ? [] : ['ATTEND' as const]), 'LOG');
  if (['REQUESTED', 'ACCEPTED', 'COMPLETED'].includes(row.status)) allowed.push('MESSAGE');
  return allowed;
};
