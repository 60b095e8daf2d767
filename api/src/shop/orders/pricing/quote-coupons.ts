import type { Database } from '../../../platform/database/connect';
import { throwApiError } from '../../../platform/http/errors';
import { type CouponLine, calculateCouponDiscount } from '../../coupons/coupon-discount';
import { toPublicUserCoupon } from '../../coupons/serialise';
import { assertUserCouponUsable, findUsableCoupons } from '../../coupons/user-coupons';

interface CouponQuoteInput {
  user: string;
  lines: readonly CouponLine[];
  /** KRW. */
  shipping: number;
  /** The member's coupon that is chosen. */
  chosenId: string | null | undefined;
  isOrder: boolean;
}

/**
 * What each coupon of a member takes off (KRW), the highest first, and the chosen one. An order with a coupon that
 * cannot be used throws `coupon_refused`.
 */
export const quoteCoupons = async (tx: Database, { user, lines, shipping, chosenId, isOrder }: CouponQuoteInput) => {
  const found = await findUsableCoupons(tx, user);
  const coupons = found
    .map(({ userCoupon: row, coupon: rule }) => {
      const isEarly = rule.startAt > new Date().toISOString();
      const result = isEarly
        ? ({ discount: 0, reason: 'PERIOD' } as const)
        : calculateCouponDiscount(rule, lines, shipping);
      return { row, rule, coupon: toPublicUserCoupon(row, rule), usable: result.reason === null, ...result };
    })
    .toSorted((a, b) => b.discount - a.discount);
  const chosen = chosenId ? coupons.find(({ row }) => row._id === chosenId) : undefined;
  if (isOrder && chosenId) {
    if (!chosen?.usable) throwApiError('coupon_refused');
    assertUserCouponUsable(chosen.row, chosen.rule);
  }
  return { coupons, chosen };
};
