import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { pointReservationMinutes } from 'shared/contract';
import { users } from '../../members/index';
import { getTimeAfter, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { mapConstraintErrors } from '../../platform/database/constraint-errors';
import { findRow, insertRow, updateRow } from '../../platform/database/rows';
import { minuteMs } from '../../platform/define-domain';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { nextVersion } from '../next-version';
import { expireUserPoints, lockPoints } from './ledger';
import { toPublicReservation } from './serialise';
import { pointReservations, type ReservationRow } from './table';

const isOwnedBy = (id: string, user: string) => and(eq(pointReservations._id, id), eq(pointReservations._user, user));

export const findReservation = (tx: Database, id: string, user: string) =>
  findRow(tx, pointReservations, isOwnedBy(id, user));

/** Throws `points_short` if more than the balance would be reserved (a constraint). Answers the free balance. */
const adjustReserved = async (tx: Database, user: string, by: number) => {
  const change = tx
    .update(users)
    .set({ pointsReserved: sql`${users.pointsReserved} + ${by}` })
    .where(eq(users._id, user))
    .returning({ balance: users.pointBalance, reserved: users.pointsReserved });
  const [row] = await mapConstraintErrors(change, { users_points_reserved: 'points_short' });
  return row ? row.balance - row.reserved : throwApiError('not_found');
};

/** Locks a reservation by its member's points. Throws `not_found`, or `wrong_state` unless it is open. */
const lockOpenReservation = async (tx: Database, id: string, user: string) => {
  await lockPoints(tx, user);
  const row = (await findReservation(tx, id, user)) ?? throwApiError('not_found');
  if (row.status !== 'RESERVED') throwApiError('wrong_state', { body: { status: row.status } });
  return row;
};

const updateReservation = (tx: Database, { _id }: ReservationRow, values: Partial<ReservationRow>) =>
  updateRow(tx, pointReservations, _id, { ...values, ...nextVersion(pointReservations) });

const getExpiry = () => getTimeAfter(pointReservationMinutes * minuteMs);

export const reservePoints = async (tx: Database, user: string, amount: number) => {
  await expireUserPoints(tx, user);
  const balance = await adjustReserved(tx, user, amount);
  return insertRow(tx, pointReservations, { _user: user, amount, balance, expiresAt: getExpiry() });
};

export const changeReservation = async (
  tx: Database,
  { id, user, amount, version }: { id: string; user: string; amount: number; version: number },
) => {
  const row = await lockOpenReservation(tx, id, user);
  if (row.version !== version) throwStale(toPublicReservation(row), row);
  const balance = await adjustReserved(tx, user, amount - row.amount);
  return updateReservation(tx, row, { amount, balance, expiresAt: getExpiry() });
};

export const releaseReservation = async (tx: Database, id: string, user: string) => {
  const row = await lockOpenReservation(tx, id, user);
  await adjustReserved(tx, user, -row.amount);
  return updateReservation(tx, row, { status: 'RELEASED' });
};

/** Uses a reservation for an order; the caller debits the points in the same transaction. */
export const useReservation = async (tx: Database, id: string, user: string, order: string) => {
  const row = await lockOpenReservation(tx, id, user);
  if (row.expiresAt <= now()) throwApiError('wrong_state', { body: { status: 'EXPIRED' } });
  await adjustReserved(tx, user, -row.amount);
  return updateReservation(tx, row, { status: 'USED', _order: order });
};

/** Releases reservations that no order used in time. */
export const expireReservations = async (db: Database) => {
  const due = await db
    .select()
    .from(pointReservations)
    .where(and(eq(pointReservations.status, 'RESERVED'), lte(pointReservations.expiresAt, now())))
    .orderBy(asc(pointReservations._id))
    .limit(200);
  for (const { _id, _user } of due)
    await db.transaction(async (tx) => {
      await lockPoints(tx, _user);
      const row = await findReservation(tx, _id, _user);
      if (row?.status !== 'RESERVED' || row.expiresAt > now()) return;
      await adjustReserved(tx, _user, -row.amount);
      await updateReservation(tx, row, { status: 'EXPIRED' });
    });
  return due.length;
};
