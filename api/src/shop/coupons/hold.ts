import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { coupons, type UserCouponRow, userCoupons } from './table';

const set = (tx: Database, id: string, values: Partial<UserCouponRow>) =>
  tx
    .update(userCoupons)
    .set({ ...values, version: sql`${userCoupons.version} + 1`, updatedAt: now() })
    .where(eq(userCoupons._id, id));

const countUse = (tx: Database, coupon: string, by: 1 | -1) =>
  tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + ${by}` })
    .where(eq(coupons._id, coupon));

/** A member’s own coupon and its rule. */
export const findHeld = async (tx: Database, id: string, user: string) => {
  const [found] = await tx
    .select({ held: userCoupons, coupon: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons._id, userCoupons._coupon))
    .where(and(eq(userCoupons._id, id), eq(userCoupons._user, user)));
  return found ?? null;
};

/** An order stands on it from now on; the order’s row keeps every other order away. */
export const reserveHeld = (tx: Database, id: string, order: string) =>
  set(tx, id, { status: 'RESERVED', _order: order });

const heldBy = async (tx: Database, order: string) => {
  const [row] = await tx.select().from(userCoupons).where(eq(userCoupons._order, order)).for('update');
  return row ?? null;
};

/** The order is paid. */
export const useHeld = async (tx: Database, order: string) => {
  const row = await heldBy(tx, order);
  if (row?.status !== 'RESERVED') return;
  await set(tx, row._id, { status: 'USED' });
  await countUse(tx, row._coupon, 1);
};

/** The order came to nothing: its coupon can be used again, where its time is not over (S3). */
export const returnHeld = async (tx: Database, order: string): Promise<boolean> => {
  const row = await heldBy(tx, order);
  if (!row) return false;
  const isValid = row.expiresAt > now();
  await set(tx, row._id, { status: isValid ? 'ISSUED' : 'EXPIRED', _order: null });
  if (row.status === 'USED') await countUse(tx, row._coupon, -1);
  return isValid;
};

/** What nobody used in time. */
export const expireCoupons = async (db: Database) => {
  const { rowCount } = await db
    .update(userCoupons)
    .set({ status: 'EXPIRED', version: sql`${userCoupons.version} + 1`, updatedAt: now() })
    .where(and(eq(userCoupons.status, 'ISSUED'), lte(userCoupons.expiresAt, now())));
  return rowCount ?? 0;
};

/** Coupons of a member that an order could stand on, the first to run out first. */
export const usable = async (db: Database, user: string) =>
  db
    .select({ held: userCoupons, coupon: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons._id, userCoupons._coupon))
    .where(and(eq(userCoupons._user, user), eq(userCoupons.status, 'ISSUED'), sql`${userCoupons.expiresAt} > now()`))
    .orderBy(asc(userCoupons.expiresAt), asc(userCoupons._id));

/** Not before its time, and not once it is over. */
export const refuseUnusable = (held: UserCouponRow, { startAt }: { startAt: string }) => {
  const at = now();
  if (held.status !== 'ISSUED' || held.expiresAt <= at || startAt > at) fail('coupon_refused');
};
