import { eq, sql } from 'drizzle-orm';
import { type CartItemInput, maxCartLines } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { nextVersion } from '../next-version';
import { findProducts } from '../shop-products/queries';
import { isForSale, isValidOption } from '../shop-products/stock';
import type { CartItem } from './serialise';
import { carts } from './table';

export const toCartItem = ({ optionKey = '', selected = true, ...item }: CartItemInput): CartItem => ({
  ...item,
  optionKey,
  selected,
});

const getLineKey = ({ _product, optionKey }: CartItem) => `${_product} ${optionKey}`;

/** One item for each line; the largest of several. */
const selectLargest = (items: CartItem[]) => {
  const byKey = new Map<string, CartItem>();
  for (const item of items) {
    const largest = byKey.get(getLineKey(item));
    if (!largest || largest.qty < item.qty) byKey.set(getLineKey(item), item);
  }
  return [...byKey.values()];
};

/**
 * Merges a visitor's cart into a member's. The larger quantity of each line stays, so that a second sign-in with the same cart
 * changes nothing (S5). What is not for sale, or exceeds the size of a cart, is left out.
 */
export const mergeCart = async (tx: Database, user: string, items: CartItemInput[]) => {
  const merged = selectLargest(items.map(toCartItem));
  const products = await findProducts(tx, merged);
  const existing = await tx.select().from(carts).where(eq(carts._user, user));
  const existingKeys = new Set(existing.map(getLineKey));
  let free = maxCartLines - existing.length;
  const rows = merged.flatMap((item) => {
    const product = products.get(item._product);
    if (!product || !isForSale(product) || !isValidOption(product, item.optionKey)) return [];
    if (!existingKeys.has(getLineKey(item)) && free-- <= 0) return [];
    return [{ ...item, _user: user, qty: Math.min(item.qty, product.maxQty) }];
  });
  if (rows.length === 0) return;
  await tx
    .insert(carts)
    // The same order in every transaction, so that two merges at once do not deadlock.
    .values(rows.toSorted((a, b) => getLineKey(a).localeCompare(getLineKey(b))))
    .onConflictDoUpdate({
      target: [carts._user, carts._product, carts.optionKey],
      set: { qty: sql`excluded.qty`, ...nextVersion(carts) },
      setWhere: sql`excluded.qty > ${carts.qty}`,
    });
};
