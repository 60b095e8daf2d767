import { inArray } from 'drizzle-orm';
import type { UserCoupon } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { type CouponRow, coupons, type UserCouponRow } from './table';

const ruleOf = ({ _id, name, kind, value, trunc, minimum, maximum, scope, startAt }: CouponRow) => ({
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

/** What has run out is shown so, whether or not the clock’s job has come by. */
export const showHeld = (row: UserCouponRow, coupon: CouponRow): UserCoupon => ({
  ...row,
  status: row.status === 'ISSUED' && row.expiresAt <= now() ? 'EXPIRED' : row.status,
  coupon: ruleOf(coupon),
});

export const withCoupons = async (db: Database, rows: UserCouponRow[]): Promise<UserCoupon[]> => {
  const ids = [...new Set(rows.map(({ _coupon }) => _coupon))];
  const known = ids.length === 0 ? [] : await db.select().from(coupons).where(inArray(coupons._id, ids));
  const byId = new Map(known.map((coupon) => [coupon._id, coupon]));
  return rows.map((row) => showHeld(row, byId.get(row._coupon) ?? fail('internal')));
};
