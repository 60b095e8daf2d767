import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'shared/router';
import { useT } from '../i18n';
import { useSiteLinks } from '../use-navigation';
import styles from './PrimaryNav.module.css';

/** Links that do not fit are cut off, and neither focused nor read; the menu has them too. */
export const PrimaryNav = () => {
  const t = useT();
  const links = useSiteLinks('header');
  const { pathname, hash } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const addresses = links.map(({ to }) => to).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other links are other elements.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) (target as HTMLElement).inert = !isIntersecting;
      },
      { root: list.current },
    );
    for (const item of list.current?.children ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, [addresses]);
  return (
    <nav className={styles.nav} aria-label={t('mainMenu')}>
      <ul ref={list} className={styles.list}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link className={styles.link} to={to} aria-current={`${pathname}${hash}` === to ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
