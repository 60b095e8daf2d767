import { ShoppingBag } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useAuth } from 'shared/auth';
import { Link } from 'shared/router';
import { useT } from '../menu/i18n';
import styles from './CartLink.module.css';
import { cartChangeEvent, readCartCount } from './cart-count';

const subscribe = (listener: () => void) => {
  window.addEventListener(cartChangeEvent, listener);
  return () => window.removeEventListener(cartChangeEvent, listener);
};

const getCount = () => readCartCount() ?? '';

/** Link to the cart; not shown while the cart is empty. */
export const CartLink = () => {
  const t = useT();
  const sub = useAuth(({ user }) => user?.sub ?? '');
  const [owner, count = '0'] = useSyncExternalStore(subscribe, getCount, () => '').split(' ');
  if (owner !== sub || count === '0') return null;
  return (
    <Link className={styles.cart} data-cart to="/shop/cart" aria-label={t('cart', { count })}>
      <ShoppingBag aria-hidden />
      <span aria-hidden>{count}</span>
    </Link>
  );
};
