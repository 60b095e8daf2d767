import { Link } from 'shared/router';
import { useT } from '../i18n';
import { useSiteLinks } from '../use-navigation';
import styles from './LegalLinks.module.css';

/** What visitors look for at the end of a page. The privacy policy is emphasised, as required by law. */
export const LegalLinks = () => {
  const t = useT();
  const help = useSiteLinks('footer');
  return (
    <nav aria-label={t('legal')}>
      <ul className={styles.list}>
        {[...help, { to: '/terms/service', text: t('terms') }].map(({ to, text }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.link} to="/terms/privacy">
            <strong>{t('privacy')}</strong>
          </Link>
        </li>
      </ul>
    </nav>
  );
};
