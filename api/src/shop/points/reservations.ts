import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { reservationMinutes } from 'shared/contract';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { orRefused } from '../../platform/http/refused';
import { expireOf, lockPoints } from './ledger';
import { showReservation } from './show';
import { pointReservations, type ReservationRow } from './table';

const own = (id: string, user: string) => and(eq(pointReservations._id, id), eq(pointReservations._user, user));

export const findReservation = async (tx: Database, id: string, user: string) => {
  const [row] = await tx.select().from(pointReservations).where(own(id, user));
  return row ?? null;
};

/** The database refuses to reserve more than there is. */
const holdMore = async (tx: Database, user: string, by: number) => {
  const change = tx
    .update(users)
    .set({ pointsReserved: sql`${users.pointsReserved} + ${by}` })
    .where(eq(users._id, user))
    .returning({ balance: users.pointBalance, reserved: users.pointsReserved });
  const [row] = await orRefused(change, { users_points_reserved: 'points_short' });
  return row ? row.balance - row.reserved : fail('not_found');
};

/** Reservations are changed under the lock of their member’s points. */
const lockReserved = async (tx: Database, id: string, user: string) => {
  await lockPoints(tx, user);
  const row = (await findReservation(tx, id, user)) ?? fail('not_found');
  if (row.status !== 'RESERVED') fail('wrong_state', { answer: { status: row.status } });
  return row;
};

const set = async (tx: Database, { _id }: ReservationRow, values: Partial<ReservationRow>) => {
  const [row] = await tx
    .update(pointReservations)
    .set({ ...values, version: sql`${pointReservations.version} + 1`, updatedAt: now() })
    .where(eq(pointReservations._id, _id))
    .returning();
  return row ?? fail('not_found');
};

const endsAt = () => new Date(Date.now() + reservationMinutes * 60_000).toISOString();

export const reserve = async (tx: Database, user: string, amount: number) => {
  await expireOf(tx, user);
  const balance = await holdMore(tx, user, amount);
  const [row] = await tx
    .insert(pointReservations)
    .values({ _user: user, amount, balance, expiresAt: endsAt() })
    .returning();
  return row ?? fail('internal');
};

export const changeReservation = async (
  tx: Database,
  { id, user, amount, version }: { id: string; user: string; amount: number; version: number },
) => {
  const row = await lockReserved(tx, id, user);
  if (row.version !== version) await refuseStale(tx, showReservation(row), row);
  const balance = await holdMore(tx, user, amount - row.amount);
  return set(tx, row, { amount, balance, expiresAt: endsAt() });
};

export const releaseReservation = async (tx: Database, id: string, user: string) => {
  const row = await lockReserved(tx, id, user);
  await holdMore(tx, user, -row.amount);
  return set(tx, row, { status: 'RELEASED' });
};

/** An order takes what was reserved; the points themselves go by the ledger, in the same transaction. */
export const useReservation = async (tx: Database, id: string, user: string, order: string) => {
  const row = await lockReserved(tx, id, user);
  if (row.expiresAt <= now()) fail('wrong_state', { answer: { status: 'EXPIRED' } });
  await holdMore(tx, user, -row.amount);
  return set(tx, row, { status: 'USED', _order: order });
};

/** What no order has used in time falls back. */
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
      await holdMore(tx, _user, -row.amount);
      await set(tx, row, { status: 'EXPIRED' });
    });
  return due.length;
};
