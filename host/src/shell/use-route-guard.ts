import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAuth } from 'shared/auth';
import { localiseAddress, useLanguage } from 'shared/i18n';
import { useLocation } from 'shared/router';
import { readItem, writeItem } from '../browser-storage';
import { translate } from './i18n';
import { checkAccess, type GuardedRoute, getFallbackPath } from './route-guard';

/** Session storage key of the last page that was shown. */
const storageKey = 'portico.previous';
const noScope: string[] = [];

const subscribeToHydration = (listener: () => void) => useAuth.persist.onFinishHydration(listener);

/**
 * True when the page may be shown. Otherwise shows an alert with the reason and leaves by a full navigation (§5, §8).
 * A page with a scope is not decided before the sign-in of the tab has been read from storage.
 */
export const useRouteGuard = (routes: readonly GuardedRoute[]): boolean => {
  const { pathname, search, hash } = useLocation();
  const language = useLanguage();
  const accessToken = useAuth((state) => state.accessToken);
  const scope = useAuth((state) => state.user?.scope) ?? noScope;
  const isHydrated = useSyncExternalStore(
    subscribeToHydration,
    () => useAuth.persist.hasHydrated(),
    () => false,
  );
  const [refusedPath, setRefusedPath] = useState<string | null>(null);

  const hasScope = checkAccess(pathname, routes, { accessToken: 'any', scope: [] }) !== 'pass';
  const decision = checkAccess(pathname, routes, { accessToken, scope });
  const isDecided = isHydrated || !hasScope;

  useEffect(() => {
    if (!isDecided || refusedPath === pathname) return;
    if (decision === 'pass') {
      writeItem('sessionStorage', storageKey, `${pathname}${search}${hash}`);
      return;
    }
    setRefusedPath(pathname);
    window.alert(translate(language)(decision));
    const isAdmitted = (path: string) => checkAccess(path, routes, { accessToken, scope }) === 'pass';
    const fallback = getFallbackPath(pathname, readItem('sessionStorage', storageKey), isAdmitted);
    window.location.replace(fallback ? localiseAddress(fallback, language) : 'about:blank');
  }, [isDecided, decision, refusedPath, pathname, search, hash, language, routes, accessToken, scope]);

  return isDecided && decision === 'pass' && refusedPath !== pathname;
};
