import type { CartReason, Item, Shipping, Snapshot } from 'shared/contract';
import { priceOf } from '../shop-products/price';
import { isChoice, leftOf } from '../shop-products/stock';
import type { ShopProductRow } from '../shop-products/table';

/** What the member’s level and the shop give. */
export interface Terms {
  /** Percent off every price. */
  discountRate: number;
  /** Percent of what is paid, as points; a product’s own rate stands before that of the shop. */
  levelPointRate: number;
  shopPointRate: number;
  /** From this sum on delivery is free, where a product does not say otherwise. */
  freeOver: number;
}

/** A line as it would be ordered now. */
export interface Priced extends Item {
  product: ShopProductRow | null;
  snapshot: Snapshot;
  amount: number;
  /** What the level took off `amount`. */
  discount: number;
  fault: CartReason | null;
  left: number | null;
  pointRate: number;
}

/** A rate has decimals, a price has none; the grain keeps 2.5 % of 40 from being 0.999. */
export const percentOf = (amount: number, rate: number) => Math.floor((amount * rate) / 100 + 1e-9);

const nothing: Snapshot = { name: { ko: '' }, option: null, price: 0, regularPrice: 0, thumb: null };

const faultOf = (
  product: ShopProductRow,
  { qty, optionKey }: Item,
  { left, wanted }: { left: number | null; wanted: number },
): CartReason | null => {
  if (product.status === 'DRAFT' || product.status === 'HIDDEN') return 'HIDDEN';
  if (!isChoice(product, optionKey)) return 'OPTION_GONE';
  if (product.status === 'SOLDOUT' || left === 0) return 'SOLD_OUT';
  if (left !== null && wanted > left) return 'TOO_FEW';
  return qty < product.minQty || qty > product.maxQty ? 'QUANTITY' : null;
};

/** What one line costs now. `wanted` counts the pieces of all lines that draw on the same stock. */
export const priceLine = (
  item: Item,
  product: ShopProductRow | null,
  { terms, wanted }: { terms: Terms; wanted: number },
): Priced => {
  if (!product || product.deletedAt !== null)
    return {
      ...item,
      product: null,
      snapshot: nothing,
      amount: 0,
      discount: 0,
      fault: 'GONE',
      left: null,
      pointRate: 0,
    };
  const option = product.options.find(({ key }) => key === item.optionKey);
  const extra = option?.addPrice ?? 0;
  const shown = priceOf(product) + extra;
  const discount = percentOf(shown, terms.discountRate);
  const price = shown - discount;
  const left = leftOf(product, item.optionKey);
  return {
    ...item,
    product,
    snapshot: {
      name: product.name,
      option: option?.name ?? null,
      price,
      regularPrice: product.price + extra,
      thumb: product.thumb,
    },
    amount: price * item.qty,
    discount: discount * item.qty,
    left,
    fault: faultOf(product, item, { left, wanted: product.stock === left ? wanted : item.qty }),
    pointRate: Math.max(product.pointRate ?? terms.shopPointRate, terms.levelPointRate),
  };
};

const feeOf = ({ type, fee, freeOver }: Shipping, items: number, terms: Terms) => {
  if (type === 'FLAT') return fee;
  return type === 'CONDITIONAL' && items < (freeOver ?? terms.freeOver) ? fee : 0;
};

/** One parcel, one fee: the highest that any of its lines asks for. Nothing where the goods are fetched. */
export const shippingOf = (lines: readonly Priced[], terms: Terms, isPickup: boolean) => {
  const items = lines.reduce((total, { amount }) => total + amount, 0);
  const asked = lines.flatMap(({ product }) => (product ? [product.shipping] : []));
  const fees = asked.map((shipping) => feeOf(shipping, items, terms));
  const shipping = isPickup ? 0 : Math.max(0, ...fees);
  const paying = asked.filter((_, at) => (fees[at] ?? 0) > 0);
  const goals = paying.map(({ type, freeOver }) => (type === 'CONDITIONAL' ? (freeOver ?? terms.freeOver) : null));
  const isReachable = shipping > 0 && !goals.includes(null);
  return { shipping, freeIn: isReachable ? Math.max(...goals.map((goal) => (goal ?? 0) - items)) : null };
};
