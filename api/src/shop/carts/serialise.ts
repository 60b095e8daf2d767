import { inArray } from 'drizzle-orm';
import type { CartReason } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { getPrice } from '../shop-products/price';
import { getStockLeft, isValidOption } from '../shop-products/stock';
import { type ShopProductRow, shopProducts } from '../shop-products/table';

export interface CartItem {
  _product: string;
  optionKey: string;
  qty: number;
  selected: boolean;
}

export const findProducts = async (db: Database, ids: string[]): Promise<Map<string, ShopProductRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(shopProducts)
    .where(inArray(shopProducts._id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row._id, row]));
};

export const isForSale = ({ status, deletedAt }: ShopProductRow) =>
  deletedAt === null && (status === 'ON' || status === 'SOLDOUT');

/** Why a line cannot be ordered; null if it can. */
const findUnavailableReason = (
  { optionKey, qty }: CartItem,
  product: ShopProductRow,
  left: number | null,
): CartReason | null => {
  if (product.deletedAt !== null) return 'GONE';
  if (!isForSale(product)) return 'HIDDEN';
  if (!isValidOption(product, optionKey)) return 'OPTION_GONE';
  if (product.status === 'SOLDOUT' || left === 0) return 'SOLD_OUT';
  if (qty < product.minQty || qty > product.maxQty) return 'QUANTITY';
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
  const reason = findUnavailableReason(item, product, left);
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
  const products = await findProducts(
    db,
    items.map(({ _product }) => _product),
  );
  return items.map((item) => toCartLine(item, products.get(item._product)));
};
