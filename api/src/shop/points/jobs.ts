import { and, asc, gt, lte } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { expirePoint } from './ledger';
import { expireReservations } from './reservations';
import { points } from './table';

const batchSize = 200;

/** Expires due points with an entry of their own each; a second process finds nothing left of them. */
const expirePoints = async (db: Database) => {
  const due = await db
    .select({ _id: points._id, _user: points._user })
    .from(points)
    .where(and(gt(points.remaining, 0), lte(points.expiresAt, now())))
    .orderBy(asc(points.expiresAt))
    .limit(batchSize);
  for (const row of due) await db.transaction((tx) => expirePoint(tx, row));
  return due.length;
};

export const processPoints = async (db: Database) => {
  await expireReservations(db);
  await expirePoints(db);
};
