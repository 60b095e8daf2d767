import { Link } from 'shared/router';
import { useT } from '../i18n';
import styles from './LegalLinks.module.css';

/** The privacy policy is emphasised, as required by law. */
export const LegalLinks = () => {
  const t = useT();
  return (
    <nav aria-label={t('legal')}>
      <ul className={styles.list}>
        <li>
          <Link className={styles.link} to="/terms/service">
            {t('terms')}
          </Link>
        </li>
        <li>
          <Link className={styles.link} to="/terms/privacy">
            <strong>{t('privacy')}</strong>
          </Link>
        </li>
      </ul>
    </nav>
  );
};
