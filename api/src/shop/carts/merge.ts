import { eq, sql } from 'drizzle-orm';
import { type CartWish, cartLimit } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { isChoice } from '../shop-products/stock';
import { isSold, readProducts, type Wish } from './lines';
import { carts } from './table';

export const wishOf = ({ optionKey = '', selected = true, ...wish }: CartWish): Wish => ({
  ...wish,
  optionKey,
  selected,
});

const keyOf = ({ _product, optionKey }: Wish) => `${_product} ${optionKey}`;

/** One wish for each line, the largest of several. */
const largest = (wishes: Wish[]) => {
  const byKey = new Map<string, Wish>();
  for (const wish of wishes) {
    const known = byKey.get(keyOf(wish));
    if (!known || known.qty < wish.qty) byKey.set(keyOf(wish), wish);
  }
  return [...byKey.values()];
};

/**
 * Brings a visitor’s cart along: of each line the larger number stays, so that who signs in twice with the same cart
 * has it once (S5). What is no longer sold is left out, and what is more than a cart holds too.
 */
export const mergeCart = async (tx: Database, user: string, items: CartWish[]) => {
  const wishes = largest(items.map(wishOf));
  const products = await readProducts(
    tx,
    wishes.map(({ _product }) => _product),
  );
  const there = await tx.select().from(carts).where(eq(carts._user, user));
  const known = new Set(there.map(keyOf));
  let free = cartLimit - there.length;
  const rows = wishes.flatMap((wish) => {
    const product = products.get(wish._product);
    if (!product || !isSold(product) || !isChoice(product, wish.optionKey)) return [];
    if (!known.has(keyOf(wish)) && free-- <= 0) return [];
    return [{ ...wish, _user: user, qty: Math.min(wish.qty, product.maxQty) }];
  });
  if (rows.length === 0) return;
  await tx
    .insert(carts)
    // In one order for everybody, so that two who merge at once do not wait for each other crosswise.
    .values(rows.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))))
    .onConflictDoUpdate({
      target: [carts._user, carts._product, carts.optionKey],
      set: { qty: sql`excluded.qty`, version: sql`${carts.version} + 1`, updatedAt: now() },
      setWhere: sql`excluded.qty > ${carts.qty}`,
    });
};
