import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { publishCartCount } from './cart-count';
import { addCartItem, type CartItem, readGuestCart, writeGuestCart } from './guest-cart';
import { mergeGuestCart } from './merge-guest-cart';

/** Reads the count again after the member's cart changed elsewhere, such as by an order. */
export const refreshCartCount = async () => {
  const sub = useAuth.getState().user?.sub ?? null;
  if (sub) publishCartCount(sub, (await api.carts.list({ query: { limit: 1 } })).total);
};

/** Adds to the member's cart, or to the visitor's cart of this tab. `maxQty` is the maximum of one order. */
export const addToCart = async (item: CartItem, maxQty: number) => {
  const sub = useAuth.getState().user?.sub ?? null;
  if (sub) {
    await mergeGuestCart();
    await api.carts.create({ body: item });
    await refreshCartCount();
    return;
  }
  const items = addCartItem(readGuestCart(), item, maxQty);
  writeGuestCart(items);
  publishCartCount(null, items.length);
};
