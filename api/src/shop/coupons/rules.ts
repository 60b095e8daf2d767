import type { Coupon } from 'shared/contract';

/** What of a line a coupon looks at. */
export interface Goods {
  _product: string | null;
  /** Ids of its category and those above. */
  categories: string[];
  amount: number;
  noCoupon: boolean;
}

type Rule = Pick<Coupon, 'kind' | 'value' | 'trunc' | 'minimum' | 'maximum' | 'scope'>;

export const covers = ({ scope }: Pick<Rule, 'scope'>, { _product, categories, noCoupon }: Goods) => {
  if (noCoupon) return false;
  if (scope.type === 'ALL') return true;
  if (scope.type === 'PRODUCT') return _product !== null && scope.ids.includes(_product);
  return categories.some((id) => scope.ids.includes(id));
};

/** What the goods that a coupon applies to cost. */
export const eligible = (rule: Pick<Rule, 'scope'>, goods: readonly Goods[]) =>
  goods.filter((line) => covers(rule, line)).reduce((total, { amount }) => total + amount, 0);

export type Worth = { discount: number; reason: null } | { discount: 0; reason: 'MINIMUM' | 'SCOPE' };

const offGoods = ({ kind, value, trunc, maximum }: Rule, subtotal: number) => {
  const off = kind === 'AMOUNT' ? value : Math.floor((subtotal * value) / (100 * trunc)) * trunc;
  return Math.min(off, subtotal, maximum ?? Number.POSITIVE_INFINITY);
};

/** KRW that a coupon takes off, and what keeps it from doing so (S3). */
export const worthOf = (rule: Rule, goods: readonly Goods[], shipping: number): Worth => {
  const subtotal = eligible(rule, goods);
  if (subtotal === 0) return { discount: 0, reason: 'SCOPE' };
  if (subtotal < rule.minimum) return { discount: 0, reason: 'MINIMUM' };
  const discount = rule.kind === 'SHIPPING' ? Math.min(rule.value, shipping) : offGoods(rule, subtotal);
  return discount > 0
    ? { discount, reason: null }
    : { discount: 0, reason: rule.kind === 'SHIPPING' ? 'SCOPE' : 'MINIMUM' };
};
