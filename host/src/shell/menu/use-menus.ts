import { useCallback, useEffect, useState } from 'react';

type Late = typeof import('./Menus');

/** Whether there has been something in the cart of this tab (see CartLink). */
const hasCart = () => {
  try {
    return sessionStorage.getItem('portico.cartCount') !== null;
  } catch {
    return false;
  }
};

/**
 * What of the header comes late: the menus, asked for when a hand nears them; the way to the cart as soon as there is
 * something in it.
 */
export const useMenus = () => {
  const [late, setLate] = useState<Late | null>(null);
  const fetchMenus = useCallback(
    () =>
      void import('./Menus').then(
        setLate,
        // The next press asks again.
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    if (hasCart()) fetchMenus();
    window.addEventListener('portico.cart', fetchMenus);
    return () => window.removeEventListener('portico.cart', fetchMenus);
  }, [fetchMenus]);
  return { Menus: late?.Menus, CartLink: late?.CartLink, fetchMenus };
};
