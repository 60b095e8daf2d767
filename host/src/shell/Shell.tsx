import { type ReactNode, useEffect, useMemo } from 'react';
import type { RemoteManifest } from 'shared/remotes';
import { useLocation } from 'shared/router';
import { blockCopying, isPublicPath } from './copy-blocking';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { RouteAnnouncer } from './RouteAnnouncer';
import { useSetting } from './SettingProvider';
import styles from './Shell.module.css';
import { SkipLink } from './SkipLink';
import { StickyBar } from './StickyBar';
import { useFocusClearOfBars } from './scroll/use-focus-clear-of-bars';
import { useScrollRestoration } from './scroll/use-scroll-restoration';
import { ManifestsContext } from './use-has-page';
import { useRouteGuard } from './use-route-guard';
import 'shared/ui/fallback-font.css';
import 'shared/ui/base.css';

interface ShellProps {
  /** Manifests of all remotes. */
  manifests: readonly RemoteManifest[];
  children: ReactNode;
}

/** Header, footer and everything else around the pages. */
export const Shell = ({ manifests, children }: ShellProps) => {
  const { pathname } = useLocation();
  const isAllowed = useRouteGuard(useMemo(() => manifests.flatMap(({ routes }) => routes), [manifests]));
  const blockCopy = useSetting()?.shell.blockCopy ?? false;
  const isConsole = !isPublicPath(pathname);

  useScrollRestoration();
  useFocusClearOfBars();
  useEffect(() => (blockCopy ? blockCopying() : undefined), [blockCopy]);

  return (
    <ManifestsContext value={manifests}>
      <SkipLink />
      <Header isConsole={isConsole} />
      <main
        id="main"
        className={isConsole ? styles.workplace : styles.main}
        data-copy-blocked={blockCopy && !isConsole ? '' : undefined}
        tabIndex={-1}
      >
        {isAllowed && children}
      </main>
      <Footer compact={isConsole} />
      {!isConsole && <StickyBar />}
      <RouteAnnouncer />
    </ManifestsContext>
  );
};
