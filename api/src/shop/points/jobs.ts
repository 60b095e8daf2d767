import { and, asc, gt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { expirePoint } from './ledger';
import { expireReservations } from './reservations';
import { points } from './table';

const atOnce = 200;

/** Points whose time has come go by a row of their own; a second process finds nothing left of them. */
export const expirePoints = async (db: Database) => {
  const due = await db
    .select({ _id: points._id, _user: points._user })
    .from(points)
    .where(and(gt(points.remaining, 0), lte(points.expiresAt, now())))
    .orderBy(asc(points.expiresAt))
    .limit(atOnce);
  for (const row of due) await db.transaction((tx) => expirePoint(tx, row));
  return due.length;
};

export const tendPoints = async (db: Database) => {
  await expireReservations(db);
  await expirePoints(db);
};
