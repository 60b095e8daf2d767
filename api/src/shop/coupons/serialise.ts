import type { UserCoupon } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRowsById } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { type CouponRow, coupons, type UserCouponRow } from './table';

/**
 * An expired coupon is shown as such even before the job updates its row. The response schema leaves out what only
 * administrators see of the coupon.
 */
export const toPublicUserCoupon = (row: UserCouponRow, coupon: CouponRow): UserCoupon => ({
  ...row,
  status: row.status === 'ISSUED' && row.expiresAt <= now() ? 'EXPIRED' : row.status,
  coupon,
});

export const toPublicUserCoupons = async (db: Database, rows: UserCouponRow[]): Promise<UserCoupon[]> => {
  const ids = rows.map(({ _coupon }) => _coupon);
  const byId = await findRowsById(db, coupons, ids);
  return rows.map((row) => toPublicUserCoupon(row, byId.get(row._coupon) ?? throwApiError('internal')));
};
