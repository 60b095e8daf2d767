import type { Coupon } from 'shared/contract';

type CouponFormValues = Partial<Coupon>;

/** Form values of a coupon as the API takes them, without what does not apply to its kind and scope. */
export const transformCoupon = ({ code, scope, maximum, ...rest }: CouponFormValues): CouponFormValues => ({
  ...rest,
  code: code?.trim() || null,
  maximum: rest.kind === 'PERCENT' ? (maximum ?? null) : null,
  ...(scope && { scope: { type: scope.type, ids: scope.type === 'ALL' ? [] : (scope.ids ?? []) } }),
});
