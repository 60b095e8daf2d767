import { now } from '../../../platform/database/columns';
import { throwApiError } from '../../../platform/http/errors';
import { type ActionInput, assertOpen, type MatchingContext, throwWrongState } from '../matching-context';
import { acceptSlot } from './accept-slot';

/**
 * The responder accepts one of the requested slots, which holds both people and the table (M6). Not while a proposal of
 * other slots is open (M25).
 */
export const acceptRequest = async (context: MatchingContext, { slot: start }: ActionInput) => {
  const { row, user } = context;
  assertOpen(context, 'REQUESTED');
  if (row.responder !== user) throwApiError('forbidden');
  if (row.expiresAt <= now()) throwApiError('wrong_state', { body: { status: 'EXPIRED' } });
  if (row.proposal) throwWrongState(row);
  return acceptSlot(context, row.slots, start);
};
