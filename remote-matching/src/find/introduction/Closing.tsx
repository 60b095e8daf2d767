import { ShieldCheck } from 'lucide-react';
import { Link } from 'shared/router';
import styles from './Closing.module.css';
import { introductionI18n } from './i18n';

export const Closing = () => {
  const t = introductionI18n.useT();
  return (
    <aside className={styles.closing}>
      <p className={styles.text}>
        <ShieldCheck aria-hidden />
        {t('privacyLead')}
      </p>
      <Link className={styles.link} to="/terms/privacy">
        {t('privacy')}
      </Link>
    </aside>
  );
};
