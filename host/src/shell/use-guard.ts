import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAuth } from 'shared/auth';
import { homePath, useLanguage } from 'shared/i18n';
import { useLocation } from 'shared/router';
import { type GuardedRoute, judge, refuge } from './guard';
import { translate } from './i18n';

const key = 'portico.previous';
const noScope: string[] = [];

/** Storage may be closed to us; then there is no previous page. */
const stored = <T>(use: (storage: Storage) => T): T | null => {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
};

const onRehydrated = (listener: () => void) => useAuth.persist.onFinishHydration(listener);

/**
 * Says whether the page may show. Where it may not, tells the reader why and leaves by a full navigation (§5, §8).
 * A page with a scope waits until the tab's sign-in has been read.
 */
export const useGuard = (routes: readonly GuardedRoute[]): boolean => {
  const { pathname, search, hash } = useLocation();
  const language = useLanguage();
  const accessToken = useAuth((state) => state.accessToken);
  const scope = useAuth((state) => state.user?.scope) ?? noScope;
  const known = useSyncExternalStore(
    onRehydrated,
    () => useAuth.persist.hasHydrated(),
    () => false,
  );
  const [refused, setRefused] = useState<string | null>(null);

  const scoped = judge(pathname, routes, { accessToken: 'any', scope: [] }) !== 'pass';
  const verdict = judge(pathname, routes, { accessToken, scope });
  const decided = known || !scoped;

  useEffect(() => {
    if (!decided || refused === pathname) return;
    if (verdict === 'pass') {
      stored((storage) => storage.setItem(key, `${pathname}${search}${hash}`));
      return;
    }
    setRefused(pathname);
    window.alert(translate(language)(verdict));
    const admits = (path: string) => judge(path, routes, { accessToken, scope }) === 'pass';
    window.location.replace(
      refuge(
        pathname,
        stored((storage) => storage.getItem(key)),
        homePath[language],
        admits,
      ),
    );
  }, [decided, verdict, refused, pathname, search, hash, language, routes, accessToken, scope]);

  return decided && verdict === 'pass' && refused !== pathname;
};
