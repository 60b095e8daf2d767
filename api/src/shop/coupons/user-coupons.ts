import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow, updateRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { nextVersion } from '../next-version';
import { coupons, type UserCouponRow, userCoupons } from './table';

const updateUserCoupon = (tx: Database, id: string, values: Partial<UserCouponRow>) =>
  updateRow(tx, userCoupons, id, { ...values, ...nextVersion(userCoupons) });

const countCouponUse = (tx: Database, coupon: string, by: 1 | -1) =>
  tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + ${by}` })
    .where(eq(coupons._id, coupon));

/** Reserves a coupon for an order; the unique index on `orders` keeps other orders from using it. */
export const reserveUserCoupon = (tx: Database, id: string, order: string) =>
  updateUserCoupon(tx, id, { status: 'RESERVED', _order: order });

const lockOrderCoupon = (tx: Database, order: string) =>
  findRow(tx, userCoupons, eq(userCoupons._order, order), 'update');

/** Marks the coupon of a paid order as used. */
export const redeemOrderCoupon = async (tx: Database, order: string) => {
  const row = await lockOrderCoupon(tx, order);
  if (row?.status !== 'RESERVED') return;
  await updateUserCoupon(tx, row._id, { status: 'USED' });
  await countCouponUse(tx, row._coupon, 1);
};

/** Releases the coupon of a closed or refunded order; answers whether it can still be used (S3). */
export const releaseOrderCoupon = async (tx: Database, order: string): Promise<boolean> => {
  const row = await lockOrderCoupon(tx, order);
  if (!row) return false;
  const isValid = row.expiresAt > now();
  await updateUserCoupon(tx, row._id, { status: isValid ? 'ISSUED' : 'EXPIRED', _order: null });
  if (row.status === 'USED') await countCouponUse(tx, row._coupon, -1);
  return isValid;
};

/** Expires coupons that were not used in time. Answers how many. */
export const expireCoupons = async (db: Database) => {
  const { rowCount } = await db
    .update(userCoupons)
    .set({ status: 'EXPIRED', ...nextVersion(userCoupons) })
    .where(and(eq(userCoupons.status, 'ISSUED'), lte(userCoupons.expiresAt, now())));
  return rowCount ?? 0;
};

/** Coupons that a member can use, those that expire first at the front. */
export const findUsableCoupons = async (db: Database, user: string) =>
  db
    .select({ userCoupon: userCoupons, coupon: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons._id, userCoupons._coupon))
    .where(and(eq(userCoupons._user, user), eq(userCoupons.status, 'ISSUED'), sql`${userCoupons.expiresAt} > now()`))
    .orderBy(asc(userCoupons.expiresAt), asc(userCoupons._id));

/** Throws `coupon_refused` before the coupon's period, after it, or once it is used. */
export const assertUserCouponUsable = (userCoupon: UserCouponRow, { startAt }: { startAt: string }) => {
  const at = now();
  if (userCoupon.status !== 'ISSUED' || userCoupon.expiresAt <= at || startAt > at) throwApiError('coupon_refused');
};
