import type { ReactNode } from 'react';
import { Link, useLocation } from 'shared/router';
import { InboxCount } from '../account/inbox/InboxCount';
import { useReader } from '../components/match-reader';
import { BottomBar } from './BottomBar';
import { layoutI18n } from './i18n';
import styles from './MatchingPage.module.css';
import { isCurrent, pagesFor } from './pages';

/** Every page of the platform under its own bar: at the top on a desk, under the thumb on a phone. */
export const MatchingPage = ({ children }: { children: ReactNode }) => {
  const t = layoutI18n.useT();
  const { pathname } = useLocation();
  const pages = pagesFor(useReader());
  return (
    <div className={styles.page}>
      <nav className={styles.bar} aria-label={t('matching')}>
        <ul className={styles.list}>
          {pages.map(({ to, text }) => (
            <li key={to}>
              <Link className={styles.link} to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
                {t(text)}
                {text === 'inbox' && <InboxCount />}
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
