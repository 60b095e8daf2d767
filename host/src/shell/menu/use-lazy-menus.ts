import { useCallback, useEffect, useState } from 'react';
import { cartChangeEvent, readCartCount } from '../header/cart-count';

type MenusModule = typeof import('./Menus');

/**
 * Loads the parts of the header that are not in the first bundle: the menus on demand (`loadMenus`), the cart link as soon as
 * the tab has a cart. They are undefined until then.
 */
export const useLazyMenus = () => {
  const [module, setModule] = useState<MenusModule | null>(null);
  const loadMenus = useCallback(
    () =>
      void import('./Menus').then(
        setModule,
        // Loading is tried again with the next call.
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    if (readCartCount() !== null) loadMenus();
    window.addEventListener(cartChangeEvent, loadMenus);
    return () => window.removeEventListener(cartChangeEvent, loadMenus);
  }, [loadMenus]);
  return { Menus: module?.Menus, CartLink: module?.CartLink, loadMenus };
};
