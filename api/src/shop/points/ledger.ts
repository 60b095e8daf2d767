import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { type PointReason, pointLifetimeDays } from 'shared/contract';
import { users } from '../../members/index';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { mapConstraintErrors } from '../../platform/database/constraint-errors';
import { findRow, findRowsById, insertRow, updateRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { daysFromNow } from '../days-from-now';
import { type PointRow, points, type SpentLot } from './table';

/** Why points are credited or debited; each cause takes effect once. */
interface PointCause {
  type: 'PURCHASE' | 'ORDER' | 'REVIEW' | 'POINT' | 'GRANT';
  _id: string;
  action: string;
}

interface PointMovement {
  user: string;
  /** Positive in both directions. */
  amount: number;
  reason: PointReason;
  cause: PointCause;
  memo?: string | null;
  by?: string | null;
}

const constraintErrors = { users_point_balance_check: 'points_short', users_points_reserved: 'points_short' } as const;

/** Locks a member's points; every movement of them takes this lock. */
export const lockPoints = async (tx: Database, user: string) => {
  const [row] = await tx
    .select({ balance: users.pointBalance, reserved: users.pointsReserved })
    .from(users)
    .where(eq(users._id, user))
    .for('no key update');
  return row ?? throwApiError('not_found');
};

const hasCause = ({ type, _id, action }: PointCause) =>
  and(eq(points.relType, type), eq(points.relId, _id), eq(points.relAction, action));

const hasEntry = async (tx: Database, cause: PointCause) => (await tx.$count(points, hasCause(cause))) > 0;

/** Throws `points_short` if less than the reserved points would be left (a constraint). */
const adjustBalance = async (tx: Database, user: string, by: number) => {
  const change = tx
    .update(users)
    .set({ pointBalance: sql`${users.pointBalance} + ${by}` })
    .where(eq(users._id, user))
    .returning({ balance: users.pointBalance });
  const [row] = await mapConstraintErrors(change, constraintErrors);
  return row?.balance ?? throwApiError('not_found');
};

const insertEntry = async (
  tx: Database,
  movement: PointMovement & { balance: number; sign: 1 | -1 },
  values: Partial<PointRow>,
) => {
  const { user, amount, reason, cause, memo = null, by = null, balance, sign } = movement;
  const rel = { relType: cause.type, relId: cause._id, relAction: cause.action };
  return insertRow(tx, points, { _user: user, amount: sign * amount, balance, reason, memo, by, ...rel, ...values });
};

const subtractRemaining = (tx: Database, id: string, amount: number) =>
  updateRow(tx, points, id, { remaining: sql`${points.remaining} - ${amount}` });

/** Credits points; null if the same cause has done so already. */
export const creditPoints = async (tx: Database, movement: PointMovement & { expiresAt?: string }) => {
  await lockPoints(tx, movement.user);
  if (await hasEntry(tx, movement.cause)) return null;
  const balance = await adjustBalance(tx, movement.user, movement.amount);
  const { expiresAt = daysFromNow(pointLifetimeDays) } = movement;
  return insertEntry(tx, { ...movement, balance, sign: 1 }, { expiresAt, remaining: movement.amount });
};

/** Takes an amount from the points that expire first. */
const consumeExpiringFirst = async (tx: Database, user: string, amount: number): Promise<SpentLot[]> => {
  const rows = await tx
    .select()
    .from(points)
    .where(and(eq(points._user, user), gt(points.remaining, 0)))
    .orderBy(asc(points.expiresAt), asc(points._id));
  const taken: SpentLot[] = [];
  let missing = amount;
  for (const { _id, remaining } of rows) {
    const part = Math.min(missing, remaining ?? 0);
    if (part === 0) break;
    await subtractRemaining(tx, _id, part);
    taken.push({ _point: _id, amount: part });
    missing -= part;
  }
  return taken;
};

/** Debits points, those that expire first; null if the same cause has done so already. Throws `points_short`. */
export const debitPoints = async (tx: Database, movement: PointMovement) => {
  await expireUserPoints(tx, movement.user);
  if (await hasEntry(tx, movement.cause)) return null;
  const balance = await adjustBalance(tx, movement.user, -movement.amount);
  const taken = await consumeExpiringFirst(tx, movement.user, movement.amount);
  return insertEntry(tx, { ...movement, balance, sign: -1 }, { taken });
};

/** Debits what is left of expired points, except what a reservation holds. */
export const expirePoint = async (tx: Database, { _id, _user }: Pick<PointRow, '_id' | '_user'>) => {
  const { balance, reserved } = await lockPoints(tx, _user);
  const row = await findRow(tx, points, eq(points._id, _id));
  const amount = Math.min(row?.remaining ?? 0, balance - reserved);
  if (!row || amount <= 0 || (row.expiresAt ?? '') > now()) return null;
  const after = await adjustBalance(tx, _user, -amount);
  await subtractRemaining(tx, _id, amount);
  // What a reservation holds expires later, with an entry of its own.
  const action = `EXPIRE:${row.remaining}`;
  const cause = { type: 'POINT' as const, _id, action };
  const movement = { user: _user, amount, reason: 'EXPIRE' as const, cause, balance: after, sign: -1 as const };
  return insertEntry(tx, movement, { taken: [{ _point: _id, amount }] });
};

/** Expires a member's due points before others are spent, in case the job has not done so yet. */
export const expireUserPoints = async (tx: Database, user: string) => {
  await lockPoints(tx, user);
  const due = await tx
    .select({ _id: points._id, _user: points._user })
    .from(points)
    .where(and(eq(points._user, user), gt(points.remaining, 0), lte(points.expiresAt, now())))
    .orderBy(asc(points.expiresAt));
  for (const row of due) await expirePoint(tx, row);
};

/** The points that a debit took, with the expiry of each. */
export const findSpentLots = async (tx: Database, cause: PointCause) => {
  const taken = (await findRow(tx, points, hasCause(cause)))?.taken ?? [];
  const ids = taken.map(({ _point }) => _point);
  const lots = await findRowsById(tx, points, ids);
  return taken.map(({ _point, amount }) => ({ amount, expiresAt: lots.get(_point)?.expiresAt ?? null }));
};
