import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { type Point, pointExpiryNoticeDays } from 'shared/contract';
import { users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { daysFromNow } from '../days-from-now';
import { type PointRow, points, type ReservationRow } from './table';

export const toPublicPoint = ({ relType, relId, relAction, taken: _taken, ...row }: PointRow) => ({
  ...row,
  status: 'DONE' as const,
  rel: relType && relId && relAction ? { type: relType, _id: relId, action: relAction } : null,
});

/** A reservation in the form of a ledger entry, with a negative amount. */
export const toPublicReservation = ({ _order, amount, ...row }: ReservationRow): Point => ({
  ...row,
  amount: -amount,
  reason: 'RESERVE',
  rel: _order ? { type: 'ORDER', _id: _order, action: 'USE' } : null,
  remaining: null,
  memo: null,
});

/** Balance, reserved points, and those that expire soon. */
export const getPointTotals = async (db: Database, user: string) => {
  const { pointBalance: balance, pointsReserved: reserved } = await requireRow(db, users, eq(users._id, user));
  const [soon] = await db
    .select({ sum: sql<number>`coalesce(sum(${points.remaining}), 0)::int` })
    .from(points)
    .where(
      and(eq(points._user, user), gt(points.remaining, 0), lte(points.expiresAt, daysFromNow(pointExpiryNoticeDays))),
    );
  return { balance, reserved, expiringSoon: soon?.sum ?? 0 };
};
