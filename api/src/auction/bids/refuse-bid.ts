import { eq } from 'drizzle-orm';
import type { LotState } from 'shared/contract';
import { getIncrement } from 'shared/format';
import { users } from '../../members/index';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { findPaddle, formatAlias } from '../paddles/queries';
import type { ProgramRow } from '../programs/table';
import { toLotState } from '../works/status';
import type { WorkRow } from '../works/table';
import { getMinNextBid, type LadderRules, type RefusalReason } from './ladder';

/** The paddle of a member who may bid; throws `forbidden` or the code for a missing, waiting or rejected paddle (B1). */
export const requireBidder = async (tx: Database, user: string, program: ProgramRow) => {
  // The lock waits for a concurrent change of the account, such as blocking.
  const member = await findRow(tx, users, eq(users._id, user), 'share');
  if (member?.status !== 'ACTIVE' || member.deletedAt) throwApiError('forbidden');
  const paddle = await findPaddle(tx, program._id, user, 'update');
  const where = { program: { _id: program._id, code: program.code } };
  if (!paddle) return throwApiError('paddle_needed', { body: where });
  if (paddle.status === 'APPLIED') throwApiError('paddle_waiting', { body: where });
  if (paddle.status === 'REJECTED') throwApiError('paddle_refused', { body: where });
  return { paddle, alias: formatAlias(paddle) };
};

const toLotBody = (work: WorkRow, program: ProgramRow): { work: LotState; serverTime: string } => ({
  work: toLotState(work, program),
  serverTime: now(),
});

export const refuseClosedLot = (work: WorkRow, program: ProgramRow): never =>
  throwApiError('lot_not_open', { body: { ...toLotBody(work, program) } });

/** Throws the error for a refused amount, with the lowest accepted amount in the body. */
export const refuseAmount = (
  why: RefusalReason,
  { rules, work, program, amount }: { rules: LadderRules; work: WorkRow; program: ProgramRow; amount: number },
): never => {
  const minNext = getMinNextBid(rules, work.currentPrice);
  const answer = { currentPrice: work.currentPrice, minNext, ...toLotBody(work, program) };
  if (why === 'NOT_RAISED') return throwApiError('bid_not_raised', { body: answer });
  if (why === 'TOO_LOW') return throwApiError(work.currentPrice === null ? 'bid_too_low' : 'outbid', { body: answer });
  const unit = getIncrement(rules.increments, amount);
  return throwApiError('invalid', {
    body: { ...answer, unit },
    errors: [{ field: 'amount', code: 'unit', values: { unit: unit.toLocaleString('ko-KR') } }],
  });
};
