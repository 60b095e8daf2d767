import type { ReactNode } from 'react';
import { Link, useLocation } from 'shared/router';
import styles from './MatchingPage.module.css';
import { layoutTexts } from './texts';

const pages = [
  { to: '/matching', text: 'introduction' },
  { to: '/matching/faqs', text: 'faqs' },
] as const;

/** Every page of the platform under its own small bar. */
export const MatchingPage = ({ children }: { children: ReactNode }) => {
  const t = layoutTexts.useT();
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <nav className={styles.bar} aria-label={t('matching')}>
        <ul className={styles.list}>
          {pages.map(({ to, text }) => (
            <li key={to}>
              <Link className={styles.link} to={to} aria-current={pathname === to ? 'page' : undefined}>
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
};
