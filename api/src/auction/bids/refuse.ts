import { eq } from 'drizzle-orm';
import type { LotState } from 'shared/contract';
import { stepAt } from 'shared/format';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { aliasOf, findPaddle } from '../paddles/find';
import type { PaddleRow } from '../paddles/table';
import type { ProgramRow } from '../programs/table';
import { lotState } from '../works/clock';
import type { WorkRow } from '../works/table';
import { minNextOf, type Refusal, type Rules } from './ladder';

/** The paddle of a member who may bid; whoever may not is told what they lack. */
export const admitBidder = async (tx: Database, user: string, program: ProgramRow, lock: boolean) => {
  // Whoever is being blocked at this moment is waited for, and then seen as such.
  const [member] = await tx
    .select({ status: users.status, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users._id, user))
    .for('share');
  if (member?.status !== 'ACTIVE' || member.deletedAt) fail('forbidden');
  const paddle: PaddleRow | null = await findPaddle(tx, program._id, user, lock);
  const where = { program: { _id: program._id, code: program.code } };
  if (!paddle) return fail('paddle_needed', { answer: where });
  if (paddle.status === 'APPLIED') fail('paddle_waiting', { answer: where });
  if (paddle.status === 'REJECTED') fail('paddle_refused', { answer: where });
  return { paddle, alias: aliasOf(paddle) };
};

const lotOf = (work: WorkRow, program: ProgramRow): { work: LotState; serverTime: string } => ({
  work: lotState(work, program),
  serverTime: now(),
});

export const refuseTime = (work: WorkRow, program: ProgramRow): never =>
  fail('lot_not_open', { answer: { ...lotOf(work, program) } });

/** Why the ladder does not take an amount, with what it would take. */
export const refuseAmount = (
  why: Refusal,
  { rules, work, program, amount }: { rules: Rules; work: WorkRow; program: ProgramRow; amount: number },
): never => {
  const minNext = minNextOf(rules, work.currentPrice);
  const answer = { currentPrice: work.currentPrice, minNext, ...lotOf(work, program) };
  if (why === 'NOT_RAISED') return fail('bid_not_raised', { answer });
  if (why === 'TOO_LOW') return fail(work.currentPrice === null ? 'bid_too_low' : 'outbid', { answer });
  const unit = stepAt(rules.increments, amount);
  return fail('invalid', {
    answer: { ...answer, unit },
    errors: [{ field: 'amount', code: 'unit', values: { unit: unit.toLocaleString('ko-KR') } }],
  });
};
