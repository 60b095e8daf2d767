import { Link } from 'shared/router';
import { useT } from '../i18n';
import { useSetting } from '../SettingProvider';
import styles from './Logo.module.css';

const Mark = () => (
  <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true" strokeLinejoin="round">
    <path fill="none" stroke="currentColor" strokeWidth="3.6" d="M8 41V5.8h32V41" />
    <path fill="currentColor" d="M12.5 11 23 15v31.5L12.5 41z" />
    <path className={styles.door} d="M25.5 10.5h9.5v32l7.5 4h-17z" />
  </svg>
);

export const Logo = () => {
  const setting = useSetting();
  const t = useT();
  const name = setting?.siteName ?? t('siteName');
  return (
    <Link className={styles.logo} to="/" aria-label={t('home', { name })}>
      <Mark />
      <span className={styles.name}>{name}</span>
    </Link>
  );
};
