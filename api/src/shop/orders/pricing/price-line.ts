import type { CartReason, OrderItem, PurchaseSnapshot, Shipping } from 'shared/contract';
import { getPrice } from '../../shop-products/price';
import { findUnavailableReason, getStockLeft } from '../../shop-products/stock';
import type { ShopProductRow } from '../../shop-products/table';

/** Rates of the member's level and of the shop; percent. */
export interface PricingTerms {
  /** Off every price. */
  discountRate: number;
  /** Points for what is paid; a product's own rate takes precedence over the shop's. */
  levelPointRate: number;
  shopPointRate: number;
  /** Sum (KRW) from which delivery is free, unless a product states its own. */
  freeOver: number;
}

/** A line at its present price. */
export interface PricedLine extends OrderItem {
  product: ShopProductRow | null;
  snapshot: PurchaseSnapshot;
  amount: number;
  /** What the level took off `amount`. */
  discount: number;
  /** Why the line cannot be ordered; null if it can. */
  fault: CartReason | null;
  left: number | null;
  pointRate: number;
}

/** Rounded down to whole won. The small addend corrects binary fractions: 2.5 % of 40 is 1, not 0.999. */
export const calculatePercent = (amount: number, rate: number) => Math.floor((amount * rate) / 100 + 1e-9);

const emptySnapshot: PurchaseSnapshot = { name: { ko: '' }, option: null, price: 0, regularPrice: 0, thumb: null };

/** `requested` counts the pieces of all lines that draw on the stock `left`. */
const findQuantityFault = ({ minQty, maxQty }: ShopProductRow, qty: number, left: number | null, requested: number) => {
  if (left !== null && requested > left) return 'TOO_FEW';
  return qty < minQty || qty > maxQty ? 'QUANTITY' : null;
};

/** Prices one line. `requested` counts the pieces of all lines that draw on the same stock. */
export const priceLine = (
  item: OrderItem,
  product: ShopProductRow | null,
  { terms, requested }: { terms: PricingTerms; requested: number },
): PricedLine => {
  if (!product || product.deletedAt !== null)
    return {
      ...item,
      product: null,
      snapshot: emptySnapshot,
      amount: 0,
      discount: 0,
      fault: 'GONE',
      left: null,
      pointRate: 0,
    };
  const option = product.options.find(({ key }) => key === item.optionKey);
  const addPrice = option?.addPrice ?? 0;
  const fullPrice = getPrice(product) + addPrice;
  const discount = calculatePercent(fullPrice, terms.discountRate);
  const price = fullPrice - discount;
  const left = getStockLeft(product, item.optionKey);
  const drawn = product.stock === left ? requested : item.qty;
  return {
    ...item,
    product,
    snapshot: {
      name: product.name,
      option: option?.name ?? null,
      price,
      regularPrice: product.price + addPrice,
      thumb: product.thumb,
    },
    amount: price * item.qty,
    discount: discount * item.qty,
    left,
    fault: findUnavailableReason(product, item.optionKey, left) ?? findQuantityFault(product, item.qty, left, drawn),
    pointRate: Math.max(product.pointRate ?? terms.shopPointRate, terms.levelPointRate),
  };
};

/** The sum of goods (KRW) from which a product is delivered free; null if there is none. */
const getFreeFrom = ({ type, freeOver }: Shipping, terms: PricingTerms) =>
  type === 'CONDITIONAL' ? (freeOver ?? terms.freeOver) || null : null;

const calculateFee = (rule: Shipping, items: number, terms: PricingTerms) => {
  if (rule.type !== 'FLAT' && rule.type !== 'CONDITIONAL') return 0;
  const freeFrom = getFreeFrom(rule, terms);
  return freeFrom !== null && items >= freeFrom ? 0 : rule.fee;
};

/**
 * An order is one parcel: its shipping (KRW) is the highest fee of its lines, and 0 for a pickup. `freeIn` is what is
 * missing for free shipping; null if it is free already or cannot become so.
 */
export const calculateShipping = (lines: readonly PricedLine[], terms: PricingTerms, isPickup: boolean) => {
  const items = lines.reduce((total, { amount }) => total + amount, 0);
  const rules = lines.flatMap(({ product }) => (product ? [product.shipping] : []));
  const fees = rules.map((rule) => calculateFee(rule, items, terms));
  const shipping = isPickup ? 0 : Math.max(0, ...fees);
  const charged = rules.filter((_, at) => (fees[at] ?? 0) > 0);
  const goals = charged.map((rule) => getFreeFrom(rule, terms));
  const isReachable = shipping > 0 && !goals.includes(null);
  return { shipping, freeIn: isReachable ? Math.max(...goals.map((goal) => (goal ?? 0) - items)) : null };
};
