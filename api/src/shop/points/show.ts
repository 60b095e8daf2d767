import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { expiringSoonDays, type Point } from 'shared/contract';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { inDays } from './ledger';
import { type PointRow, points, type ReservationRow } from './table';

export const showPoint = ({ relType, relId, relAction, taken: _taken, ...row }: PointRow) => ({
  ...row,
  status: 'DONE' as const,
  rel: relType && relId && relAction ? { type: relType, _id: relId, action: relAction } : null,
});

/** As it will stand in the ledger: points that go. */
export const showReservation = ({ _order, amount, ...row }: ReservationRow): Point => ({
  ...row,
  amount: -amount,
  reason: 'RESERVE',
  rel: _order ? { type: 'ORDER', _id: _order, action: 'USE' } : null,
  remaining: null,
  memo: null,
});

/** What a member’s ledger adds up to. */
export const totalsOf = async (db: Database, user: string) => {
  const [row] = await db
    .select({ balance: users.pointBalance, reserved: users.pointsReserved })
    .from(users)
    .where(eq(users._id, user));
  const [soon] = await db
    .select({ sum: sql<number>`coalesce(sum(${points.remaining}), 0)::int` })
    .from(points)
    .where(and(eq(points._user, user), gt(points.remaining, 0), lte(points.expiresAt, inDays(expiringSoonDays))));
  return { ...(row ?? fail('not_found')), expiringSoon: soon?.sum ?? 0 };
};
