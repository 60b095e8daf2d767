import type { OrderItem } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { getPrice } from '../shop-products/price';
import { findProducts } from '../shop-products/queries';
import { findUnavailableReason, getStockLeft } from '../shop-products/stock';
import type { ShopProductRow } from '../shop-products/table';

export type CartItem = OrderItem & { selected: boolean };

const findQuantityReason = ({ qty }: CartItem, { minQty, maxQty }: ShopProductRow, left: number | null) => {
  if (qty < minQty || qty > maxQty) return 'QUANTITY';
  return left !== null && left < qty ? 'TOO_FEW' : null;
};

const unavailableLine = {
  product: null,
  price: 0,
  priceNow: 0,
  amount: 0,
  available: false,
  reason: 'GONE' as const,
  left: 0,
};

/** A cart item with its present price and availability. */
export const toCartLine = <I extends CartItem>(item: I, product: ShopProductRow | undefined) => {
  if (!product) return { ...item, ...unavailableLine };
  const { name, code, _category, thumb, minQty, maxQty, noCoupon } = product;
  const option = product.options.find(({ key }) => key === item.optionKey);
  const priceNow = getPrice(product) + (option?.addPrice ?? 0);
  const left = getStockLeft(product, item.optionKey);
  const reason = findUnavailableReason(product, item.optionKey, left) ?? findQuantityReason(item, product, left);
  return {
    ...item,
    product: { name, code, _category, thumb, option: option?.name ?? null, minQty, maxQty, noCoupon },
    price: product.price + (option?.addPrice ?? 0),
    priceNow,
    amount: priceNow * item.qty,
    available: reason === null,
    reason,
    left,
  };
};

/** Cart lines in the order of the items. */
export const toCartLines = async <I extends CartItem>(db: Database, items: I[]) => {
  const products = await findProducts(db, items);
  return items.map((item) => toCartLine(item, products.get(item._product)));
};
