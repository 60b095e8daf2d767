import { ShoppingBag } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useAuth } from 'shared/auth';
import { Link } from 'shared/router';
import { useT } from '../i18n';
import styles from './CartLink.module.css';

/** Written by the shop (remote-home, carts/count), whose code no other page loads for a number. */
const key = 'portico.cartCount';
const changed = 'portico.cart';

const subscribe = (listener: () => void) => {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
};

/** Whose cart it is and how many lines it has, `<sub> <count>`; without a sub it is the visitor's. */
const kept = () => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** The way to the cart, once there is something in it. */
export const CartLink = () => {
  const t = useT();
  const sub = useAuth(({ user }) => user?.sub ?? '');
  const [owner, count = '0'] = useSyncExternalStore(subscribe, kept, () => '').split(' ');
  if (owner !== sub || count === '0') return null;
  return (
    <Link className={styles.cart} data-cart to="/shop/cart" aria-label={t('cart', { count })}>
      <ShoppingBag aria-hidden />
      <span aria-hidden>{count}</span>
    </Link>
  );
};
