import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { tellCartCount } from './count';
import { grown, readGuestCart, type Wish, writeGuestCart } from './guest';
import { bringGuestCart } from './merge';

/** After what changed a member's cart elsewhere, such as an order. */
export const recountCart = async () => {
  const sub = useAuth.getState().user?.sub ?? null;
  if (sub) tellCartCount(sub, (await api.carts.list({ query: { limit: 1 } })).total);
};

/** Into the member's cart, or the visitor's own in this tab. */
export const putIntoCart = async (wish: Wish, maxQty: number) => {
  const sub = useAuth.getState().user?.sub ?? null;
  if (sub) {
    await bringGuestCart();
    await api.carts.create({ body: wish });
    await recountCart();
    return;
  }
  const wishes = grown(readGuestCart(), wish, maxQty);
  writeGuestCart(wishes);
  tellCartCount(null, wishes.length);
};
