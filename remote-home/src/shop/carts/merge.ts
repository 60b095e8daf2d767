import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { tellCartCount } from './count';
import { readGuestCart, writeGuestCart } from './guest';

let running: Promise<void> | null = null;

const bring = async () => {
  const items = readGuestCart();
  const sub = useAuth.getState().user?.sub ?? null;
  if (!sub || items.length === 0) return;
  const { carts } = await api.carts.merge({ body: { items } });
  // Only now: what could not be brought along stays the visitor's.
  writeGuestCart([]);
  tellCartCount(sub, carts.length);
};

/** After signing in, what the visitor had chosen joins the member's cart; of each the larger number stays (S5). */
export const bringGuestCart = () => {
  running ??= bring().finally(() => {
    running = null;
  });
  return running;
};
