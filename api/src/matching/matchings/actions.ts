import type { Matching, MatchingAction } from 'shared/contract';
import { now } from '../../platform/http/columns';
import type { FairRow } from '../fairs/table';
import { attend, log } from './attendance';
import { accept, cancel, decline } from './decide';
import { acceptProposal, propose, rejectProposal } from './reschedule';
import type { MatchingRow } from './table';
import { type Asked, cutoffOf, type Turn } from './turn';

export const actions: Record<MatchingAction, (turn: Turn, asked: Asked) => Promise<MatchingRow>> = {
  ACCEPT: accept,
  DECLINE: decline,
  CANCEL: cancel,
  PROPOSE: propose,
  ACCEPT_PROPOSAL: acceptProposal,
  REJECT_PROPOSAL: rejectProposal,
  ATTEND: attend,
  LOG: log,
};

/** What a party may do now, so that a screen shows no button that is refused. */
export const actionsFor = (row: MatchingRow, fair: FairRow, user: string): Matching['actions'] => {
  const at = now();
  const runs = at < fair.endAt;
  const can: Matching['actions'] = [];
  const isOver = row.end !== null && row.end <= at;
  const answers: Matching['actions'] =
    row.proposal === null
      ? []
      : row.proposal.by === user
        ? ['REJECT_PROPOSAL']
        : ['ACCEPT_PROPOSAL', 'REJECT_PROPOSAL'];
  if (row.status === 'REQUESTED' && runs && row.expiresAt > at)
    can.push(
      ...(row.responder === user ? (['ACCEPT', 'DECLINE', 'PROPOSE'] as const) : ['WITHDRAW' as const]),
      ...answers,
    );
  if (row.status === 'ACCEPTED' && runs && !isOver) {
    if (Date.now() <= cutoffOf(row, fair)) can.push('CANCEL', 'PROPOSE');
    can.push(...answers);
  }
  if (['ACCEPTED', 'COMPLETED', 'NO_SHOW'].includes(row.status) && isOver)
    can.push(...(row.attendance.final ? [] : ['ATTEND' as const]), 'LOG');
  if (['REQUESTED', 'ACCEPTED', 'COMPLETED'].includes(row.status)) can.push('MESSAGE');
  return can;
};
