import { useCallback, useEffect, useState } from 'react';
import { useAuth } from 'shared/auth';
import { badgeChangeEvent, readStoredBadges } from 'shared/badges/stored-badges';

type MenusModule = typeof import('./Menus');

/**
 * Loads the parts of the header that are not in the first bundle: the menus on demand (`loadMenus`), the badges as soon as somebody is signed
 * in or the tab has a number. They are undefined until then.
 */
export const useLazyMenus = () => {
  const [module, setModule] = useState<MenusModule | null>(null);
  const isSignedIn = useAuth(({ user }) => user !== null);
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
    if (isSignedIn || readStoredBadges() !== null) loadMenus();
    window.addEventListener(badgeChangeEvent, loadMenus);
    return () => window.removeEventListener(badgeChangeEvent, loadMenus);
  }, [isSignedIn, loadMenus]);
  return { Menus: module?.Menus, Badges: module?.Badges, loadMenus };
};
