import { inArray } from 'drizzle-orm';
import type { CartReason } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { priceOf } from '../shop-products/price';
import { isChoice, leftOf } from '../shop-products/stock';
import { type ShopProductRow, shopProducts } from '../shop-products/table';

export interface Wish {
  _product: string;
  optionKey: string;
  qty: number;
  selected: boolean;
}

export const readProducts = async (db: Database, ids: string[]): Promise<Map<string, ShopProductRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(shopProducts)
    .where(inArray(shopProducts._id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row._id, row]));
};

export const isSold = ({ status, deletedAt }: ShopProductRow) =>
  deletedAt === null && (status === 'ON' || status === 'SOLDOUT');

/** Why a line cannot be ordered as it stands; null where it can. */
const reasonOf = ({ optionKey, qty }: Wish, product: ShopProductRow, left: number | null): CartReason | null => {
  if (product.deletedAt !== null) return 'GONE';
  if (!isSold(product)) return 'HIDDEN';
  if (!isChoice(product, optionKey)) return 'OPTION_GONE';
  if (product.status === 'SOLDOUT' || left === 0) return 'SOLD_OUT';
  if (qty < product.minQty || qty > product.maxQty) return 'QUANTITY';
  return left !== null && left < qty ? 'TOO_FEW' : null;
};

const gone = {
  product: null,
  price: 0,
  priceNow: 0,
  amount: 0,
  available: false,
  reason: 'GONE' as const,
  left: 0,
};

/** A wish with what it costs and whether it can be had, at this moment. */
export const lineOf = <W extends Wish>(wish: W, product: ShopProductRow | undefined) => {
  if (!product) return { ...wish, ...gone };
  const { name, code, _category, thumb, minQty, maxQty, noCoupon } = product;
  const option = product.options.find(({ key }) => key === wish.optionKey);
  const priceNow = priceOf(product) + (option?.addPrice ?? 0);
  const left = leftOf(product, wish.optionKey);
  const reason = reasonOf(wish, product, left);
  return {
    ...wish,
    product: { name, code, _category, thumb, option: option?.name ?? null, minQty, maxQty, noCoupon },
    price: product.price + (option?.addPrice ?? 0),
    priceNow,
    amount: priceNow * wish.qty,
    available: reason === null,
    reason,
    left,
  };
};

/** Lines in the order of the wishes. */
export const linesOf = async <W extends Wish>(db: Database, wishes: W[]) => {
  const products = await readProducts(
    db,
    wishes.map(({ _product }) => _product),
  );
  return wishes.map((wish) => lineOf(wish, products.get(wish._product)));
};
