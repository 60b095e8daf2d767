import type { Coupon } from 'shared/contract';

/** The part of an order's line that a coupon depends on. */
export interface CouponLine {
  _product: string | null;
  /** Ids of the product's category and those above it. */
  categories: string[];
  amount: number;
  noCoupon: boolean;
}

export type CouponRule = Pick<Coupon, 'kind' | 'value' | 'trunc' | 'minimum' | 'maximum' | 'scope'>;

/** Whether a coupon applies to a line. */
export const coversLine = ({ scope }: Pick<CouponRule, 'scope'>, { _product, categories, noCoupon }: CouponLine) => {
  if (noCoupon) return false;
  if (scope.type === 'ALL') return true;
  if (scope.type === 'PRODUCT') return _product !== null && scope.ids.includes(_product);
  return categories.some((id) => scope.ids.includes(id));
};

/** Sum (KRW) of the lines that a coupon covers. */
const sumCoveredAmount = (rule: Pick<CouponRule, 'scope'>, lines: readonly CouponLine[]) =>
  lines.filter((line) => coversLine(rule, line)).reduce((total, { amount }) => total + amount, 0);

type CouponDiscount = { discount: number; reason: null } | { discount: 0; reason: 'MINIMUM' | 'SCOPE' };

const calculateReduction = ({ kind, value, trunc, maximum }: CouponRule, subtotal: number) => {
  const reduction = kind === 'AMOUNT' ? value : Math.floor((subtotal * value) / (100 * trunc)) * trunc;
  return Math.min(reduction, subtotal, maximum ?? Number.POSITIVE_INFINITY);
};

/** Discount of a coupon (KRW), or why it has none (S3). */
export const calculateCouponDiscount = (
  rule: CouponRule,
  lines: readonly CouponLine[],
  shipping: number,
): CouponDiscount => {
  const subtotal = sumCoveredAmount(rule, lines);
  if (subtotal === 0) return { discount: 0, reason: 'SCOPE' };
  if (subtotal < rule.minimum) return { discount: 0, reason: 'MINIMUM' };
  const discount = rule.kind === 'SHIPPING' ? Math.min(rule.value, shipping) : calculateReduction(rule, subtotal);
  return discount > 0
    ? { discount, reason: null }
    : { discount: 0, reason: rule.kind === 'SHIPPING' ? 'SCOPE' : 'MINIMUM' };
};
