import { Link, useLocation } from 'shared/router';
import { useT } from '../i18n';
import { useSiteLinks } from '../site-links';
import styles from './PrimaryNav.module.css';

export const PrimaryNav = () => {
  const t = useT();
  const { main } = useSiteLinks();
  const { pathname, hash } = useLocation();
  return (
    <nav className={styles.nav} aria-label={t('mainMenu')}>
      <ul className={styles.list}>
        {main.map(({ to, text }) => (
          <li key={to}>
            <Link className={styles.link} to={to} aria-current={`${pathname}${hash}` === to ? 'page' : undefined}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
