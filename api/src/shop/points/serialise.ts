import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { type Language, type Point, pickText, pointExpiryNoticeDays } from 'shared/contract';
import { users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { daysFromNow } from '../days-from-now';
import { purchases } from '../purchases/table';
import { type PointRow, points, type ReservationRow } from './table';

export const toPublicPoint = ({ relType, relId, relAction, taken: _taken, ...row }: PointRow) => ({
  ...row,
  status: 'DONE' as const,
  rel: relType && relId && relAction ? { type: relType, _id: relId, action: relAction } : null,
});

/** Entries as their member reads them: the goods that earned points are named in the reader's language. */
export const toPublicPoints = async (db: Database, rows: PointRow[], language: Language) => {
  const ids = rows.flatMap(({ relType, relId }) => (relType === 'PURCHASE' && relId ? [relId] : []));
  const { _id, snapshot } = purchases;
  const lines = ids.length > 0 ? await db.select({ _id, snapshot }).from(purchases).where(inArray(_id, ids)) : [];
  const names = new Map(lines.map((line) => [line._id, pickText(line.snapshot.name, language)]));
  return rows.map((row) => toPublicPoint({ ...row, memo: row.memo && (names.get(row.relId ?? '') ?? row.memo) }));
};

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
