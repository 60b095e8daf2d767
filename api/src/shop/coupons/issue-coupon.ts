import { and, eq, sql } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { mapConstraintErrors } from '../../platform/database/constraint-errors';
import { throwApiError } from '../../platform/http/errors';
import { daysFromNow } from '../days-from-now';
import { type CouponRow, coupons, userCoupons } from './table';

const getEarlier = (a: string, b: string) => (a < b ? a : b);

const getExpiry = ({ endAt, validDays }: CouponRow) =>
  validDays === null ? endAt : getEarlier(endAt, daysFromNow(validDays));

/**
 * Issues a coupon to a member. Throws `coupon_gone` above the coupon's limit (a constraint, whose row lock also puts rivals in a
 * queue) or above the member's.
 */
export const issueCoupon = async (tx: Database, coupon: CouponRow, user: string) => {
  const count = tx
    .update(coupons)
    .set({ issued: sql`${coupons.issued} + 1` })
    .where(eq(coupons._id, coupon._id));
  await mapConstraintErrors(count, { coupons_limit: 'coupon_gone' });
  const issuedCount = await tx.$count(
    userCoupons,
    and(eq(userCoupons._coupon, coupon._id), eq(userCoupons._user, user)),
  );
  if (issuedCount >= coupon.perUser) throwApiError('coupon_gone');
  const insert = tx
    .insert(userCoupons)
    .values({ _user: user, _coupon: coupon._id, n: issuedCount + 1, expiresAt: getExpiry(coupon) })
    .returning();
  const [row] = await mapConstraintErrors(insert, { user_coupons_n_unique: 'coupon_gone' });
  return row ?? throwApiError('internal');
};

/** Throws `not_found` for a disabled coupon and `coupon_period` outside of its period. */
export const assertCouponPeriod = ({ enabled, startAt, endAt }: CouponRow) => {
  const at = now();
  if (!enabled) throwApiError('not_found');
  if (at < startAt || at >= endAt) throwApiError('coupon_period');
};
