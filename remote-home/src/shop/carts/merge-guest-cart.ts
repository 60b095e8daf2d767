import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { publishCartCount } from './cart-count';
import { readGuestCart, writeGuestCart } from './guest-cart';

let running: Promise<void> | null = null;

const merge = async () => {
  const items = readGuestCart();
  const sub = useAuth.getState().user?.sub ?? null;
  if (!sub || items.length === 0) return;
  const { carts } = await api.carts.merge({ body: { items } });
  // Emptied only now, so that a failed merge loses nothing.
  writeGuestCart([]);
  publishCartCount(sub, carts.length);
};

/**
 * Merges the visitor's cart into that of the member who has signed in; of each product the larger quantity stays (S5).
 * Rejects with an ApiFailure; calls while a merge is running share it.
 */
export const mergeGuestCart = () => {
  running ??= merge().finally(() => {
    running = null;
  });
  return running;
};
