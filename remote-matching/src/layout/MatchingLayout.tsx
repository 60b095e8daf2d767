import type { ReactNode } from 'react';
import { Link, useLocation } from 'shared/router';
import { UnreadBadge } from '../account/inbox/UnreadBadge';
import { useReader } from '../data/use-reader';
import { BottomBar } from './BottomBar';
import { layoutI18n } from './i18n';
import styles from './MatchingLayout.module.css';
import { getNavigation, isCurrentPath } from './navigation';

/** The frame of every page: navigation at the top on wide screens, at the bottom on phones. */
export const MatchingLayout = ({ children }: { children: ReactNode }) => {
  const t = layoutI18n.useT();
  const { pathname } = useLocation();
  const pages = getNavigation(useReader());
  return (
    <div className={styles.page}>
      <nav className={styles.bar} aria-label={t('matching')}>
        <ul className={styles.list}>
          {pages.map(({ to, text }) => (
            <li key={to}>
              <Link className={styles.link} to={to} aria-current={isCurrentPath(to, pathname) ? 'page' : undefined}>
                {t(text)}
                {text === 'inbox' && <UnreadBadge />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <BottomBar pages={pages} />
    </div>
  );
};
