import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { newId, now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { orRefused } from '../../platform/http/refused';
import { type CouponRow, coupons, userCoupons } from './table';

const dayMs = 86_400_000;
const earlier = (a: string, b: string) => (a < b ? a : b);

const untilOf = ({ endAt, validDays }: CouponRow) =>
  validDays === null ? endAt : earlier(endAt, new Date(Date.now() + validDays * dayMs).toISOString());

/**
 * Gives a member one of a coupon. The database refuses the one beyond its limit, and a second copy of the same number;
 * that of its limit also makes everybody who wants the last one wait in line.
 */
export const issue = async (tx: Database, coupon: CouponRow, user: string) => {
  const count = tx
    .update(coupons)
    .set({ issued: sql`${coupons.issued} + 1` })
    .where(eq(coupons._id, coupon._id));
  await orRefused(count, { coupons_limit: 'coupon_gone' });
  const held = await tx.$count(userCoupons, and(eq(userCoupons._coupon, coupon._id), eq(userCoupons._user, user)));
  if (held >= coupon.perUser) fail('coupon_gone');
  const give = tx
    .insert(userCoupons)
    .values({ _id: newId(), _user: user, _coupon: coupon._id, n: held + 1, expiresAt: untilOf(coupon) })
    .returning();
  const [row] = await orRefused(give, { user_coupons_n_unique: 'coupon_gone' });
  return row ?? fail('internal');
};

/** Refuses a coupon outside of its time. */
export const checkPeriod = ({ enabled, startAt, endAt }: CouponRow) => {
  const at = now();
  if (!enabled) fail('not_found');
  if (at < startAt || at >= endAt) fail('coupon_period');
};
