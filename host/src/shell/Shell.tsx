import { type ReactNode, useEffect } from 'react';
import { changeLanguage, i18n, languageOfPath } from 'shared/i18n';
import { useLocation } from 'shared/router';
import { blockCopying, isBlockedPath } from './copy-blocking';
import { Footer } from './footer/Footer';
import type { GuardedRoute } from './guard';
import { Header } from './header/Header';
import { RouteAnnouncer } from './RouteAnnouncer';
import { RoutesContext } from './routes';
import { useSetting } from './SettingProvider';
import styles from './Shell.module.css';
import { SkipLink } from './SkipLink';
import { StickyBar } from './StickyBar';
import { useScrollMemory } from './scroll/use-scroll-memory';
import { useGuard } from './use-guard';
import './fallback-font.css';
import './base.css';

interface ShellProps {
  /** Of the host and of every remote's manifest. */
  routes: readonly GuardedRoute[];
  children: ReactNode;
}

/** What stands around every page. */
export const Shell = ({ routes, children }: ShellProps) => {
  const { pathname } = useLocation();
  const admitted = useGuard(routes);
  const blocked = useSetting()?.shell.blockCopy ?? false;
  const workplace = !isBlockedPath(pathname);

  useScrollMemory();
  useEffect(() => (blocked ? blockCopying() : undefined), [blocked]);
  useEffect(() => {
    const language = languageOfPath(pathname);
    if (language && language !== i18n.language) void changeLanguage(language);
  }, [pathname]);

  return (
    <RoutesContext value={routes}>
      <SkipLink />
      <Header workplace={workplace} />
      <main id="main" className={workplace ? styles.workplace : styles.main} tabIndex={-1}>
        {admitted && children}
      </main>
      <Footer compact={workplace} />
      {!workplace && <StickyBar />}
      <RouteAnnouncer />
    </RoutesContext>
  );
};
