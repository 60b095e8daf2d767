import { inArray } from 'drizzle-orm';
import type { UserCoupon } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { type CouponRow, coupons, type UserCouponRow } from './table';

const toCouponRule = ({ _id, name, kind, value, trunc, minimum, maximum, scope, startAt }: CouponRow) => ({
  _id,
  name,
  kind,
  value,
  trunc,
  minimum,
  maximum,
  scope,
  startAt,
});

/** An expired coupon is shown as such even before the job updates its row. */
export const toPublicUserCoupon = (row: UserCouponRow, coupon: CouponRow): UserCoupon => ({
  ...row,
  status: row.status === 'ISSUED' && row.expiresAt <= now() ? 'EXPIRED' : row.status,
  coupon: toCouponRule(coupon),
});

export const toPublicUserCoupons = async (db: Database, rows: UserCouponRow[]): Promise<UserCoupon[]> => {
  const ids = [...new Set(rows.map(({ _coupon }) => _coupon))];
  const couponRows = ids.length === 0 ? [] : await db.select().from(coupons).where(inArray(coupons._id, ids));
  const byId = new Map(couponRows.map((coupon) => [coupon._id, coupon]));
  return rows.map((row) => toPublicUserCoupon(row, byId.get(row._coupon) ?? throwApiError('internal')));
};
