import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { type PointReason, pointLifeDays } from 'shared/contract';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { orRefused } from '../../platform/http/refused';
import { type PointRow, points, type Taken } from './table';

/** What points come from; the same cause gives or takes once. */
export interface Cause {
  type: 'PURCHASE' | 'ORDER' | 'REVIEW' | 'POINT' | 'GRANT';
  _id: string;
  action: string;
}

interface Move {
  user: string;
  /** Above 0, whichever way they go. */
  amount: number;
  reason: PointReason;
  cause: Cause;
  memo?: string | null;
  by?: string | null;
}

const dayMs = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const short = { users_point_balance_check: 'points_short', users_points_reserved: 'points_short' } as const;

/** Everything that moves a member’s points waits here for the one before it. */
export const lockPoints = async (tx: Database, user: string) => {
  const [row] = await tx
    .select({ balance: users.pointBalance, reserved: users.pointsReserved })
    .from(users)
    .where(eq(users._id, user))
    .for('no key update');
  return row ?? fail('not_found');
};

const isDone = async (tx: Database, { type, _id, action }: Cause) => {
  const same = and(eq(points.relType, type), eq(points.relId, _id), eq(points.relAction, action));
  return (await tx.$count(points, same)) > 0;
};

/** The database refuses what would leave less than nothing, or less than is reserved. */
const move = async (tx: Database, user: string, by: number) => {
  const change = tx
    .update(users)
    .set({ pointBalance: sql`${users.pointBalance} + ${by}` })
    .where(eq(users._id, user))
    .returning({ balance: users.pointBalance });
  const [row] = await orRefused(change, short);
  return row?.balance ?? fail('not_found');
};

const write = async (tx: Database, given: Move & { balance: number; sign: 1 | -1 }, more: Partial<PointRow>) => {
  const { user, amount, reason, cause, memo = null, by = null, balance, sign } = given;
  const rel = { relType: cause.type, relId: cause._id, relAction: cause.action };
  const [row] = await tx
    .insert(points)
    .values({ _user: user, amount: sign * amount, balance, reason, memo, by, ...rel, ...more })
    .returning();
  return row ?? fail('internal');
};

/** Gives points; null where the same cause has given them before. */
export const give = async (tx: Database, given: Move & { expiresAt?: string }) => {
  await lockPoints(tx, given.user);
  if (await isDone(tx, given.cause)) return null;
  const balance = await move(tx, given.user, given.amount);
  const { expiresAt = inDays(pointLifeDays) } = given;
  return write(tx, { ...given, balance, sign: 1 }, { expiresAt, remaining: given.amount });
};

/** Takes so many from those that expire soonest. */
const takeSoonest = async (tx: Database, user: string, amount: number): Promise<Taken[]> => {
  const left = await tx
    .select()
    .from(points)
    .where(and(eq(points._user, user), gt(points.remaining, 0)))
    .orderBy(asc(points.expiresAt), asc(points._id));
  const taken: Taken[] = [];
  let wanted = amount;
  for (const { _id, remaining } of left) {
    const part = Math.min(wanted, remaining ?? 0);
    if (part === 0) break;
    await tx
      .update(points)
      .set({ remaining: sql`${points.remaining} - ${part}` })
      .where(eq(points._id, _id));
    taken.push({ _point: _id, amount: part });
    wanted -= part;
  }
  return taken;
};

/** Takes points, those that expire soonest first; null where the same cause has taken them before. */
export const take = async (tx: Database, given: Move) => {
  await expireOf(tx, given.user);
  if (await isDone(tx, given.cause)) return null;
  const balance = await move(tx, given.user, -given.amount);
  const taken = await takeSoonest(tx, given.user, given.amount);
  return write(tx, { ...given, balance, sign: -1 }, { taken });
};

/** Takes what is left of points whose time has come, but none that a reservation holds. */
export const expirePoint = async (tx: Database, { _id, _user }: Pick<PointRow, '_id' | '_user'>) => {
  const { balance, reserved } = await lockPoints(tx, _user);
  const [row] = await tx.select().from(points).where(eq(points._id, _id));
  const amount = Math.min(row?.remaining ?? 0, balance - reserved);
  if (!row || amount <= 0 || (row.expiresAt ?? '') > now()) return null;
  const after = await move(tx, _user, -amount);
  await tx
    .update(points)
    .set({ remaining: sql`${points.remaining} - ${amount}` })
    .where(eq(points._id, _id));
  // What a reservation held back goes by a row of its own, later.
  const action = `EXPIRE:${row.remaining}`;
  const cause = { type: 'POINT' as const, _id, action };
  const given = { user: _user, amount, reason: 'EXPIRE' as const, cause, balance: after, sign: -1 as const };
  return write(tx, given, { taken: [{ _point: _id, amount }] });
};

/** Before points are spent: what has expired by now is gone, even where the clock’s job has not come by yet. */
export const expireOf = async (tx: Database, user: string) => {
  const held = await lockPoints(tx, user);
  const due = await tx
    .select({ _id: points._id, _user: points._user })
    .from(points)
    .where(and(eq(points._user, user), gt(points.remaining, 0), lte(points.expiresAt, now())))
    .orderBy(asc(points.expiresAt));
  for (const row of due) await expirePoint(tx, row);
  return held;
};

/** What a spend took, with when each of it would have expired. */
export const takenBy = async (tx: Database, { type, _id, action }: Cause) => {
  const [row] = await tx
    .select()
    .from(points)
    .where(and(eq(points.relType, type), eq(points.relId, _id), eq(points.relAction, action)));
  const ids = row?.taken?.map(({ _point }) => _point) ?? [];
  const lots = ids.length === 0 ? [] : await tx.select().from(points).where(inArray(points._id, ids));
  return (row?.taken ?? []).map(({ _point, amount }) => ({
    amount,
    expiresAt: lots.find(({ _id: lot }) => lot === _point)?.expiresAt ?? null,
  }));
};
